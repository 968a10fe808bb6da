import type { LineWishes } from '@gondola/contract/cart'
import { orderAddress } from '@gondola/contract/base'
import {
  type OrderChangeDraft,
  type OrderInChange,
  type Order,
  changePlacedOrder,
  hasAlcohol,
} from '@gondola/contract/orders'
import { violationMessage } from '@gondola/contract/http'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { NetworkLost, Refused } from '../../api/errors.ts'
import { send } from '../../api/client.ts'
import { useCart } from '../../state/cart/cart.ts'
import { newIdempotencyKey } from '../../state/cart/idempotency-key.ts'
import {
  type EditedChoices,
  keepOrderEdits,
  type OrderEdits,
  findOrderEdits,
  useEdits,
} from '../../state/cart/order-edits.ts'
import { forgetOrders } from '../../state/cart/orders.ts'
import {
  draftLines,
  editedLines,
  rowsOf,
  takeFromCart,
  useChangePreview,
  withCart,
  withWanted,
  withWishes,
  type ChangeRow,
} from '../../state/cart/order-change.ts'
import { forgetHold, holdFor, isHeld, releaseHold, useSlotHold } from '../../state/slot-hold.ts'
import { useMoneyOfList } from '../../parts/orders/money-note.tsx'
import { usePaymentTypes } from '../../state/delivery.ts'
import { reserveEndText } from '../../texts/payment.ts'
import { orderChangeTexts } from '../../texts/followed-order.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { type ChangeRefusal, isOld, refusalOf } from './change-refusal.ts'
import { useChangedDelivery, type ChangedDelivery } from './use-changed-delivery.ts'
import { addressInWords } from '../../state/cart/checkout.ts'
import type { ProposedSlot } from '@gondola/contract/delivery'
import { useHeldPlace } from '../../parts/slots/use-hold-keeper.ts'

/**
 * The change of a placed order while it is edited. Every attempt to save the same change has one key, so that it is
 * made once; the cart gives up its lines only after the server's answer. `onOld` is told of a refusal after which the
 * order must be opened again.
 */
export function useChangeOrder(opened: OrderInChange, isWithCart: boolean, onOld: (error: Refused) => void) {
  const { Pedido, Lineas } = opened
  const navigate = useNavigate()
  const { edits, edit } = useEdits(Pedido)
  const rows = rowsOf(Lineas, edits?.Lineas ?? [])
  const [isSaving, setIsSaving] = useState(false)
  const [failed, setFailed] = useState<ChangeRefusal | null>(null)
  const attempt = useRef<{ body: string; key: string } | null>(null)
  const delivery = useChangedDelivery(opened, edits)
  const isIncomplete = delivery.missing.address !== null || delivery.missing.slot !== null
  const draft = changeDraft(Pedido, rows, edits, delivery)
  const { isComputing, ...preview } = useChangePreview(Pedido.Id, isIncomplete ? null : draft)
  const error = isIncomplete ? null : preview.error
  useEffect(() => {
    if (error instanceof Refused && isOld(error)) onOld(error)
  }, [error, onOld])
  const needsAge = hasAlcohol(preview.data?.Pedido.Lineas ?? []) && !hasAlcohol(Lineas)
  const reserveEnd = useReserveEnd(Pedido, edits?.TipoPago?.Id)
  const refusal = failed ?? (error && !isComputing ? refusalOf(error) : null)
  const change = (...next: Parameters<typeof edit>) => {
    setFailed(null)
    edit(...next)
  }
  const setRows = (next: typeof rows) => change({ Lineas: editedLines(next) })
  const choose = (choice: EditedChoices) => change(choice)
  const hold = useChangeHold(opened, delivery, choose)
  const addCart = () => setRows(withCart(rows, useCart.getState().lines))
  const isAsked = useRef(isWithCart)
  useEffect(() => {
    if (!isAsked.current) return
    isAsked.current = false
    addCart()
  })
  const save = async (TotalNeto: number) => {
    if (needsAge && !edits?.MayorDeEdad)
      return setFailed({ ...violationMessage({ code: 'alcohol-edad' }), field: 'age' })
    const body = { ...draft, TotalNeto }
    const written = JSON.stringify(body)
    if (attempt.current?.body !== written) attempt.current = { body: written, key: newIdempotencyKey() }
    setIsSaving(true)
    setFailed(null)
    try {
      await send(changePlacedOrder, { params: { Id: Pedido.Id }, body, idempotencyKey: attempt.current.key })
    } catch (failure) {
      return afterFailure(failure)
    } finally {
      setIsSaving(false)
    }
    const hasCart = rows.some(({ cart }) => cart > 0)
    // the held place is the order's now: an emptied cart must not give it back
    if (delivery.isMoved) forgetHold()
    takeFromCart(rows)
    keepOrderEdits(Pedido, null)
    const saved = [orderChangeTexts.saved, hasCart ? orderChangeTexts.savedCart : '', reserveEnd].join(' ')
    void navigate(orderAddress(Pedido.Id), { replace: true, state: { saved } })
    void forgetOrders()
  }
  const afterFailure = (failure: unknown) => {
    if (failure instanceof NetworkLost) return setFailed({ text: orderChangeTexts.unknown })
    if (!(failure instanceof Refused)) throw failure
    const { code, status, Pedido: computed } = failure.problem
    // whether it took effect is unknown: the next attempt has the same key
    if (status >= 500 || code === 'limite' || code === 'concurrencia') return setFailed(refusalOf(failure))
    attempt.current = null
    if (code === 'sesion') return tellFailure(failure)
    if (isOld(failure)) return onOld(failure)
    if (code !== 'precios') return setFailed(refusalOf(failure))
    setFailed({ text: orderChangeTexts.repriced(computed?.TotalNeto) })
    void preview.refetch()
  }
  return {
    rows,
    edits,
    delivery,
    isIncomplete,
    preview: isIncomplete ? null : (preview.data ?? null),
    isComputing,
    isSaving,
    refusal,
    needsAge,
    reserveEnd,
    choose,
    take: hold.take,
    discard: hold.discard,
    setWanted: (Codart: string, wanted: number | null) => setRows(withWanted(rows, Codart, wanted)),
    wish: (Codart: string, wishes: Partial<LineWishes>) => setRows(withWishes(rows, Codart, wishes)),
    addCart,
    computeAgain: () => void preview.refetch(),
    save: (TotalNeto: number) => void save(TotalNeto),
  }
}

