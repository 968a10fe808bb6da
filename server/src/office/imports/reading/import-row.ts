import type { Article } from '@gondola/contract/catalogue'
import type { ToldFacts } from './told-facts.ts'

/** An article as read from a file; null is a value that the file does not have, and keeps the shop's own. */
export interface ImportRow extends Pick<
  Article,
  'Codigo' | 'unidad' | 'ContenidoNeto' | 'ContenidoUnidad' | 'ImpuestoInterno'
> {
  line: number
  /** Empty: the article keeps its name; a new article needs one. */
  Descripcion: string
  Ean: string | null
  /** The code in the system that wrote the file. */
  codigo_origen: string | null
  Precioventa: number
  unidaddescrip: string
  /** The file does not say whether it is sold by weight: `unidad` is that of a new article. */
  isUnitGuessed?: true
  /** The content, if any, was read in the article's name. */
  isContentGuessed?: true
  marca: string | null
  departamento: string | null
  familia: string | null
  /** The family was guessed from the article's name, and moves only unclassified articles. */
  isFamilyGuessed?: true
  /** Decision on the price: `queda` keeps the shop's price, `suelto` ends the hold by hand. */
  precio?: 'queda' | 'suelto'
  /** The row's branch, or its price list, if the file has several. */
  place?: string
  /** Pieces or grams that the branch has, by the file; as it stands in the file if `isUnitGuessed`. */
  stock?: number
  Iva: number | null
  /** What the row says of the package; absent: nothing. */
  facts?: ToldFacts
}
