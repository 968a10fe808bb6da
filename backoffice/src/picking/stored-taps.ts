import { PickingTap, StaffOrder, type SubstituteArticle } from '@gondola/contract/orders'
import { fits } from '../api/storage.ts'

/** A tap not yet sent, with the data needed to display it meanwhile. */
export interface WaitingTap {
  Pedido: number
  tap: PickingTap
  substitute: SubstituteArticle | null
  /** The Id of the staff member who made it. */
  Autor?: number
}

/** A tap that was not applied, and why; stored until somebody has read it. */
export interface LostTap {
  /** 0: unknown order. */
  Pedido: number
  Items: number
  Clave: string
  Detalle: string
}

// Validation of what a device has stored, in this version or an earlier one.

const isTap = fits(PickingTap)

export function isWaitingTap(value: unknown): value is WaitingTap {
  const { Pedido, tap, substitute, Autor = 0 } = (value ?? {}) as Partial<Record<keyof WaitingTap, unknown>>
  const areNumbers = [Pedido, Autor].every(Number.isSafeInteger)
  return areNumbers && isTap(tap) && (substitute === null || isSubstitute(substitute))
}

function isSubstitute(value: unknown): boolean {
  const { Codart, Descrip, Unidad, Precio } = (value ?? {}) as Partial<Record<string, unknown>>
  return (
    [Codart, Descrip].every((text) => typeof text === 'string') &&
    (Unidad === 1 || Unidad === 100) &&
    Number.isFinite(Precio)
  )
}

export function isLostTap(value: unknown): value is LostTap {
  const { Pedido, Items, Clave, Detalle } = (value ?? {}) as Partial<Record<keyof LostTap, unknown>>
  return (
    [Pedido, Items].every(Number.isSafeInteger) && [Clave, Detalle].every((text) => typeof text === 'string')
  )
}

export const isOrder = fits(StaffOrder)

export const areWaitingTaps = listOf(isWaitingTap)
export const areLostTaps = listOf(isLostTap)
export const areOrders = listOf(isOrder)

function listOf<T>(isOne: (value: unknown) => value is T) {
  return (value: unknown): value is T[] => Array.isArray(value) && value.every((each) => isOne(each))
}
