import type { Article } from '@gondola/contract/entities/article.ts'

/** An article as a file tells it; null is what the file does not tell, which leaves the shop's own as it is. */
export interface ImportRow extends Pick<
  Article,
  'Codigo' | 'Descripcion' | 'unidad' | 'ContenidoNeto' | 'ContenidoUnidad' | 'ImpuestoInterno'
> {
  line: number
  Ean: string | null
  /** The code in the system that the file comes from. */
  codigo_origen: string | null
  Precioventa: number
  unidaddescrip: string
  marca: string | null
  departamento: string | null
  familia: string | null
  /** The family was guessed by the article's name, and moves only what has none. */
  isFamilyGuessed?: true
  /** Said of the price: it stays as the shop has it, or it is held by hand no more. */
  precio?: 'queda' | 'suelto'
  /** The branch that the row is of, where a file has several. */
  place?: string
  Iva: number | null
}
