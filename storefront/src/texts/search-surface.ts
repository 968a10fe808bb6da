/** Texts of what opens beneath the search field. */
export const surfaceTexts = {
  recent: 'Tus últimas búsquedas',
  forget: 'Borrar',
  forgetRecent: 'Borrar tus últimas búsquedas',
  byBrand: (brand: string) => `${brand} (marca)`,
  usual: 'Lo que comprás siempre',
  aisles: 'Categorías',
  tooShort: 'Escribí al menos 3 letras.',
  allResults: (text: string) => `Ver todos los resultados de “${text}”`,
  nothing: (text: string) => `No tenemos sugerencias para “${text}”.`,
  failed: 'No pudimos traer sugerencias. Podés buscar igual.',
  offline: 'Estás sin conexión: las sugerencias vuelven con internet.',
  searchSuggestions: 'Sugerencias',
  suggestedBrand: 'Marca',
  suggestedFamily: 'Categoría',
  suggestionCount: (count: number) =>
    count === 0 ? 'Sin sugerencias' : count === 1 ? '1 sugerencia' : `${count} sugerencias`,
} as const
