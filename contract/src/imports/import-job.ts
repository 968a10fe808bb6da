import { Type, type Static } from 'typebox'
import { ArticleCode, Closed, Id, literals, Nullable, Pesos, ShortText } from '../base/index.ts'
import { IMPORT_COLUMNS, ImportColumnPlace, PROFILE_FIT } from './import-profile.ts'

/** States of an import: comparing (`simulando`), ready for review (`lista`), scheduled, applied, undone. */
export const IMPORT_STATES = [
  'subida',
  'simulando',
  'lista',
  'programada',
  'aplicando',
  'aplicada',
  'retenida',
  'deshaciendo',
  'deshecha',
  'fallida',
  'descartada',
] as const
export const ImportState = literals(IMPORT_STATES)
export type ImportState = (typeof IMPORT_STATES)[number]

const KINDS = ['nueva', 'sube', 'baja', 'cambia', 'desaparece', 'fijada', 'existencia', 'costo'] as const
/** What an import does to an article; `fijada`: its price was set manually and differs from the file's. */
export const DifferenceKind = literals(KINDS)
export type DifferenceKind = (typeof KINDS)[number]

/** A field of an article that an import changes, in words; null: empty. */
export const FieldChange = Closed({
  Campo: literals(IMPORT_COLUMNS),
  Antes: Nullable(Type.String()),
  Despues: Nullable(Type.String()),
})
export type FieldChange = Static<typeof FieldChange>

/** One article that an import changes; prices in pesos, null if that side has none. */
export const ImportDifference = Closed({
  Tipo: DifferenceKind,
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  PrecioAntes: Nullable(Pesos),
  PrecioDespues: Nullable(Pesos),
  /** The price change exceeds the brake's factor. */
  Salto: Type.Boolean(),
  /** Line of the file; null if the article is not in the file. */
  Linea: Nullable(Type.Integer()),
  /** The price of today's offer if the new price is not above it; null otherwise. */
  Oferta: Nullable(Pesos),
  /** Accepted by staff: the jump is right, or the manual price may be overwritten. */
  Aceptada: Type.Boolean(),
  /** The branch in whose list the price jumps, or whose stock it is; absent: the base price, or a cost. */
  Sucursal: Type.Optional(Type.String()),
  /** What changes besides the price, field by field, or the stock or cost alone; absent: not compared. */
  Cambios: Type.Optional(Type.Array(FieldChange)),
})
export type ImportDifference = Static<typeof ImportDifference>

/** Why a branch of the shop is proposed for one of a file; `clave`: it has that key, and needs no confirmation. */
export const BranchLikeness = literals(['clave', 'codigo', 'nombre', 'direccion'])
export type BranchLikeness = Static<typeof BranchLikeness>

/** A branch of a price file (SEPA): its key is `comercio-bandera-sucursal`. */
export const ImportBranch = Closed({
  Clave: Type.String(),
  Comercio: Type.String(),
  Nombre: Type.String(),
  Tipo: Type.String(),
  Localidad: Type.String(),
  Direccion: Type.Optional(Type.String()),
  /** The shop's branch that it seems to be. */
  Propuesta: Type.Optional(Closed({ Sucursal: Id, Nombre: Type.String(), Por: BranchLikeness })),
})
export type ImportBranch = Static<typeof ImportBranch>

/** What a branch of the file is in the shop. */
export const BranchChoice = Closed({
  /** The branch's key in the file; `*`: every branch that is not named and has no likeness. */
  Clave: Type.String({ minLength: 1, maxLength: 40 }),
  Sucursal: Type.Union([Id, Type.Literal('nueva'), Type.Literal('omitir')]),
})
export type BranchChoice = Static<typeof BranchChoice>

/** An import's effect on one branch; counts of prices. */
export const ImportBranchSummary = Closed({
  /** Its key in the file; a branch's id if the file names branches in a column. */
  Clave: Type.String(),
  /** Null: the import will add it. */
  Sucursal: Nullable(Id),
  Nombre: Type.String(),
  /** The price list that it will have; null: the base prices. */
  Lista: Nullable(Type.String()),
  Precios: Type.Integer(),
  /** Articles that it did not sell before. */
  Nuevos: Type.Integer(),
  Suben: Type.Integer(),
  Bajan: Type.Integer(),
  /** Articles that it sells no more. */
  Dejan: Type.Integer(),
  /** Prices above three times the previous one, or below a third of it. */
  Saltos: Type.Integer(),
  /** Its prices of this import can be undone alone. */
  SePuedeDeshacer: Type.Boolean(),
})
export type ImportBranchSummary = Static<typeof ImportBranchSummary>

