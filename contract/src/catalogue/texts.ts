import { ownTexts } from '../base/index.ts'

/** Texts of the price label. The legend is set by Res. 4/2025 art. 2 c, the prompt by the specification (spec §1). */
export const shelfLabelTexts = ownTexts({
  hiddenPrice: 'Inicia sesión para ver precios.',
  withoutTaxes: 'PRECIO SIN IMPUESTOS NACIONALES:',
  perKilogram: 'x kg',
  offer: 'OFERTA',
  less: (percent: number) => `−${percent} %`,
  before: 'Antes',
  now: 'Ahora',
  price: 'Precio',
  perKilogramSpoken: 'por kilo',
} as const)

/** The search box's message for less than three letters (spec §8): separate, because every screen needs this one. */
export const shortSearch = ownTexts({ text: 'La búsqueda debe tener al menos 3 letras.' })
