import type { Address } from '@gondola/contract/clients'
import { addressLine } from '@gondola/contract/clients'
import type { Order } from '@gondola/contract/orders'
import { useRef, useState } from 'react'
import { AddressForm, isAddressBegun } from '../../parts/addresses/address-form.tsx'
import { RetryHint } from '../../parts/forms/retry-hint.tsx'
import { failureMessage } from '../../parts/messages/failure-message.ts'
import { placeOfAddress, useAddresses } from '../../state/place/lookups.ts'
import { checkoutPlaceTexts } from '../../texts/checkout-place.ts'
import { checkoutTexts } from '../../texts/checkout.ts'
import { orderChangeTexts as texts } from '../../texts/order-change.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
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
  const { data: addresses, error, refetch, isFetching } = useAddresses()
  const [open, setOpen] = useState<Address | 'new' | null>(() => (isAddressBegun(Cliente) ? 'new' : null))
  const isOwn = order.FormaEntrega === 'ED'
  const select = useRef<HTMLSelectElement>(null)
  const close = () => {
    setOpen(null)
    select.current?.focus()
  }
  const take = (address: Address | undefined) => {
    setOpen(null)
    if (!address) return choose({ Entrega: undefined })
    const { Predeterminada: _, ...fields } = address
    choose({ Entrega: { ...fields, Cliente } })
    if (placeOfAddress(address) === null) setOpen(address)
  }
  // chosen before the page was loaded: nobody opened its form
  const incomplete = addresses?.find(
    (address) => address.Id === edits?.Entrega?.Id && placeOfAddress(address) === null,
  )
  const edited = open ?? incomplete
  return (
    <>
      <SelectField
        ref={select}
        name="Entrega"
        label={checkoutPlaceTexts.address}
        value={edits?.Entrega?.Id ?? ''}
        disabled={!addresses}
        error={error && !addresses ? failureMessage(error).text : trouble}
        hint={
          error && !addresses ? (
            <RetryHint onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            delivery.isLooking && texts.lookingUp
          )
        }
        onChange={({ target }) => take(addresses?.find(({ Id }) => String(Id) === target.value))}
      >
        <option value="">{isOwn ? texts.ownAddress(order.Opt3) : checkoutTexts.choose}</option>
        {addresses?.map((address) => (
          <option key={address.Id} value={address.Id}>
            {[addressLine(address), address.Localidad, address.CodigoPostal].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectField>
      {edited === undefined ? (
        <Button
          variant="secondary"
          size="s"
          className={styles['start']}
          disabled={!addresses}
          onClick={() => setOpen('new')}
        >
          {checkoutPlaceTexts.add}
        </Button>
      ) : (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.Id}
          address={edited === 'new' ? undefined : edited}
          isUnasked={open === null}
          onSaved={(saved) => {
            close()
            take(saved)
          }}
          onCancel={() => {
            close()
            if (incomplete) choose({ Entrega: undefined })
          }}
        />
      )}
    </>
  )
}