/** The answer to a question about a file: `miles=si`, `columna-precio=4`. */
const ImportAnswer = Type.String({ pattern: '^[a-z]+(-[a-z_]+)?=[a-z0-9-]{1,30}$', maxLength: 60 })

/** A question about a whole file: nothing is compared until it is answered, and no answer is assumed. */
export const ImportQuestion = Closed({
  Texto: Type.String(),
  Respuestas: Type.Array(
    Closed({
      Respuesta: ImportAnswer,
      Texto: Type.String(),
      /** The first rows as they would be read. */
      Muestra: Type.Array(Type.Array(Type.String())),
    }),
  ),
})
export type ImportQuestion = Static<typeof ImportQuestion>

export const ImportOptions = Closed({
  /** The profile's name; null: detected from the file's header. */
  Perfil: Nullable(ShortText),
  /** SEPA: `comercio`, `comercio-bandera` or `comercio-bandera-sucursal`; null: all branches. */
  Sucursal: Nullable(ShortText),
  /** The branch of the stock of a list without a column of branches; absent: the default one. */
  ExistenciasDe: Type.Optional(Id),
  /** Prices and assortment by branch: all branches of the file, or those chosen; absent: one price for each article. */
  Sucursales: Type.Optional(
    Type.Union([Type.Literal('todas'), Type.Array(BranchChoice, { minItems: 1, maxItems: 500 })]),
  ),
  /** Articles missing from the file are taken off sale. */
  Retirar: Type.Boolean(),
  /** The file is a part of the list, so missing articles stay on sale; absent: not answered yet. */
  Parcial: Type.Optional(Type.Boolean()),
  /** Answers to questions about the file. */
  Respuestas: Type.Optional(Type.Array(ImportAnswer, { maxItems: 40 })),
})
export type ImportOptions = Static<typeof ImportOptions>

/** Rows that are not used although nothing is wrong with them, by reason (`IGNORED`). */
const IgnoredCounts = Type.Array(
  Closed({
    motivo: literals(['titulos', 'rubro', 'total', 'fila_repetida', 'otra_sucursal', 'sin_numero']),
    filas: Type.Integer({ minimum: 1 }),
  }),
  { maxItems: 6 },
)

const COUNTS = {
  leidas: Type.Integer(),
  nuevas: Type.Integer(),
  iguales: Type.Integer(),
  /** Articles of an earlier file of the same profile that are missing from this one; they are not changed. */
  desaparecidas: Type.Integer(),
  /** Stock numbers and costs that the shop does not have, and the branches of that stock; absent: none. */
  existencias: Type.Optional(Type.Integer()),
  existenciasEn: Type.Optional(Type.Array(Type.String())),
  costos: Type.Optional(Type.Integer()),
}
/** Counts of an import: `leidas`, `rechazadas` and `avisos` count rows, the others articles. */
export const ImportSummary = Closed({
  ...COUNTS,
  suben: Type.Integer(),
  bajan: Type.Integer(),
  cambian: Type.Integer(),
  rechazadas: Type.Integer(),
  avisos: Type.Integer(),
  /** Absent: none. */
  ignoradas: Type.Optional(IgnoredCounts),
  saltos: Type.Integer(),
  /** Articles whose price was set manually and differs from the file's. */
  fijadas: Type.Integer(),
  /** Active offers that are no longer lower than the price. */
  ofertas: Type.Integer(),
})
export type ImportSummary = Static<typeof ImportSummary>

/** Decisions on single prices of an import. */
export const ImportDecisions = Closed({
  /** Accepted jumps. */
  SaltosAceptados: Type.Integer(),
  /** Articles with other jumps keep their current price. */
  SinSaltos: Type.Boolean(),
  /** Manual prices that the import overwrites. */
  FijadosSueltos: Type.Integer(),
  /** All manual prices are overwritten, except those that would jump. */
  SoltarTodos: Type.Boolean(),
})
export type ImportDecisions = Static<typeof ImportDecisions>

/**
 * More articles are missing from the file than the brake allows: `Faltan` of the `Habia` in the previous list. Either
 * it is a part of the list, or it is truncated.
 */
export const MissingArticles = Closed({ Faltan: Type.Integer(), Habia: Type.Integer() })
export type MissingArticles = Static<typeof MissingArticles>

