import {
  PRICE_JUMP_FACTOR,
  PESOS_MAX,
  roundHalfAway,
  toCentavos,
  toPesos,
  type StaffViolation,
} from '../base/index.ts'
import type { PriceEnding, PriceRule } from './staff-price.ts'
import { catalogueFault } from './staff-texts.ts'

const PERCENT_MIN = -99
const PERCENT_MAX = 900

export function checkPriceRule({ Tipo, Valor }: PriceRule): StaffViolation | null {
  if (Tipo === 'importe')
    return toPesos(toCentavos(Valor)) === Valor ? null : catalogueFault('precio-decimales', 'Valor')
  return Valor < PERCENT_MIN || Valor > PERCENT_MAX ? catalogueFault('porcentaje-exagerado', 'Valor') : null
}

/**
 * A price in pesos after a change by per cent or amount, rounded to a step or to an ending; null if the result is not
 * positive or exceeds the maximum amount on the wire. A change of 0 only rounds.
 */
export function changedPrice(price: number, rule: PriceRule): number | null {
  const { Tipo, Valor, Sentido } = rule
  const centavos = toCentavos(price)
  const exact =
    Tipo === 'porcentaje' ? roundHalfAway((centavos * (100 + Valor)) / 100) : centavos + toCentavos(Valor)
  const { step, below } = roundingOf(rule)
  const changed = toPesos(ROUNDING[Sentido]((exact + below) / step) * step - below)
  return changed > 0 && changed <= PESOS_MAX ? changed : null
}

/** Endings as pesos below the next multiple of a step. */
const ENDINGS: Readonly<Record<PriceEnding, { step: number; below: number }>> = {
  '0,99': { step: 1, below: 0.01 },
  '9': { step: 10, below: 1 },
  '90': { step: 100, below: 10 },
  '99': { step: 100, below: 1 },
  '00': { step: 100, below: 0 },
  '990': { step: 1000, below: 10 },
  '999': { step: 1000, below: 1 },
}

/** The step that prices are rounded to and the amount below it, in centavos. */
function roundingOf({ Redondeo, Terminacion }: PriceRule): { step: number; below: number } {
  if (Terminacion === undefined) return { step: toCentavos(Redondeo), below: 0 }
  const { step, below } = ENDINGS[Terminacion]
  return { step: toCentavos(step), below: toCentavos(below) }
}

const ROUNDING = { cercano: roundHalfAway, arriba: Math.ceil, abajo: Math.floor } as const

/** Whether a price change exceeds the brake's factor, probably a typing error. */
export const isPriceJump = (before: number, after: number): boolean =>
  after > before * PRICE_JUMP_FACTOR || after * PRICE_JUMP_FACTOR < before
