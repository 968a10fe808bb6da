import type { QueuedOrder } from './staff-order.ts'

type Waiting = Pick<QueuedOrder, 'Id' | 'Dia' | 'HorarioEntrega' | 'Asignado' | 'Frio' | 'CantidadLineas'>

/**
 * The order that a picker takes next, among those that may be begun: one that is theirs before one of nobody, and none
 * of others. Of the earliest slot, orders without cold goods first, whose goods may lie longest; of these the largest,
 * which takes longest.
 */
export function nextOrder<T extends Waiting>(orders: readonly T[], own: string | undefined): T | undefined {
  const free = orders.filter(({ Asignado }) => Asignado === undefined || Asignado === own)
  return free.toSorted(
    (a, b) =>
      Number(b.Asignado !== undefined) - Number(a.Asignado !== undefined) ||
      (a.Dia ?? 0) - (b.Dia ?? 0) ||
      (a.HorarioEntrega ?? '').localeCompare(b.HorarioEntrega ?? '') ||
      Number(a.Frio === true) - Number(b.Frio === true) ||
      b.CantidadLineas - a.CantidadLineas ||
      a.Id - b.Id,
  )[0]
}
