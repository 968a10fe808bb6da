import type { Nutrient } from '../catalogue/index.ts'
import { Type, type Static } from 'typebox'
import { Closed, Nullable } from '../base/index.ts'

/** Columns of what an article's package says, by the fact that each sets. */
export const FACT_COLUMNS = [
  'descripcion_larga',
  'ingredientes',
  'contiene',
  'puede_contener',
  'sin_tacc',
  'sin_azucar',
  'vegano',
  'sellos',
  'leyendas',
  'origen',
  'productor',
  'conservacion',
  'nutricion_por',
] as const

/** Columns of amounts per 100 g or 100 ml. */
export const NUTRIENT_COLUMNS = {
  energia_kcal: 'Energia',
  carbohidratos_g: 'Carbohidratos',
  azucares_g: 'Azucares',
  azucares_agregados_g: 'AzucaresAgregados',
  proteinas_g: 'Proteinas',
  grasas_totales_g: 'GrasasTotales',
  grasas_saturadas_g: 'GrasasSaturadas',
  grasas_trans_g: 'GrasasTrans',
  fibra_g: 'Fibra',
  sodio_mg: 'Sodio',
} as const satisfies Readonly<Record<string, Nutrient>>
export type NutrientColumn = keyof typeof NUTRIENT_COLUMNS

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
