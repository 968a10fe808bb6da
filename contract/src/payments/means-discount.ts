/**
 * What of an order's discount is taken back because part of it was paid with means that the discount is not for, all in
 * centavos: what was paid so buys at the price without the discount, the rest at the price with it. `total` is after
 * the discount, `otherwise` what was paid with other means.
 */
export function takenBack(total: number, discount: number, otherwise: number): number {
  const full = total + discount
  if (discount <= 0 || full <= 0) return 0
  return Math.floor((discount * Math.min(Math.max(0, otherwise), full)) / full)
}

/**
 * The centavos that pay all of what is missing with means that the discount is not for: the missing part at the price
 * without it. `missing` is of the price with it.
 */
export function missingOtherwise(
  missing: number,
  { total, discount, otherwise }: { total: number; discount: number; otherwise: number },
): number {
  if (total <= 0) return missing
  const before = takenBack(total, discount, otherwise)
  // rounded down, it may be a centavo off: each centavo more takes back one more or none
  let amount = missing + Math.floor((discount * missing) / total)
  const rest = () => missing + takenBack(total, discount, otherwise + amount) - before - amount
  while (rest() > 0) amount += rest()
  while (rest() < 0) amount -= 1
  return amount
}
