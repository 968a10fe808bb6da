import type { OrderedTotals, PreparedLine } from '../entities/preparation.ts'
import { sumOfPesos, toCentavos } from './money.ts'
import type { PreparationViolation } from './preparation-violation.ts'

type Prepared = { Preparado?: PreparedLine }

/** How many lines somebody has decided on, of how many. */
export function preparationProgress(lines: readonly Prepared[]): { done: number; of: number } {
  return { done: lines.filter(({ Preparado }) => Preparado !== undefined).length, of: lines.length }
}

/** Whether an order may be called ready: every line decided on, and something to bring. */
export function checkPrepared(lines: readonly Prepared[]): PreparationViolation | null {
  const { done, of } = preparationProgress(lines)
  if (done < of) return { code: 'falta-preparar', count: of - done }
  return lines.every(({ Preparado }) => isMissing(Preparado)) ? { code: 'nada-preparado' } : null
}

/** Whether nothing came of a line: not the article, no substitute. */
export function isMissing(prepared: PreparedLine | undefined): boolean {
  return prepared !== undefined && prepared.Cantidad === 0 && prepared.Sustituto === null
}

/** What lines cost of which some are prepared: those at their prepared price, the others as ordered. In pesos. */
export function preparedGross(lines: readonly (Prepared & { Precioventa: number | null })[]): number {
  return sumOfPesos(lines.map(({ Preparado, Precioventa }) => Preparado?.Precioventa ?? Precioventa ?? 0))
}

/**
 * The order's final totals: lines as prepared, shipping unchanged. `TotalDescuento` is that of what was prepared; it
 * never exceeds the goods.
 */
export function finalTotals(
  lines: readonly (Prepared & { Precioventa: number | null })[],
  TotalDescuento: number,
  TotalEnvio: number,
): OrderedTotals {
  const TotalBruto = preparedGross(lines)
  const discount = toCentavos(TotalDescuento) > toCentavos(TotalBruto) ? TotalBruto : TotalDescuento
  return {
    TotalBruto,
    TotalDescuento: discount,
    TotalEnvio,
    TotalNeto: sumOfPesos([TotalBruto, -discount, TotalEnvio]),
  }
}

/** Points that a dispatched order earns: one for every `PesosPorPunto` of its goods after discount; 0 turns points off. */
export function pointsEarned(
  { TotalBruto, TotalDescuento }: { TotalBruto: number; TotalDescuento: number | null },
  PesosPorPunto: number,
): number {
  if (PesosPorPunto <= 0) return 0
  const goods = toCentavos(TotalBruto) - toCentavos(TotalDescuento ?? 0)
  return Math.max(0, Math.floor(goods / toCentavos(PesosPorPunto)))
}
