import { DateInput, required, TextInput } from 'react-admin'
import type { BranchHoliday, Holiday } from '@gondola/contract/delivery'
import { BranchInput } from '../ui/forms/branch-inputs.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { OrdersOfDay } from './affected-orders.tsx'

/** Days without deliveries, of the shop. */
export const holidays = recordScreens<Holiday>({
  list: {
    columns: [{ field: 'Fecha', as: 'day' }, { field: 'Descrip' }],
    line: ['Descrip', null, 'Fecha'],
    phoneOnly: true,
    search: false,
    sort: '-Fecha',
  },
  form: {
    fields: ({ isNew }) => (
      <>
        {isNew ? <DateInput source="Fecha" validate={required()} /> : <DateInput source="Fecha" readOnly />}
        <TextInput source="Descrip" validate={required()} />
        {isNew && <OrdersOfDay />}
      </>
    ),
  },
})

/** Days without deliveries of one branch. */
export const branchHolidays = recordScreens<BranchHoliday>({
  list: {
    columns: [{ field: 'Fecha', as: 'day' }, { field: 'NombreSucursal' }, { field: 'Descrip' }],
    line: ['Descrip', 'NombreSucursal', 'Fecha'],
    phoneOnly: true,
    search: false,
    sort: '-Fecha',
  },
  form: {
    fields: ({ isNew }) => (
      <>
        {isNew ? <BranchInput /> : <TextInput source="NombreSucursal" readOnly />}
        {isNew ? <DateInput source="Fecha" validate={required()} /> : <DateInput source="Fecha" readOnly />}
        <TextInput source="Descrip" validate={required()} />
      </>
    ),
  },
})
