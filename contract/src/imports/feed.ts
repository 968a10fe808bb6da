import { Type, type Static, type TObject, type TOptional } from 'typebox'
import { Closed, Id, IsoDate, OneOf } from '../base/index.ts'
import { StockNumber } from '../stock/index.ts'
import { IMPORT_COLUMN_NAMES, IMPORT_COLUMNS, type ImportColumn } from './import-profile.ts'

// What another system sends in batches: rows with the columns of an import, read by the same rules (docs/erp.md).

/** Rows in one request. */
export const FEED_ROWS_MAX = 1000
/** How long the answer to a batch with an `Idempotency-Key` is stored. */
export const FEED_KEY_DAYS = 7

type PascalCase<T extends string> = T extends `${infer Word}_${infer Rest}`
  ? `${Capitalize<Word>}${PascalCase<Rest>}`
  : Capitalize<T>

/** The field of a column: `descripcion_larga` is `DescripcionLarga`. */
export const feedField = <C extends ImportColumn>(column: C): PascalCase<C> =>
  column
    .split('_')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('') as PascalCase<C>

const Amount = Type.Number({ minimum: -1e12, maximum: 1e12 })
/** A cell as a file has it: text in any of its notations, a number, yes or no. */
const Cell = Type.Union([Type.String({ maxLength: 3000 }), Amount, Type.Boolean()])
type Cell = Static<typeof Cell>
type Row<C extends ImportColumn> = TObject<{ [F in C as PascalCase<F>]: TOptional<typeof Cell> }>

const rowOf = <C extends ImportColumn>(columns: readonly C[]): Row<C> =>
  Closed(
    Object.fromEntries(
      columns.map((column) => [
        feedField(column),
        Type.Optional({ ...Cell, title: IMPORT_COLUMN_NAMES[column] }),
      ]),
    ),
  ) as unknown as Row<C>

const PRICE_COLUMNS = [
  'codigo',
  'ean',
  'precio',
  'costo',
  'sucursal',
  'lista',
] as const satisfies readonly ImportColumn[]
type ArticleColumn = Exclude<ImportColumn, 'existencia' | 'sucursal' | 'lista'>
const NOT_OF_ARTICLES: ReadonlySet<ImportColumn> = new Set(['existencia', 'sucursal', 'lista'])
const ARTICLE_COLUMNS = IMPORT_COLUMNS.filter(
  (column): column is ArticleColumn => !NOT_OF_ARTICLES.has(column),
)

/** The columns that a batch of each kind may have. */
export const FEED_COLUMNS = { articulos: ARTICLE_COLUMNS, precios: PRICE_COLUMNS } as const
export type FeedKind = keyof typeof FEED_COLUMNS

/** A row of a batch, by field; what it lacks stays as it is. */
export type FeedRow = Partial<Record<PascalCase<ImportColumn>, Cell>>

/** The batch's name among the imports, under which it is undone; absent: the day's. */
const Lote = Type.Optional(
  Type.String({ minLength: 1, maxLength: 60, title: 'Nombre del lote; sin él, el día' }),
)

const batchOf = <R extends TObject>(row: R) =>
  Closed({ Lote, Filas: Type.Array(row, { minItems: 1, maxItems: FEED_ROWS_MAX }) })
export const ArticleBatch = batchOf(rowOf(ARTICLE_COLUMNS))
export const PriceBatch = batchOf(rowOf(PRICE_COLUMNS))

const text = (maxLength: number, title: string) => Type.String({ minLength: 1, maxLength, title })

/** An offer of an article; one that begins on the same day at the same branches is replaced. */
export const FeedOffer = Closed({
  Codigo: text(40, 'Código, EAN o código de origen'),
  Preciooferta: Type.Union([Amount, Type.String({ maxLength: 30 }), Type.Null()], {
    title: 'null quita la oferta',
  }),
  FechaDesde: IsoDate,
  FechaHasta: IsoDate,
  Sucursales: Type.Optional(
    Type.Array(Type.Union([Id, text(20, 'Código de la sucursal')]), {
      maxItems: 100,
      title: 'Sin ellas, todas',
    }),
  ),
})
export type FeedOffer = Static<typeof FeedOffer>
export const StockBatch = Closed({ Filas: Type.Array(StockNumber, { minItems: 1, maxItems: FEED_ROWS_MAX }) })
export const OfferBatch = Closed({ Filas: Type.Array(FeedOffer, { minItems: 1, maxItems: FEED_ROWS_MAX }) })

/** What became of a row: it counts now, it changes nothing, the brake holds it for staff, it is refused. */
export const FeedOutcome = OneOf('tomada', 'igual', 'retenida', 'rechazada')
export type FeedOutcome = Static<typeof FeedOutcome>

export const FeedRowAnswer = Closed({
  Fila: Type.Integer({ minimum: 1, title: 'Su lugar en el pedido, desde 1' }),
  Resultado: FeedOutcome,
  Motivo: Type.Optional(Type.String({ title: 'Palabra estable, para programas' })),
  Detalle: Type.Optional(Type.String({ title: 'El motivo, en castellano' })),
})
export type FeedRowAnswer = Static<typeof FeedRowAnswer>

/** What became of a batch, row by row. */
export const FeedReceipt = Closed({
  Tomadas: Type.Integer(),
  Iguales: Type.Integer(),
  Retenidas: Type.Integer(),
  Rechazadas: Type.Integer(),
  Importacion: Type.Optional(Type.Integer({ title: 'La importación del panel en la que quedó lo tomado' })),
  Retencion: Type.Optional(
    Closed({
      Importacion: Type.Integer({ title: 'Lo que espera una confirmación en el panel' }),
      Motivos: Type.Array(Type.String()),
    }),
  ),
  Filas: Type.Array(FeedRowAnswer),
})
export type FeedReceipt = Static<typeof FeedReceipt>
