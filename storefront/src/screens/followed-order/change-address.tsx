import type { Address } from '@gondola/contract/clients'
import type { Order } from '@gondola/contract/orders'
import { AddressSelect } from '../../parts/addresses/address-select.tsx'
import { checkoutTexts } from '../../texts/checkout.ts'
import { orderChangeTexts as texts } from '../../texts/order-change.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './change-order.module.css'
import type { Change } from './use-change-order.ts'

/** The longest address of an order (contract, `Opt3`). */
const ADDRESS_MAX_CHARACTERS = 200

/** The address of a home delivery: one of the account's where the shop asks for the place, elsewhere typed. */
export function ChangeAddress({ order, change }: { order: Order; change: Change }) {
  const { delivery, refusal, edits, choose } = change
  const error =
    (refusal?.field === 'address' ? refusal.text : null) ??
    (delivery.isLooking ? null : delivery.missing.address)
  if (delivery.isChosenAddress) return <AccountAddress order={order} change={change} trouble={error} />
  return (
    <TextField
      name="Direccion"
      label={texts.address}
      autoComplete="street-address"
      maxLength={ADDRESS_MAX_CHARACTERS}
      value={edits?.Direccion ?? order.Opt3}
      error={error}
      onChange={({ target }) => choose({ Direccion: target.value })}
    />
  )
}

function AccountAddress({
  order,
  change,
  trouble,
}: {
  order: Order
  change: Change
  trouble: string | null
}) {
  const { edits, choose, delivery } = change
  const { Cliente } = order
  const take = (address: Address | undefined) => {
    if (!address) return choose({ Entrega: undefined })
    const { Predeterminada: _, ...fields } = address
    choose({ Entrega: { ...fields, Cliente } })
  }
  return (
    <AddressSelect
      client={Cliente}
      chosenId={edits?.Entrega?.Id}
      none={order.FormaEntrega === 'ED' ? texts.ownAddress(order.Opt3) : checkoutTexts.choose}
      trouble={trouble}
      hint={delivery.isLooking && texts.lookingUp}
      buttonClass={styles['start']}
      onTake={take}
    />
  )
}
