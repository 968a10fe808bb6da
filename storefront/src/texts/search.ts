/** Texts of the search screen (spec §2, Search); its failure messages are in `notices.ts`. */
export const searchTexts = {
  title: 'Búsqueda',
  idle: 'Realizar búsqueda',
  idleText: 'Escribí al menos 3 letras en el buscador, o recorré las categorías.',
  resultsFor: (text: string) => `Resultados para “${text}”`,
  resultsOfBrand: (brand: string) => `Productos de la marca “${brand}”`,
  /** Of a mistyped search: the words whose results are shown. */
  mended: (words: string) => `Mostramos resultados de “${words}”.`,
  /** Of a search for what is free of something, where no article says so. */
  undeclared: (condition: string) =>
    `No encontramos productos marcados “${condition}” para esta búsqueda: los que siguen no lo informan.`,
  nothingText: 'Probá con otra palabra, revisá que esté bien escrita o buscá por marca.',
} as const
