// The tests' own price arithmetic, independent of the shop's code.

/** A price of the API in whole centavos. */
export const centavos = (pesos: number): number => Math.round(pesos * 100)

/** The centavos of a weight in grams at a price per kilogram, rounded half up. */
export function centavosOfGrams(pesosPerKilogram: number, grams: number): number {
  const thousandths = centavos(pesosPerKilogram) * grams
  return (thousandths - (thousandths % 1000)) / 1000 + (thousandths % 1000 >= 500 ? 1 : 0)
}

/** Formats 123450 centavos as `$ 1.234,50`. */
export function written(amount: number): string {
  const [whole, cents] = [Math.floor(amount / 100), amount % 100]
  const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, '.')
  return `$ ${grouped},${String(cents).padStart(2, '0')}`
}