export const ImportProgress = Closed({
  Fase: literals(['leer', 'comparar', 'guardar', 'deshacer']),
  Hechas: Type.Integer(),
  Total: Nullable(Type.Integer()),
})
export type ImportProgress = Static<typeof ImportProgress>

export const ImportJob = Closed({
  Id,
  Archivo: Type.String(),
  Perfil: Type.String(),
  Usuario: Type.String(),
  Subida: Type.String(),
  Estado: ImportState,
  Avance: Nullable(ImportProgress),
  Opciones: ImportOptions,
  Resumen: Nullable(ImportSummary),
  /** Why the brake requires a confirmation. */
  Retenciones: Type.Array(Type.String()),
  /** The brake's question about missing articles, until `Parcial` is set; null: no question. */
  Faltantes: Nullable(MissingArticles),
  Decisiones: ImportDecisions,
  /** Another list was applied or undone since it was compared: it is compared again before it is applied. */
  Desactualizada: Type.Optional(Type.Literal(true)),
  /** Branches to choose from; empty if there is no choice. */
  Sucursales: Type.Array(ImportBranch),
  /** Effects by branch, if the import has prices by branch. */
  PorSucursal: Type.Optional(Type.Array(ImportBranchSummary)),
  /** The undoing of one branch's prices of another import, an import of its own. */
  Deshace: Type.Optional(Closed({ Importacion: Id, Sucursal: Id, Nombre: Type.String() })),
  /** The scheduled time; null: applied as soon as staff ask for it. */
  AplicarDesde: Nullable(Type.String()),
  Aplicada: Nullable(Type.String()),
  Deshecha: Nullable(Type.String()),
  DeshechaPor: Nullable(Type.String()),
  /** Articles that its undoing left as they were, because they were changed since; absent: none. */
  Quedaron: Type.Optional(Type.Integer({ minimum: 1 })),
  /** It is the last applied import, and the previous values are still stored. */
  SePuedeDeshacer: Type.Boolean(),
  /** It is applied and changed nothing: there is nothing to undo. */
  SinCambios: Type.Boolean(),
  /** Why the file cannot be used. */
  Falla: Nullable(Type.String()),
  /** What must be answered before it can be used. */
  Pregunta: Type.Optional(ImportQuestion),
})
export type ImportJob = Static<typeof ImportJob>

/** A preview of a file: how it would be read, and its first rows. */
export const ImportReading = Closed({
  Tipo: literals(['sepa', 'lista']),
  /** The profile that matches its columns; null if no known one does. */
  Perfil: Nullable(Type.String()),
  ...PROFILE_FIT,
  Falla: Nullable(Type.String()),
  Separador: Nullable(Type.String()),
  Columnas: Type.Array(Type.String()),
  /** Columns that are not read. */
  SinUso: Type.Array(Type.String()),
  Muestra: Type.Array(Type.Array(Type.String())),
  /** The first lines, unparsed, for lists of fixed width. */
  Renglones: Type.Array(Type.String()),
  /** The mapping by which it is read, else the one suggested by the column names. */
  Propuesta: Type.Array(ImportColumnPlace),
  Sucursales: Type.Array(ImportBranch),
  /** The shop's branches, the default one first. */
  DeLaTienda: Type.Optional(Type.Array(Closed({ Id, Nombre: Type.String() }))),
})
export type ImportReading = Static<typeof ImportReading>

/** A row that was rejected or has a warning: its position, a stable reason code, and the message. */
export const ImportNote = Closed({
  /** Line of the file at which the row begins; 1 is the header, 0 the file as a whole. */
  linea: Type.Integer({ minimum: 0 }),
  motivo: Type.String(),
  detalle: Type.String(),
})
export type ImportNote = Static<typeof ImportNote>

/**
 * The result of an import, applied or simulated (contract §7). `leidas` counts rows of data; `nuevas`, `cambiadas` and
 * `iguales` count articles, so rows that repeat an article of the same file count in `leidas` only.
 */
export const ImportReport = Closed({
  ...COUNTS,
  cambiadas: Type.Integer(),
  /** Totals, headers again, and rows that repeat another one; absent: none. */
  ignoradas: Type.Optional(Type.Integer()),
  ignoradasPor: Type.Optional(IgnoredCounts),
  /** The first of them. */
  filasIgnoradas: Type.Optional(Type.Array(ImportNote)),
  rechazadas: Type.Array(ImportNote),
  avisos: Type.Array(ImportNote),
})
export type ImportReport = Static<typeof ImportReport>
