import { BooleanInput, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { StaffPaymentType } from '@gondola/contract/delivery'
import {
  PAYMENT_PROVIDERS,
  PROVIDER_NAMES,
  WAY_NAMES,
  WAY_SENTENCES,
  type DoorMeans,
  type PaymentWay,
} from '@gondola/contract/payments'
import { PAYMENT_TYPE_TEXTS } from '../texts/delivery-screens.ts'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { OrderInput } from '../ui/forms/number-inputs.tsx'
import { PendingAccountNotice } from '../ui/forms/pending-account.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'

const WAYS = choicesOf(WAY_NAMES)

export const paymentTypes = recordScreens<StaffPaymentType>({
  list: {
    columns: [
      { field: 'Orden', right: true },
      { field: 'Descrip' },
      { field: 'Forma', show: ({ Forma }) => WAY_NAMES[Forma] },
      { field: 'Activo', as: 'yesNo' },
    ],
    line: [
      'Descrip',
      ({ Forma }) => WAY_NAMES[Forma],
      ({ Activo }) => (Activo ? '' : PAYMENT_TYPE_TEXTS.off),
    ],
    phoneOnly: true,
    search: false,
    sort: 'Orden',
  },
  form: {
    fields: () => (
      <>
        <PendingAccountNotice De="tipos-pago" />
        <TextInput source="Descrip" validate={required()} />
        <TextInput
          source="Indicaciones"
          defaultValue=""
          multiline
          helperText={PAYMENT_TYPE_TEXTS.wordsHint}
        />
        <TextInput
          source="IndicacionesRetiro"
          defaultValue=""
          multiline
          helperText={PAYMENT_TYPE_TEXTS.pickupHint}
        />
        <AliasInput />
        <WayInputs />
        <DiscountInput />
        <BooleanInput source="Activo" defaultValue />
        <OrderInput />
      </>
    ),
  },
})

/** Not of transfers that the shop matches: customers read the account of 'Cuenta para transferencias'. */
function AliasInput() {
  const Proveedor = useWatch<{ Proveedor?: string | null }>({ name: 'Proveedor' })
  if (Proveedor === 'transferencia') return null
  return <TextInput source="Alias" defaultValue="" helperText={PAYMENT_TYPE_TEXTS.aliasHint} />
}

/** When and through whom orders are paid; the chosen way's sentence says what it means. */
function WayInputs() {
  const Forma = useWatch<{ Forma?: PaymentWay }>({ name: 'Forma' }) ?? 'puerta'
  const able = PROVIDER_NAMES.filter((name) => PAYMENT_PROVIDERS[name].ways.includes(Forma))
  return (
    <>
      <SelectInput
        source="Forma"
        choices={WAYS}
        defaultValue="puerta"
        validate={required()}
        helperText={`${WAY_SENTENCES[Forma]} ${PAYMENT_TYPE_TEXTS.keptWay}`}
      />
      {Forma !== 'puerta' && (
        <SelectInput
          source="Proveedor"
          choices={able.map((id) => ({ id, name: PAYMENT_PROVIDERS[id].title }))}
          validate={required()}
          helperText={PAYMENT_TYPE_TEXTS.providerHint}
        />
      )}
    </>
  )
}

/** `tarjeta,qr`; the empty key is none of them. */
const keyOf = (means: readonly DoorMeans[] | null | undefined) =>
  means === null || means === undefined ? 'forma' : means.toSorted().join() || 'ninguno'
const meansOf = (key: string): DoorMeans[] | null => {
  if (key === 'forma') return null
  return key === 'ninguno' ? [] : (key.split(',') as DoorMeans[])
}

/** With which means at the door the promotions of this type still count. */
const DiscountInput = () => (
  <SelectInput
    source="MediosConDescuento"
    choices={choicesOf(PAYMENT_TYPE_TEXTS.discountMeans)}
    format={keyOf}
    parse={meansOf}
    defaultValue={null}
    helperText={PAYMENT_TYPE_TEXTS.discountHint}
  />
)
