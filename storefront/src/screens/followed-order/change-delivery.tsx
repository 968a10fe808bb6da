import { type DeliveryForm, isoDateOf } from '@gondola/contract/delivery'
import { hasAlcohol, type OrderInChange, type Order } from '@gondola/contract/orders'
import { formChoices, formWords } from '../../parts/checkout/order-delivery.ts'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { HoldNotice } from '../../parts/slots/hold-notice.tsx'
import { SlotRadios } from '../../parts/slots/slot-radios.tsx'
import { useSlotChoice } from '../../parts/slots/use-slot-grid.ts'
import { isSlotLost, useSlotHold } from '../../state/slot-hold.ts'
import { checkoutTexts } from '../../texts/checkout.ts'
import { orderChangeTexts as texts } from '../../texts/followed-order.ts'
import { slotTexts, whenWords } from '../../texts/delivery.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import type { Address } from '@gondola/contract/clients'
import { AddressSelect } from '../../parts/addresses/address-select.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './change-order.module.css'
import type { Change } from './use-change-order.ts'

/** Delivery form, address, day and slot of an order that is being changed. */
export function ChangeDelivery({ opened, change }: { opened: OrderInChange; change: Change }) {
  const { Pedido } = opened
  const { delivery, refusal, choose } = change
  const { FormaEntrega, own, isChosenAddress } = delivery
  const forms = formChoices(isChosenAddress ? (opened.Sucursal ?? undefined) : undefined)
  const at = whenWords(isoDateOf(own.Dia ?? 0) ?? '', own.HorarioEntrega ?? '')
  const branch = isChosenAddress ? Pedido.NombreSucursal : undefined
  return (
    <>
      <p className={styles['hint']}>
        {Pedido.FormaEntrega !== null && texts.now(formWords(Pedido.FormaEntrega, branch), at)}
      </p>
      <SelectField
        name="FormaEntrega"
        label={checkoutTexts.form}
        value={FormaEntrega ?? ''}
        error={refusal?.field === 'form' ? refusal.text : null}
        onChange={({ target }) => choose({ FormaEntrega: target.value as DeliveryForm })}
      >
        {forms
          .filter(([code]) => code === 'ED' || code === 'RS')
          .map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
      </SelectField>
      {FormaEntrega === 'ED' && <ChangeAddress order={Pedido} change={change} />}
      {FormaEntrega !== null && <ChangeSlot opened={opened} change={change} FormaEntrega={FormaEntrega} />}
    </>
  )
}

const SLOT_ERROR = 'cambio-horario'

/** The grid of the checkout's second step, with the order's own place in it. */
function ChangeSlot({
  opened,
  change,
  FormaEntrega,
}: {
  opened: OrderInChange
  change: Change
  FormaEntrega: DeliveryForm
}) {
  const { delivery, refusal, preview, choose, take } = change
  const { own, chosen, isMoved, missing } = delivery
  const { data, error, refetch, isFetching } = delivery.grid
  const usual = useSlotHold((state) => state.usual) ?? null
  // the notice above the grid says it already
  const isTold = useSlotHold(isSlotLost)
  const grid = useSlotChoice(data, hasAlcohol((preview?.Pedido ?? opened).Lineas), usual, opened.Pedido.Id)
  const trouble = refusal?.field === 'slot' ? refusal.text : missing.slot
  const errorId = trouble !== null && !isTold ? SLOT_ERROR : undefined
  return (
    <div className={styles['slots']} data-refused={trouble !== null || undefined} tabIndex={-1}>
      <HoldNotice
        order={isMoved ? chosen : { Dia: null, HorarioEntrega: null }}
        hint={own.Dia === null ? slotTexts.willHold : slotTexts.willHoldOther}
      />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && isFetching && <SkeletonLines count={5} />}
      <SlotRadios
        FormaEntrega={FormaEntrega}
        chosen={chosen}
        grid={grid}
        own={own}
        errorId={errorId}
        onTake={take}
      />
      {errorId && <FieldError id={errorId} error={trouble} />}
      {isMoved && own.Dia !== null && (
        <Button
          size="s"
          variant="quiet"
          className={styles['start']}
          onClick={() =>
            own.Dia !== null && own.HorarioEntrega !== null
              ? take({ Dia: own.Dia, HorarioEntrega: own.HorarioEntrega })
              : choose({})
          }
        >
          {texts.keepSlot}
        </Button>
      )}
    </div>
  )
}

/** The longest address of an order (contract, `Opt3`). */
const ADDRESS_MAX_CHARACTERS = 200

/** The address of a home delivery: one of the account's where the shop asks for the place, elsewhere typed. */
function ChangeAddress({ order, change }: { order: Order; change: Change }) {
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
