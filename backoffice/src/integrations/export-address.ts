import { callUrl } from '@gondola/contract/calls'
import { exportOrders } from '@gondola/contract/integrations'

/** The export's form; an empty field does not filter. */
export interface ExportFilter {
  /** Days as `2026-11-21`. */
  FechaDesde?: string
  FechaHasta?: string
  DiaDesde?: string
  DiaHasta?: string
  Estado?: string
  HorarioEntrega?: string
  FormaEntrega?: string
  /** The customer's, by the chain's number. */
  Sucursal?: string
  /** The one that prepares the order. */
  SucursalPedido?: string
  Detalle: string
}

const DAY_IDS = new Set(['DiaDesde', 'DiaHasta'])

export function exportAddress(filter: ExportFilter): string {
  const asked = Object.entries(filter)
    .filter(([, value]) => value !== '')
    // a delivery day's Id is its date without the dashes
    .map(([name, value]: [string, string]) => [name, DAY_IDS.has(name) ? value.replaceAll('-', '') : value])
  return `/api${callUrl(exportOrders, {}, Object.fromEntries(asked))}`
}
