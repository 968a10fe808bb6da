import {
  BooleanInput,
  DataTable,
  FunctionField,
  required,
  SimpleForm,
  SimpleList,
  TextInput,
} from 'react-admin'
import type { StaffSlot } from '@gondola/contract/delivery'
import { SLOT_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { YesNoField } from '../ui/records/fields.tsx'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'
import { OrderInput } from '../ui/forms/order-input.tsx'
import { BranchInput } from '../ui/forms/branch-input.tsx'
import { FirstOwnSlot } from './first-own-slot.tsx'
import { LastOwnSlot } from './last-own-slot.tsx'
import { OrdersOfSlot } from './taken-orders.tsx'
import { WholeInput } from '../ui/forms/number-inputs.tsx'

export function SlotList() {
  const isPhone = useIsPhone()
  const { branches } = useChosenBranch()
  const nameOf = (Id: number | undefined) =>
    branches.find((branch) => branch.Id === Id)?.Nombre ?? TEXTS.ofShop
  const isNamed = branches.length > 0
  return (
    <ListScreen sort={{ field: 'Orden', order: 'ASC' }}>
      {isPhone ? (
        <SimpleList<StaffSlot & { id: number }>
          primaryText={({ Desde, Hasta }) => `${Desde} a ${Hasta}`}
          secondaryText={({ Cupo, Sucursal }) =>
            `${TEXTS.fields.Cupo}: ${Cupo}${isNamed ? ` · ${nameOf(Sucursal)}` : ''}`
          }
          tertiaryText={({ Activo }) => (Activo ? '' : TEXTS.off)}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Orden" align="right" />
          <DataTable.Col source="Desde" />
          <DataTable.Col source="Hasta" />
          <DataTable.Col source="Cupo" align="right" />
          <DataTable.Col source="Activo">
            <YesNoField source="Activo" />
          </DataTable.Col>
          {isNamed && (
            <DataTable.Col source="Sucursal" disableSort>
              <FunctionField<StaffSlot & { id: number }> render={({ Sucursal }) => nameOf(Sucursal)} />
            </DataTable.Col>
          )}
        </DataTable>
      )}
    </ListScreen>
  )
}

const SlotForm = ({ isNew = false }: { isNew?: boolean }) => (
  <SimpleForm>
    {isNew && <BranchInput emptyText={TEXTS.ofShop} />}
    <TextInput source="Desde" validate={required()} helperText={TEXTS.timeHint} />
    <TextInput source="Hasta" validate={required()} helperText={TEXTS.timeHint} />
    <WholeInput source="Cupo" min={0} validate={required()} helperText={TEXTS.placesHint} />
    <BooleanInput source="Activo" defaultValue />
    <OrderInput />
    <OrdersOfSlot />
    <FirstOwnSlot />
    <LastOwnSlot />
  </SimpleForm>
)

export const SlotCreate = () => (
  <CreateScreen>
    <SlotForm isNew />
  </CreateScreen>
)

export const SlotEdit = () => (
  <EditScreen branchesOf={({ Sucursal }) => (Sucursal === undefined ? null : [Sucursal as number])}>
    <SlotForm />
  </EditScreen>
)
