import type { Rejection } from '@gondola/contract/imports'
import { readNumber, toTwoDecimals, type DecimalSign } from './read-number.ts'

const PRICE_MAX = 9_999_999_999
/** What some systems write for a missing price. */
const FILLER = /^9{6,}([.,](9+|0+))?$/

export type PriceReading = { ok: true; pesos: number; isRounded: boolean } | { ok: false; motivo: Rejection }

/** A price from a file, in pesos with two decimals, or the reason why it is invalid. */
export function readPrice(text: string, column: DecimalSign): PriceReading {
  const bare = text
    .replace(/^(ars|ar\$|\$)\s*/i, '')
    .replace(/\s*(ars|\$)$/i, '')
    .replace(/\s/g, '')
  if (bare === '') return { ok: false, motivo: 'precio_vacio' }
  if (/^n\/?d\.?$/i.test(bare)) return { ok: false, motivo: 'precio_N/D' }
  if (/^-[\d.,]+$/.test(bare)) return { ok: false, motivo: 'precio_negativo' }
  if (FILLER.test(bare)) return { ok: false, motivo: 'precio_centinela_999999' }
  const number = readNumber(bare, column)
  if (number === null) return { ok: false, motivo: 'precio_texto' }
  const pesos = toTwoDecimals(number.value)
  if (pesos === 0) return { ok: false, motivo: 'precio_cero' }
  if (pesos > PRICE_MAX) return { ok: false, motivo: 'precio_fuera_de_rango' }
  return { ok: true, pesos, isRounded: number.decimals > 2 }
}
