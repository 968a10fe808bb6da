import { DataTable, DateInput, required, SimpleForm, SimpleList, TextInput } from 'react-admin'
import type { Holiday } from '@gondola/contract/delivery'
import { formatDate } from '@gondola/contract/base'
import { DayField } from '../ui/records/fields.tsx'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { OrdersOfDay } from './taken-orders.tsx'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'

export function HolidayList() {
  const isPhone = useIsPhone()
  return (
    <ListScreen sort={{ field: 'Fecha', order: 'DESC' }}>
      {isPhone ? (
        <SimpleList<Holiday & { id: string }>
          primaryText={({ Descrip }) => Descrip}
          tertiaryText={({ Fecha }) => formatDate(Fecha)}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Fecha">
            <DayField source="Fecha" />
          </DataTable.Col>
          <DataTable.Col source="Descrip" />
        </DataTable>
      )}
    </ListScreen>
  )
}

export const HolidayCreate = () => (
  <CreateScreen>
    <SimpleForm>
      <DateInput source="Fecha" validate={required()} />
      <TextInput source="Descrip" validate={required()} />
      <OrdersOfDay />
    </SimpleForm>
  </CreateScreen>
)

export const HolidayEdit = () => (
  <EditScreen>
    <SimpleForm>
      <DateInput source="Fecha" readOnly />
      <TextInput source="Descrip" validate={required()} />
    </SimpleForm>
  </EditScreen>
)