export type Change = ReturnType<typeof useChangeOrder>

/** What becomes of a card's reserve for an order once it has the payment type that is chosen; empty: nothing. */
function useReserveEnd(order: Order, chosen: number | undefined): string {
  const money = useMoneyOfList(order)
  const type = usePaymentTypes().data?.find(({ Id }) => Id === chosen)
  return type && money ? reserveEndText(type.Forma ?? 'puerta', money) : ''
}

/** What the form sends: all lines, and of the rest what is edited. */
function changeDraft(
  { Cambios = 0 }: Pick<Order, 'Cambios'>,
  rows: readonly ChangeRow[],
  edits: Partial<OrderEdits> = {},
  { FormaEntrega, named }: Pick<ChangedDelivery, 'FormaEntrega' | 'named'>,
): OrderChangeDraft {
  const { Entrega, Direccion, Dia, HorarioEntrega, TipoPago, Opt4, B1, MayorDeEdad } = edits
  const isDelivered = FormaEntrega === 'ED'
  return {
    Cambios,
    Lineas: draftLines(rows),
    ...(edits.FormaEntrega && { FormaEntrega: edits.FormaEntrega }),
    ...(isDelivered && Direccion !== undefined && { Opt3: Direccion.trim() }),
    ...(isDelivered && Entrega && { Opt3: addressInWords(Entrega), Lugar: named }),
    ...(Dia !== undefined && HorarioEntrega && { Dia, HorarioEntrega }),
    ...(TipoPago && { TipoPago }),
    ...(Opt4 !== undefined && { Opt4 }),
    ...(B1 !== undefined && { B1 }),
    ...(MayorDeEdad && { MayorDeEdad }),
  }
}

/**
 * Holds the place that an order is to move to. One place is held for an account: that of a checkout that was left is
 * asked for again when the checkout is.
 */
function useChangeHold(
  { Pedido, Sucursal }: OrderInChange,
  { FormaEntrega, named, own, chosen, isMoved, missing }: ChangedDelivery,
  choose: (choice: EditedChoices) => void,
) {
  const { Dia, HorarioEntrega } = chosen
  const isHolding = isMoved && FormaEntrega !== null && Dia !== null && HorarioEntrega !== null
  useHeldPlace(
    isHolding && missing.address === null
      ? {
          FormaEntrega,
          Dia,
          HorarioEntrega,
          Pedido: Pedido.Id,
          ...(Sucursal !== null && { Sucursal }),
          ...(named && { Lugar: named }),
        }
      : null,
  )
  const latest = useRef(choose)
  useEffect(() => {
    latest.current = choose
  })
  useEffect(() => {
    const edited = () => findOrderEdits(Pedido)
    return holdFor({
      chosen: () => ({ Dia: edited()?.Dia ?? null, HorarioEntrega: edited()?.HorarioEntrega ?? null }),
      clear: () => latest.current({ HorarioEntrega: null }),
    })
  }, [Pedido])
  const letGo = () => {
    if (isMoved && isHeld(useSlotHold.getState().held, chosen)) releaseHold()
  }
  return {
    take: (slot: ProposedSlot) => {
      if (slot.Dia === own.Dia && slot.HorarioEntrega === own.HorarioEntrega) letGo()
      useSlotHold.setState({ hasRunOut: false, refusal: null })
      choose(slot)
    },
    discard: () => {
      letGo()
      keepOrderEdits(Pedido, null)
    },
  }
}
