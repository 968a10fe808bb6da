import { ownTexts, say } from '@gondola/contract/base'

/** `Otras galletitas dulces`; of a family that is not named by one plural word, `Otros productos de …`. */
function otherOf(family: string): string {
  const [first = ''] = family.split(' ')
  if (!first.endsWith('s') || /,| y /.test(family)) return say`Otros productos de ${family.toLowerCase()}`
  return `${/(?:as|leches|carnes)$/i.test(first) ? say`Otras` : say`Otros`} ${family.toLowerCase()}`
}

const bareWords = (text: string): string[] =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').split(' ')

/** Texts of the search screen (spec §2, Search); its failure messages are in `notices.ts`. */
export const searchTexts = ownTexts({
  title: 'Búsqueda',
  idle: 'Realizar búsqueda',
  idleText: 'Escribí al menos 3 letras en el buscador, o recorré las categorías.',
  resultsFor: (text: string) => say`Resultados para “${text}”`,
  resultsOfBrand: (brand: string) => say`Productos de la marca “${brand}”`,
  /** Of a mistyped search, or one of whose words nothing has some: the words whose results are shown. */
  mended: (words: string, typed: string) => {
    const [found, said] = [words, typed].map((text) => bareWords(text))
    const lost = typed.split(' ').filter((_, place) => !found!.includes(said![place]!))
    return found!.every((word) => said!.includes(word)) && lost.length > 0
      ? say`No encontramos “${lost.join(' ')}”: mostramos resultados de “${words}”.`
      : say`Mostramos resultados de “${words}”.`
  },
  /** Of a search for what is free of something, where no article says so. */
  undeclared: (condition: string) =>
    say`No encontramos productos marcados “${condition}” para esta búsqueda: los que siguen no lo informan.`,
  /** Of a search for what is not sold, or for what nothing sold is, before others of its kind. */
  notSold: (words: string, family: string) =>
    /^para /i.test(words)
      ? say`No encontramos nada ${words}; esto es lo más parecido:`
      : say`No tenemos ${words}. ${otherOf(family)}:`,
  nothingText: 'Probá con otra palabra, revisá que esté bien escrita o buscá por marca.',
} as const)

/** Texts of what opens beneath the search field. */
export const surfaceTexts = ownTexts({
  recent: 'Tus últimas búsquedas',
  forget: 'Borrar',
  forgetRecent: 'Borrar tus últimas búsquedas',
  byBrand: (brand: string) => say`${brand} (marca)`,
  usual: 'Lo que comprás siempre',
  aisles: 'Categorías',
  tooShort: 'Escribí al menos 3 letras.',
  allResults: (text: string) => say`Ver todos los resultados de “${text}”`,
  nothing: (text: string) => say`No tenemos sugerencias para “${text}”.`,
  failed: 'No pudimos traer sugerencias. Podés buscar igual.',
  offline: 'Estás sin conexión: las sugerencias vuelven con internet.',
  searchSuggestions: 'Sugerencias',
  suggestedBrand: 'Marca',
  suggestedFamily: 'Categoría',
  suggestionCount: (count: number) =>
    count === 0 ? say`Sin sugerencias` : count === 1 ? say`1 sugerencia` : say`${count} sugerencias`,
} as const)

/** Texts of the filters of lists and searches (contract §8). */
export const filterTexts = ownTexts({
  title: 'Filtros',
  open: 'Filtrar',
  openWith: (count: number) => say`Filtrar (${count})`,
  signs: 'Ofertas y promociones',
  offer: 'En oferta',
  promotion: 'En promoción',
  diets: 'Apto',
  brands: 'Marca',
  families: 'Categoría',
  sizes: 'Tamaño',
  showAll: (count: number) => say`Ver las ${count}`,
  showFewer: 'Ver menos',
  articles: (count: number) => (count === 1 ? say`1 producto` : say`${count} productos`),
  show: (count: number) => (count === 1 ? say`Ver 1 producto` : say`Ver ${count} productos`),
  showPending: 'Ver productos',
  clear: 'Limpiar',
  clearAll: 'Limpiar filtros',
  chosen: 'Filtros elegidos',
  remove: (name: string) => say`Quitar el filtro ${name}`,
  nothingLeft: 'No hay productos con esos filtros',
  nothingLeftText: 'Probá sacando alguno de los que elegiste.',
} as const)
