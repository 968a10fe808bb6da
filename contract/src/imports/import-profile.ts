import { Type, type Static } from 'typebox'
import { Closed, Nullable } from '../base/index.ts'
import { FACT_COLUMNS, NUTRIENT_COLUMNS, type NutrientColumn } from './fact-columns.ts'

/** The fields of an article that a column may hold. */
export const IMPORT_COLUMNS = [
  'codigo',
  'ean',
  'descripcion',
  'marca',
  'departamento',
  'familia',
  'precio',
  'unidad',
  'cantidad',
  'pesable',
  'iva',
  'impuesto_interno',
  'sucursal',
  'lista',
  'existencia',
  ...FACT_COLUMNS,
  ...(Object.keys(NUTRIENT_COLUMNS) as NutrientColumn[]),
] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]

export const IMPORT_ENCODINGS = ['utf-8', 'windows-1252', 'cp850', 'utf-16le', 'utf-16be'] as const
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number]

const literals = <const T extends readonly string[]>(names: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...names] }))

/** The position of a column: its name in the header, or its first character and length. */
export const ImportColumnPlace = Closed({
  Campo: literals(IMPORT_COLUMNS),
  Nombre: Type.String({ maxLength: 100 }),
  Desde: Nullable(Type.Integer({ minimum: 0, maximum: 10_000 })),
  Largo: Nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
})
export type ImportColumnPlace = Static<typeof ImportColumnPlace>

/** How one kind of list is read, mapped by hand and stored under a name; null: detected from the file. */
export const ImportProfile = Closed({
  Nombre: Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z_-]{0,39}$' }),
  /** `encabezado`: columns by the names of a header; `ancho`: a fixed width without header. */
  Formato: literals(['encabezado', 'ancho']),
  Codificacion: Nullable(literals(IMPORT_ENCODINGS)),
  Separador: Nullable(literals([';', ',', '\t', '|'])),
  Decimal: Nullable(literals([',', '.'])),
  /** Implied decimals of a price without a decimal point: 2 if prices are in centavos. */
  DecimalesImplicitos: Type.Integer({ minimum: 0, maximum: 4 }),
  Columnas: Type.Array(ImportColumnPlace, { minItems: 1, maxItems: 40 }),
})
export type ImportProfile = Static<typeof ImportProfile>
