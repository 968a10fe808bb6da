/** Texts of the price label. The legend is set by Res. 4/2025 art. 2 c, the prompt by the specification (spec §1). */
export const shelfLabelTexts = {
  hiddenPrice: 'Inicia sesión para ver precios.',
  withoutTaxes: 'PRECIO SIN IMPUESTOS NACIONALES:',
  perKilogram: 'x kg',
  offer: 'OFERTA',
  less: (percent: number) => `−${percent} %`,
  before: 'Antes',
  now: 'Ahora',
  price: 'Precio',
  perKilogramSpoken: 'por kilo',
} as const
