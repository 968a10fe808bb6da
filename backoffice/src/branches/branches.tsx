import { DataTable, required, SimpleForm, SimpleList, TextInput } from 'react-admin'
import type { StaffBranch } from '@gondola/contract/branches'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { keptText } from '../ui/forms/kept-text.ts'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'
import { OrderInput } from '../ui/forms/order-input.tsx'

export function BranchList() {
  const isPhone = useIsPhone()
  return (
    <ListScreen sort={{ field: 'Orden', order: 'ASC' }}>
      {isPhone ? (
        <SimpleList<StaffBranch & { id: number }>
          primaryText={({ Nombre }) => Nombre}
          secondaryText={({ Direccion }) => Direccion}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Orden" align="right" />
          <DataTable.Col source="Nombre" />
          <DataTable.Col source="Direccion" />
          <DataTable.Col source="Telefono" disableSort />
        </DataTable>
      )}
    </ListScreen>
  )
}

const BranchForm = () => (
  <SimpleForm>
    <TextInput source="Nombre" validate={required()} />
    <TextInput source="Direccion" parse={keptText} defaultValue="" />
    <TextInput source="Telefono" parse={keptText} defaultValue="" />
    <OrderInput />
  </SimpleForm>
)

export const BranchCreate = () => (
  <CreateScreen>
    <BranchForm />
  </CreateScreen>
)

export const BranchEdit = () => (
  <EditScreen>
    <BranchForm />
  </EditScreen>
)
