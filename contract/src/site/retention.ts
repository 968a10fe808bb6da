import { Type } from 'typebox'

interface Days {
  least: number
  most: number
  /** In a shop that has not chosen. */
  days: number
}

/**
 * Site parameters that say for how many days a shop keeps what becomes more for as long as it sells. What has no such
 * parameter stays, or goes by a rule of its own (docs/operating.md).
 */
export const RETENTION = {
  /** What a sent mail said. */
  DiasContenidoCorreos: { least: 1, most: 3650, days: 90 },
  /** That a mail was sent, to whom and about what. */
  DiasRegistroCorreos: { least: 90, most: 3650, days: 730 },
  /** Mail addresses of people whom no zone reaches. */
  DiasAvisosCobertura: { least: 1, most: 3650, days: 365 },
  /** Contact messages and card requests that are dealt with. */
  DiasConsultas: { least: 90, most: 3650, days: 1095 },
  /** Withdrawals that are dealt with; a consumer may claim for three years. */
  DiasArrepentimientos: { least: 1095, most: 3650, days: 1825 },
  /** Saved carts of customers who do not come back. */
  DiasCarritos: { least: 30, most: 3650, days: 730 },
  /** Each tap of a picker; what was prepared stays with the order. */
  DiasToques: { least: 7, most: 730, days: 90 },
  /** Messages to other systems and to browsers; other systems are tried for two days. */
  DiasAvisosEnviados: { least: 7, most: 365, days: 30 },
  /** Searches without results. */
  DiasBusquedas: { least: 7, most: 730, days: 90 },
  /** Files of imports, what they changed line by line, and what undoes them. */
  DiasImportaciones: { least: 7, most: 365, days: 30 },
  /** The log of changes, but for orders, money, points and prices. */
  DiasRegistroCambios: { least: 365, most: 3650, days: 3650 },
} as const satisfies Record<string, Days>

export type RetentionParameter = keyof typeof RETENTION
export const RETENTION_PARAMETERS = Object.keys(RETENTION) as RetentionParameter[]

/** As stored; `checkParameters` has the bounds of each. */
export const RetentionDays = Type.Integer({ minimum: 1, maximum: 1_000_000 })
