import { BooleanInput, DataTable, required, SimpleForm, SimpleList, TextInput } from 'react-admin'
import type { StaffPaymentType } from '@gondola/contract/delivery'
import { PAYMENT_TYPE_TEXTS } from '../texts/delivery-screens.ts'
import { YesNoField } from '../ui/records/fields.tsx'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'
import { OrderInput } from '../ui/forms/order-input.tsx'

/** The payment types in the shop's order. */
export function PaymentTypeList() {
  const isPhone = useIsPhone()
  return (
    <ListScreen sort={{ field: 'Orden', order: 'ASC' }}>
      {isPhone ? (
        <SimpleList<StaffPaymentType & { id: number }>
          primaryText={({ Descrip }) => Descrip}
          tertiaryText={({ Activo }) => (Activo ? '' : PAYMENT_TYPE_TEXTS.off)}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Orden" align="right" />
          <DataTable.Col source="Descrip" />
          <DataTable.Col source="Activo">
            <YesNoField source="Activo" />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}

const PaymentTypeForm = () => (
  <SimpleForm>
    <TextInput source="Descrip" validate={required()} />
    <TextInput source="Indicaciones" defaultValue="" multiline helperText={PAYMENT_TYPE_TEXTS.wordsHint} />
    <TextInput source="Alias" defaultValue="" helperText={PAYMENT_TYPE_TEXTS.aliasHint} />
    <BooleanInput source="Activo" defaultValue />
    <OrderInput />
  </SimpleForm>
)

export const PaymentTypeCreate = () => (
  <CreateScreen>
    <PaymentTypeForm />
  </CreateScreen>
)

export const PaymentTypeEdit = () => (
  <EditScreen>
    <PaymentTypeForm />
  </EditScreen>
)
