import {
  DIETS,
  type Diet,
  type Nutrition,
  type OwnField,
  type PlainFacts,
  type ProductFacts,
} from '../catalogue/index.ts'
import { Type, type Static } from 'typebox'
import { Closed, literals, Nullable } from '../base/index.ts'

/** What a column may tell of an article's package: a fact, a claim, an amount, or what the amounts are per. */
type Fact = keyof PlainFacts | Diet | keyof Nutrition

/** The fields of an article that a column may hold, with their titles and, of the package's facts, the fact. */
const COLUMNS = {
  codigo: ['Código interno'],
  ean: ['Código de barras'],
  descripcion: ['Descripción'],
  marca: ['Marca'],
  departamento: ['Departamento'],
  familia: ['Familia'],
  precio: ['Precio final'],
  precio_sin_iva: ['Precio sin IVA'],
  unidad: ['Unidad de medida'],
  cantidad: ['Contenido'],
  pesable: ['Se vende por peso'],
  iva: ['IVA'],
  impuesto_interno: ['Impuesto interno'],
  sucursal: ['Sucursal'],
  lista: ['Lista de precios'],
  existencia: ['Existencia'],
  costo: ['Costo (con impuestos)'],
  descripcion_larga: ['Descripción larga', 'Descripcion'],
  ingredientes: ['Ingredientes', 'Ingredientes'],
  contiene: ['Contiene (alérgenos)', 'Contiene'],
  puede_contener: ['Puede contener', 'PuedeContener'],
  sin_tacc: ['Sin TACC', 'sin-tacc'],
  sin_azucar: ['Sin azúcar', 'sin-azucar'],
  sin_lactosa: ['Sin lactosa', 'sin-lactosa'],
  vegano: ['Vegano', 'vegano'],
  sellos: ['Sellos', 'Sellos'],
  leyendas: ['Leyendas', 'Leyendas'],
  origen: ['País de origen', 'PaisOrigen'],
  productor: ['Productor', 'Productor'],
  conservacion: ['Conservación', 'Conservacion'],
  nutricion_por: ['Nutrición: por 100 g o 100 ml', 'Por'],
  energia_kcal: ['Nutrición: energía (kcal)', 'Energia'],
  carbohidratos_g: ['Nutrición: carbohidratos (g)', 'Carbohidratos'],
  azucares_g: ['Nutrición: azúcares totales (g)', 'Azucares'],
  azucares_agregados_g: ['Nutrición: azúcares añadidos (g)', 'AzucaresAgregados'],
  proteinas_g: ['Nutrición: proteínas (g)', 'Proteinas'],
  grasas_totales_g: ['Nutrición: grasas totales (g)', 'GrasasTotales'],
  grasas_saturadas_g: ['Nutrición: grasas saturadas (g)', 'GrasasSaturadas'],
  grasas_trans_g: ['Nutrición: grasas trans (g)', 'GrasasTrans'],
  fibra_g: ['Nutrición: fibra (g)', 'Fibra'],
  sodio_mg: ['Nutrición: sodio (mg)', 'Sodio'],
} as const satisfies Readonly<Record<string, readonly [title: string, fact?: Fact]>>

export type ImportColumn = keyof typeof COLUMNS
export const IMPORT_COLUMNS = Object.keys(COLUMNS) as readonly ImportColumn[]
export const IMPORT_COLUMN_NAMES = Object.fromEntries(
  Object.entries(COLUMNS).map(([column, [title]]) => [column, title]),
) as Readonly<Record<ImportColumn, string>>

/** Columns whose number is a field of the article as it stands. */
export const NUMBER_COLUMNS = [['impuesto_interno', 'ImpuestoInterno']] as const satisfies readonly [
  ImportColumn,
  OwnField,
][]
/** Their fields. */
export const NUMBER_FIELDS = NUMBER_COLUMNS.map(([, name]) => name)

/** The columns of what an article's package says, each with the fact that it tells. */
export const FACT_COLUMNS = IMPORT_COLUMNS.flatMap((column): (readonly [ImportColumn, Fact])[] => {
  const fact: Fact | undefined = COLUMNS[column][1]
  return fact === undefined ? [] : [[column, fact]]
})

/** Those of the given facts. */
export const factColumns = <F extends Fact>(facts: readonly F[]): (readonly [ImportColumn, F])[] =>
  FACT_COLUMNS.filter((told): told is readonly [ImportColumn, F] => facts.some((fact) => fact === told[1]))

/** What the package says by fact, as a column tells it. */
export const toldFacts = (
  facts: ProductFacts | null | undefined,
): PlainFacts & Nutrition & Record<Diet, boolean> => ({
  ...facts,
  ...facts?.Nutricion,
  ...(Object.fromEntries(DIETS.map((diet) => [diet, facts?.Apto?.includes(diet) ?? false])) as Record<
    Diet,
    boolean
  >),
})

export const IMPORT_ENCODINGS = [
  'utf-8',
  'windows-1252',
  'cp850',
  'macroman',
  'utf-16le',
  'utf-16be',
] as const
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number]

/** The position of a column: its name in the header, or its first character and length. */
export const ImportColumnPlace = Closed({
  Campo: literals(IMPORT_COLUMNS),
  Nombre: Type.String({ maxLength: 100 }),
  Desde: Nullable(Type.Integer({ minimum: 0, maximum: 10_000 })),
  Largo: Nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
})
export type ImportColumnPlace = Static<typeof ImportColumnPlace>

/** Profiles that the shop does not name itself. */
const BUILT_IN = new Set([
  'catalogo',
  'gondola',
  'precios-sin-iva',
  'sin-precios',
  'inventario',
  'pos',
  'sepa',
])
/** The name of a profile of the shop's own; empty for a built-in one. */
export const ownProfile = (name: string): string => (BUILT_IN.has(name) ? '' : name)

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
  /** Headings that staff left without use; a list with another one that an import could use is not of this kind. */
  SinUso: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200 })),
})
export type ImportProfile = Static<typeof ImportProfile>

/** How profiles fit a file. */
export const PROFILE_FIT = {
  /** A profile of the shop that reads a part of its columns. */
  Parecido: Type.Optional(Type.String()),
  /** Whole prices are in centavos. */
  EnCentavos: Type.Optional(Type.Literal(true)),
}
