import type { NamedPlace } from '@gondola/contract/branches'
import type { DeliveryForm } from '@gondola/contract/delivery'
import { violationMessage } from '@gondola/contract/http'
import type { OrderInChange } from '@gondola/contract/orders'
import type { OrderEdits } from '../../state/cart/order-edits.ts'
import { useOrderGrid } from '../../state/cart/order-change.ts'
import { useOrderBranch } from '../../state/delivery.ts'
import { branchName } from '../../state/place/change-place.ts'
import { placeOfAddress, useLookUp } from '../../state/place/lookups.ts'
import type { Chosen } from '../../state/slot-hold.ts'
import { checkoutPlaceTexts } from '../../texts/delivery.ts'
import { orderChangeTexts as texts } from '../../texts/followed-order.ts'

export interface ChangedDelivery {
  FormaEntrega: DeliveryForm | null
  /** The order's own day and slot. */
  own: Chosen
  chosen: Chosen
  isMoved: boolean
  /** Where the shop asks for the place: one of the account's addresses is chosen; elsewhere it is typed. */
  isChosenAddress: boolean
  /** The place of a newly chosen address; null: the order's own, or a pickup. */
  named: NamedPlace | null
  /** What must be chosen before the change can be computed, in words, at its field. */
  missing: { address: string | null; slot: string | null }
  /** Whether the new address is reached is being asked. */
  isLooking: boolean
  /** Undefined until the zone of the new address is known. */
  grid: ReturnType<typeof useOrderGrid>
}

/** Where and when an order goes as it is edited. Its branch stays. */
export function useChangedDelivery(opened: OrderInChange, edits: OrderEdits | undefined): ChangedDelivery {
  const { Pedido, Sucursal, Zona } = opened
  const isChosenAddress = useOrderBranch() !== undefined
  const FormaEntrega = edits?.FormaEntrega ?? Pedido.FormaEntrega
  const isDelivered = FormaEntrega === 'ED'
  const address = isDelivered ? edits?.Entrega : undefined
  const named = address === undefined ? null : placeOfAddress(address)
  const { data, error } = useLookUp(named)
  const reached = data?.Opciones.find((option) => option.Sucursal === Sucursal)
  const isOwnPlace = isDelivered && address === undefined
  const zone = reached && { Sucursal, Zona: reached.Zona?.Id ?? null }
  const place = isOwnPlace ? { Sucursal, Zona } : isDelivered ? (zone ?? null) : { Sucursal, Zona: null }
  const grid = useOrderGrid(place)
  const own = { Dia: Pedido.Dia, HorarioEntrega: Pedido.HorarioEntrega }
  const isMoved = edits?.Dia !== undefined
  const chosen = isMoved ? { Dia: edits.Dia ?? null, HorarioEntrega: edits.HorarioEntrega ?? null } : own
  const trouble = () => {
    if (!isDelivered) return null
    if (!isChosenAddress) return (edits?.Direccion ?? Pedido.Opt3).trim() === '' ? texts.missingAddress : null
    if (address === undefined) return Pedido.FormaEntrega === 'ED' ? null : checkoutPlaceTexts.choose
    if (named === null) return checkoutPlaceTexts.incomplete
    if (data === undefined || reached !== undefined) return null
    const [other] = data.Opciones
    if (other !== undefined) return texts.otherBranch(other.Nombre, Pedido.NombreSucursal ?? '')
    const Nombre = branchName(data.Retiros[0]) ?? null
    return violationMessage({ code: 'fuera-de-zona', Nombre }).text
  }
  const isLooking = named !== null && data === undefined && error === null
  return {
    FormaEntrega,
    own,
    chosen,
    isMoved,
    isChosenAddress,
    named,
    missing: {
      address: isLooking ? texts.lookingUp : trouble(),
      slot: isMoved && chosen.HorarioEntrega === null ? texts.slotAgain : null,
    },
    isLooking,
    grid,
  }
}
