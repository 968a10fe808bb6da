/** What a column may tell of an article. */
export type Column =
  | 'codigo'
  | 'ean'
  | 'descripcion'
  | 'marca'
  | 'departamento'
  | 'familia'
  | 'precio'
  | 'unidad'
  | 'cantidad'
  | 'pesable'
  | 'iva'
  | 'impuesto_interno'

/** How one kind of file names its columns: data only, so that a shop's own mapping is one more of them. */
export interface Profile {
  name: string
  /** A column's names in the file, case, accents and signs aside; the first that the header has is read. */
  columns: Partial<Record<Column, readonly string[]>>
  /** Without these a file is not of this profile; of a list, one is enough. */
  required: readonly (Column | readonly Column[])[]
}
