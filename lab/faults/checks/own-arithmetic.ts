import type { AskedLine } from '../people/journal.ts'
import { SHIPPING, STOCK } from '../shop/stocked-shop.ts'

// Computes the shop's totals independently, in whole centavos, without any of the shop's code.

/** A line's price in centavos; rounds half a centavo up. */
export function centavosOf({ Codart, Cantidad }: AskedLine): number {
  const stock = STOCK[Codart]
  if (stock === undefined) throw new Error(`${Codart} is not sold`)
  if (!stock.weighed) return stock.centavos * Cantidad
  return Number((BigInt(stock.centavos) * BigInt(Cantidad) + 500n) / 1000n)
}

export const goodsOf = (lines: readonly AskedLine[]): number =>
  lines.reduce((sum, line) => sum + centavosOf(line), 0)

export const netOf = (lines: readonly AskedLine[], isBrought: boolean): number =>
  goodsOf(lines) + (isBrought ? SHIPPING : 0)

export const inCentavos = (pesos: number): number => Math.round(pesos * 100)
