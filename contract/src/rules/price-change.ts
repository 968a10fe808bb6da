import { PRICE_JUMP_FACTOR } from '../constants.ts'
import { PESOS_MAX } from '../entities/fields.ts'
import type { PriceRule } from '../entities/staff-price.ts'
import { catalogueFault } from './catalogue-fault.ts'
import { roundHalfAway, toCentavos, toPesos } from './money.ts'
import type { StaffViolation } from './staff-violation.ts'

const PERCENT_MIN = -99
const PERCENT_MAX = 900

export function checkPriceRule({ Tipo, Valor }: PriceRule): StaffViolation | null {
  if (Tipo === 'importe')
    return toPesos(toCentavos(Valor)) === Valor ? null : catalogueFault('precio-decimales', 'Valor')
  return Valor < PERCENT_MIN || Valor > PERCENT_MAX ? catalogueFault('porcentaje-exagerado', 'Valor') : null
}

/**
 * A price in pesos after a change by per cent or amount, rounded to a step; null where it would be nothing or less, or
 * more than money on the wire may be. A change of 0 rounds only.
 */
export function changedPrice(price: number, { Tipo, Valor, Redondeo, Sentido }: PriceRule): number | null {
  const centavos = toCentavos(price)
  const exact =
    Tipo === 'porcentaje' ? roundHalfAway((centavos * (100 + Valor)) / 100) : centavos + toCentavos(Valor)
  const step = toCentavos(Redondeo)
  const changed = toPesos(ROUNDING[Sentido](exact / step) * step)
  return changed > 0 && changed <= PESOS_MAX ? changed : null
}

const ROUNDING = { cercano: roundHalfAway, arriba: Math.ceil, abajo: Math.floor } as const

/** A price that goes beyond the brake's factor looks like a slip of the hand. */
export const isPriceJump = (before: number, after: number): boolean =>
  after > before * PRICE_JUMP_FACTOR || after * PRICE_JUMP_FACTOR < before
