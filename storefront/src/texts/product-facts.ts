/** Texts of what an article's package says. */
export const productFactsTexts = {
  title: 'Sobre este producto',
  example: 'Datos de ejemplo',
  seals: 'Sellos de advertencia',
  ingredients: 'Ingredientes',
  contains: 'Contiene',
  mayContain: 'Puede contener',
  origin: 'Origen',
  producer: 'Productor',
  storage: 'Conservación',
  nutrition: (per: string) => `Información nutricional por ${per}`,
  remark: 'La información del envase es la que vale.',
} as const
