// The tests' own arithmetic on prices: nothing of the shop's stands behind what it is compared with.

/** Whole centavos of a price on the wire. */
export const centavos = (pesos: number): number => Math.round(pesos * 100)

/** Centavos of so many grams at a price per kilogram, to the nearest, halves up. */
export function centavosOfGrams(pesosPerKilogram: number, grams: number): number {
  const thousandths = centavos(pesosPerKilogram) * grams
  return (thousandths - (thousandths % 1000)) / 1000 + (thousandths % 1000 >= 500 ? 1 : 0)
}

/** `$ 1.234,50` of 123450 centavos. */
export function written(amount: number): string {
  const [whole, cents] = [Math.floor(amount / 100), amount % 100]
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '.')
  return `$ ${grouped},${String(cents).padStart(2, '0')}`
}
