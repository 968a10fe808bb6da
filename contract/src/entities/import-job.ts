import { Type, type Static } from 'typebox'
import { ArticleCode, Closed, Id, Nullable, Pesos, ShortText } from './fields.ts'
import { ImportColumnPlace } from './import-profile.ts'

const literals = <const T extends readonly string[]>(names: T) =>
  Type.Unsafe<T[number]>(Type.String({ enum: [...names] }))

/** How far an import is: looked at (`simulando`), shown (`lista`), waiting for its hour, applied, undone. */
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

/** What an import does to an article; `fijada`: its price is held by hand, and the file's is another. */
export const DIFFERENCE_KINDS = ['nueva', 'sube', 'baja', 'cambia', 'desaparece', 'fijada'] as const
export const DifferenceKind = literals(DIFFERENCE_KINDS)
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** One article that an import changes; prices in pesos, null where there is none on that side. */
export const ImportDifference = Closed({
  Tipo: DifferenceKind,
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  PrecioAntes: Nullable(Pesos),
  PrecioDespues: Nullable(Pesos),
  /** The price goes beyond the brake's factor. */
  Salto: Type.Boolean(),
  /** Line of the file; null for what the file does not have. */
  Linea: Nullable(Type.Integer()),
  /** The price of today's offer that the new price comes down to or under; null: none. */
  Oferta: Nullable(Pesos),
  /** Somebody said yes to this one: the jump is right, or the price that is held by hand goes. */
  Aceptada: Type.Boolean(),
})
export type ImportDifference = Static<typeof ImportDifference>

/** A branch of a price file (SEPA): its key is `comercio-bandera-sucursal`. */
export const ImportBranch = Closed({
  Clave: Type.String(),
  Comercio: Type.String(),
  Nombre: Type.String(),
  Tipo: Type.String(),
  Localidad: Type.String(),
})
export type ImportBranch = Static<typeof ImportBranch>

/** How an import is to be read and applied. */
export const ImportOptions = Closed({
  /** Profile's name; null: by the file's header. */
  Perfil: Nullable(ShortText),
  /** SEPA: `comercio`, `comercio-bandera` or `comercio-bandera-sucursal`; null: all there is. */
  Sucursal: Nullable(ShortText),
  /** Articles that the file no longer has are taken off sale. */
  Retirar: Type.Boolean(),
  /** The file is a part of the list, so that nothing disappears that it does not have; absent: nobody has said. */
  Parcial: Type.Optional(Type.Boolean()),
})
export type ImportOptions = Static<typeof ImportOptions>

/** An import in numbers: `leidas`, `rechazadas` and `avisos` are rows, the others articles. */
export const ImportSummary = Closed({
  leidas: Type.Integer(),
  nuevas: Type.Integer(),
  suben: Type.Integer(),
  bajan: Type.Integer(),
  cambian: Type.Integer(),
  iguales: Type.Integer(),
  desaparecidas: Type.Integer(),
  rechazadas: Type.Integer(),
  avisos: Type.Integer(),
  saltos: Type.Integer(),
  /** Articles whose price is held by hand and is another in the file. */
  fijadas: Type.Integer(),
  /** Running offers that are no longer lower than the price. */
  ofertas: Type.Integer(),
})
export type ImportSummary = Static<typeof ImportSummary>

/** What was said to single prices of an import. */
export const ImportDecisions = Closed({
  /** Jumps that are right. */
  SaltosAceptados: Type.Integer(),
  /** The other jumps keep the price they have. */
  SinSaltos: Type.Boolean(),
  /** Prices held by hand that go. */
  FijadosSueltos: Type.Integer(),
  /** All of them go, but for those that would jump. */
  SoltarTodos: Type.Boolean(),
})
export type ImportDecisions = Static<typeof ImportDecisions>

/** A file that lacks more than the brake lets pass of what the list before it had: a part of it, or half a file? */
export const MissingArticles = Closed({ Faltan: Type.Integer(), Habia: Type.Integer() })
export type MissingArticles = Static<typeof MissingArticles>

export const ImportProgress = Closed({
  Fase: literals(['leer', 'comparar', 'guardar', 'deshacer']),
  Hechas: Type.Integer(),
  Total: Nullable(Type.Integer()),
})
export type ImportProgress = Static<typeof ImportProgress>

/** An import as the panel shows it. */
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
  /** Why the brake waits for a yes. */
  Retenciones: Type.Array(Type.String()),
  /** What the brake asks about first, until `Parcial` is said; null: nothing to ask. */
  Faltantes: Nullable(MissingArticles),
  Decisiones: ImportDecisions,
  /** Branches to choose among; empty where there is nothing to choose. */
  Sucursales: Type.Array(ImportBranch),
  /** When it is applied; null: at once, when somebody says so. */
  AplicarDesde: Nullable(Type.String()),
  Aplicada: Nullable(Type.String()),
  Deshecha: Nullable(Type.String()),
  DeshechaPor: Nullable(Type.String()),
  /** It is the newest one applied, and what was before is still kept. */
  SePuedeDeshacer: Type.Boolean(),
  /** It is in force and changed nothing: there is nothing to undo. */
  SinCambios: Type.Boolean(),
  /** Why the file cannot be used. */
  Falla: Nullable(Type.String()),
})
export type ImportJob = Static<typeof ImportJob>

/** A look at a file before anything is done with it: how it seems to be read, and its first rows. */
export const ImportReading = Closed({
  Tipo: literals(['sepa', 'lista']),
  /** The profile that its columns are of; null where it is none of those known. */
  Perfil: Nullable(Type.String()),
  /** Why it cannot be read as it is. */
  Falla: Nullable(Type.String()),
  Separador: Nullable(Type.String()),
  Columnas: Type.Array(Type.String()),
  Muestra: Type.Array(Type.Array(Type.String())),
  /** The first lines as they stand, for lists of fixed width. */
  Renglones: Type.Array(Type.String()),
  /** What the columns' names suggest. */
  Propuesta: Type.Array(ImportColumnPlace),
  Sucursales: Type.Array(ImportBranch),
})
export type ImportReading = Static<typeof ImportReading>

/** An article whose family nothing told, with the one that comes nearest. */
export const UnclassifiedArticle = Closed({
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  Marca: Type.String(),
  Precioventa: Pesos,
  Sugerida: Nullable(Closed({ Codigo: Id, Descripcion: Type.String() })),
})
export type UnclassifiedArticle = Static<typeof UnclassifiedArticle>
