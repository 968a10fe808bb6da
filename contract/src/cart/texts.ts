import { formatCount, formatGrams, formatPesos, ownTexts, type SaleUnit, say } from '../base/index.ts'

/** Texts of the cart: dropdown, panel and checkout's table (spec §2). */
export const cartTexts = ownTexts({
  title: 'Tu carrito',
  empty: 'Tu carrito está vacío',
  emptyHint: 'Agregá productos y los vas a ver acá.',
  pasteList: 'Pegá tu lista',
  save: 'Guardar pedido',
  checkout: 'Pasar por caja',
  total: 'Total',
  estimatedTotal: 'Total estimado',
  article: 'Artículo',
  price: 'Precio',
  loginForPrices: 'Inicia sesión para ver precios.',
  refreshing: 'Actualizando precios…',
  refreshFailed: 'No pudimos actualizar tu carrito con los precios de hoy.',
  pricesChanged: 'Cambiaron algunos precios',
  articlesGone: 'Ya no están a la venta y los quitamos de tu carrito',
  understood: 'Entendido',
  free: 'Sin cargo',
  estimate: 'Estimado',
  weighedHint: 'El total de lo pesable se ajusta al peso real.',
} as const)

/** The label of a total: an estimate if weighing may still change it. */
export const totalName = (isEstimate: boolean) => (isEstimate ? cartTexts.estimatedTotal : cartTexts.total)

export const feeText = (pesos: number | null): string => (pesos ? formatPesos(pesos) : cartTexts.free)

/** An amount that weighing may still change: `≈ $ 1.200,00`. */
export const estimatedAmount = (amount: string) => `≈ ${amount}`

/** Accessible name of the cart's button; tests and screen readers identify it by its first word (contract §6). */
export function cartButtonName(items: number): string {
  if (items === 0) return say`Carrito, vacío`
  return say`Carrito, ${itemsWords(items)}`
}

/** `3 productos`, `1 producto`. */
export function itemsWords(items: number): string {
  return items === 1 ? say`1 producto` : say`${items} productos`
}

/** `Queda 1`, `Quedan 3`, `Quedan 800 g`: how much a branch has left of an article. */
export function leftText(Quedan: number, Unidad: SaleUnit): string {
  const much = Unidad === 100 ? formatGrams(Quedan) : formatCount(Quedan)
  return /^1(?: kg)?$/.test(much) ? say`Queda ${much}` : say`Quedan ${much}`
}

/** `«en fetas finas»`: how the customer wants a line's article. */
export const lineNoteText = (Aclaracion: string): string => `«${Aclaracion}»`

/** Accessible name of the button that removes an article from the cart. */
export function removeName(Descrip: string): string {
  return say`Quitar ${Descrip}`
}

/** Progress towards the minimum purchase (amount still missing, in pesos). */
export function missingForMinimum(amount: number): string {
  return say`Te faltan ${formatPesos(amount)} para el mínimo`
}

export function minimumReached(Monto2: number): string {
  return say`Llegaste al mínimo de ${formatPesos(Monto2)}`
}

/** A cart with more pieces than allowed. */
export function tooManyPieces(pieces: number, most: number): string {
  const [has, may] = [pieces, most].map((count) => formatCount(count))
  return say`Tu carrito tiene ${has} unidades y un pedido puede tener hasta ${may}. Dividilo en dos pedidos.`
}

/** A price that differs from the one the customer saw. */
export function priceChanged(before: number, now: number): string {
  return say`antes ${formatPesos(before)}, ahora ${formatPesos(now)}`
}
