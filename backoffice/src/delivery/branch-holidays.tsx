import { DataTable, DateInput, required, SimpleForm, SimpleList, TextInput } from 'react-admin'
import type { BranchHoliday } from '@gondola/contract/delivery'
import { formatDate } from '@gondola/contract/base'
import { DayField } from '../ui/records/fields.tsx'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'
import { BranchInput } from '../ui/forms/branch-input.tsx'

export function BranchHolidayList() {
  const isPhone = useIsPhone()
  return (
    <ListScreen sort={{ field: 'Fecha', order: 'DESC' }}>
      {isPhone ? (
        <SimpleList<BranchHoliday & { id: string }>
          primaryText={({ Descrip }) => Descrip}
          secondaryText={({ NombreSucursal }) => NombreSucursal}
          tertiaryText={({ Fecha }) => formatDate(Fecha)}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Fecha">
            <DayField source="Fecha" />
          </DataTable.Col>
          <DataTable.Col source="NombreSucursal" />
          <DataTable.Col source="Descrip" />
        </DataTable>
      )}
    </ListScreen>
  )
}

export const BranchHolidayCreate = () => (
  <CreateScreen>
    <SimpleForm>
      <BranchInput />
      <DateInput source="Fecha" validate={required()} />
      <TextInput source="Descrip" validate={required()} />
    </SimpleForm>
  </CreateScreen>
)

export const BranchHolidayEdit = () => (
  <EditScreen>
    <SimpleForm>
      <TextInput source="NombreSucursal" readOnly />
      <DateInput source="Fecha" readOnly />
      <TextInput source="Descrip" validate={required()} />
    </SimpleForm>
  </EditScreen>
)
