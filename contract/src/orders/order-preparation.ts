import type { CartLine, OrderedTotals, PreparedLine } from '../cart/index.ts'
import { type LineDiscount, lineTotal } from '../catalogue/index.ts'
import { dividedHalfAway, sumOfPesos, toCentavos, toPesos } from '../base/index.ts'
import { preparedDiscount } from '../promotions/index.ts'
import type { PreparationViolation } from './prepared-line.ts'

type Prepared = { Preparado?: PreparedLine }

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The letters of the orders' crates, in the order in which they are given: A to Z, AA to ZZ. */
export const CRATE_LETTERS: readonly string[] = [
  ...ALPHABET,
  ...ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)),
]

/** Whether nothing more is to be picked of a line: all of it was said, not only its first pieces counted. */
export const isPrepared = ({ Preparado }: Prepared): boolean =>
  Preparado !== undefined && Preparado.Contando !== true

export function preparationProgress(lines: readonly Prepared[]): { done: number; of: number } {
  return { done: lines.filter(isPrepared).length, of: lines.length }
}

/** Whether an order may be marked ready: every line prepared, and at least one not missing. */
export function checkPrepared(lines: readonly Prepared[]): PreparationViolation | null {
  const { done, of } = preparationProgress(lines)
  if (done < of) return { code: 'falta-preparar', count: of - done }
  return lines.every(({ Preparado }) => isMissing(Preparado)) ? { code: 'nada-preparado' } : null
}

/** Whether a line was prepared as missing: neither the article nor a substitute. */
export function isMissing(prepared: PreparedLine | undefined): boolean {
  return prepared !== undefined && prepared.Cantidad === 0 && prepared.Sustituto === null
}

/** Whether fewer pieces than ordered were prepared, without a substitute; weights have a tolerance instead. */
export function isShort({
  Cantidad,
  Unidad,
  Preparado,
}: Prepared & Pick<CartLine, 'Cantidad' | 'Unidad'>): boolean {
  if (Unidad !== 1 || Preparado === undefined || Preparado.Sustituto !== null) return false
  return Preparado.Cantidad > 0 && Preparado.Cantidad < Cantidad
}

/** Sum of lines of which some are prepared: those at their prepared price, the others as ordered. In pesos. */
export function preparedGross(lines: readonly (Prepared & { Precioventa: number | null })[]): number {
  return sumOfPesos(lines.map(({ Preparado, Precioventa }) => Preparado?.Precioventa ?? Precioventa ?? 0))
}

/** The fields of a line that its discount depends on: as ordered, and as prepared. */
type DiscountedLine = Prepared &
  Pick<CartLine, 'Cantidad' | 'Unidad' | 'Precioindividual' | 'Precioventa' | 'Descuentos'>

/**
 * Discount on a line as prepared, in pesos: for the article itself its share (`preparedDiscount`); for a substitute the
 * share of the article it replaces, in proportion to the price charged. A substitute thus never costs more than the
 * missing article after discounts.
 */
export function lineDiscount(line: DiscountedLine): number {
  const { Preparado, Precioindividual, Precioventa, Cantidad, Unidad } = line
  const whole = preparedDiscount(line, Cantidad)
  if (Preparado === undefined) return whole
  const own = preparedDiscount(line, Preparado.Cantidad)
  const { Sustituto } = Preparado
  const missing =
    toCentavos(Precioventa ?? 0) - toCentavos(lineTotal(Precioindividual ?? 0, Preparado.Cantidad, Unidad))
  if (Sustituto === null || missing <= 0) return own
  const rest = toCentavos(whole) - toCentavos(own)
  const charged = Math.min(toCentavos(Sustituto.Precioventa), missing)
  return sumOfPesos([own, toPesos(dividedHalfAway(rest * charged, missing))])
}

/** A line's discounts after preparation; if the amount changed, a single combined one. */
export function keptDiscounts(line: DiscountedLine): LineDiscount[] {
  const { Descuentos = [], Preparado } = line
  const [first] = Descuentos
  if (Preparado === undefined || first === undefined) return Descuentos
  const Monto = lineDiscount(line)
  if (toCentavos(Monto) === toCentavos(sumOfPesos(Descuentos.map((each) => each.Monto)))) return Descuentos
  if (Monto === 0) return []
  const Texto = Descuentos.map((each) => each.Texto).join(', ')
  return [{ ...first, Texto, Cantidad: keptQuantity(Descuentos, line.Unidad, Preparado), Monto }]
}

/** Units or grams that a combined discount covers; for a substitute those of the article it replaces. */
function keptQuantity(
  discounts: readonly LineDiscount[],
  Unidad: CartLine['Unidad'],
  { Cantidad, Sustituto }: PreparedLine,
): number {
  if (Unidad === 100) return Cantidad
  const ordered = discounts.reduce((sum, each) => sum + each.Cantidad, 0)
  return Sustituto === null ? Math.min(ordered, Cantidad) : ordered
}

/** The order's final totals: lines and their discounts as prepared, shipping unchanged. In pesos. */
export function finalTotals(lines: readonly DiscountedLine[], TotalEnvio: number): OrderedTotals {
  const TotalBruto = preparedGross(lines)
  const TotalDescuento = sumOfPesos(lines.map(lineDiscount))
  return {
    TotalBruto,
    TotalDescuento,
    TotalEnvio,
    TotalNeto: sumOfPesos([TotalBruto, -TotalDescuento, TotalEnvio]),
  }
}

/** Points for a dispatched order: one per `PesosPorPunto` of its goods after discount; 0 turns points off. */
export function pointsEarned(
  { TotalBruto, TotalDescuento }: { TotalBruto: number; TotalDescuento: number | null },
  PesosPorPunto: number,
): number {
  if (PesosPorPunto <= 0) return 0
  const goods = toCentavos(TotalBruto) - toCentavos(TotalDescuento ?? 0)
  return Math.max(0, Math.floor(goods / toCentavos(PesosPorPunto)))
}
