import { Type } from 'typebox'
import { IMPORT_MAX_BYTES, ArticleCode, Closed, Id, Instant, Nullable } from '../base/index.ts'
import { DifferenceKind, ImportDifference, ImportJob, ImportOptions, ImportReading, ImportState, UnclassifiedArticle, ImportNote } from './import-job.ts'
import { ImportProfile } from './import-profile.ts'
import { UploadedFile } from '../catalogue-admin/index.ts'
import { staffCall, IdParams, ListWindow, staffResource } from '../calls/index.ts'

// Imports by upload: preview, compare, apply now or at a set time, undo (backoffice §9). A job does the work; its state
// and progress are read from the import.

const some = Type.Optional
const step = { params: IdParams, answer: ImportJob }

/** All imports, newest first. */
export const staffImports = staffResource('importaciones', { see: 'importaciones.ver', row: ImportJob, filters: { Estado: some(ImportState) } })

export const uploadImport = staffCall('POST', '/gestion/importaciones/archivos', 'importaciones.hacer', { query: UploadedFile, upload: { maxBytes: IMPORT_MAX_BYTES }, answer: ImportJob })
/** How the file would be read, by default or with the profile `Perfil`. */
export const readImportFile = staffCall('GET', '/gestion/importaciones/:Id/archivo', 'importaciones.ver', { params: IdParams, query: Closed({ Perfil: some(Type.String({ maxLength: 40 })) }), answer: ImportReading })
/** Compares the file with the shop and changes nothing; may be repeated with other options. */
export const simulateImport = staffCall('POST', '/gestion/importaciones/:Id/simular', 'importaciones.hacer', { ...step, body: ImportOptions })
export const listImportDifferences = staffCall('GET', '/gestion/importaciones/:Id/diferencias', 'importaciones.ver', {
  params: IdParams,
  query: Closed({ Tipo: some(DifferenceKind), Salto: some(Type.Boolean()), Oferta: some(Type.Boolean()), ...ListWindow }),
  answer: Type.Array(ImportDifference),
})
/** Rows that were rejected or have a warning. */
export const listImportNotes = staffCall('GET', '/gestion/importaciones/:Id/filas', 'importaciones.ver', {
  params: IdParams,
  query: Closed({ Tipo: Type.Union([Type.Literal('rechazadas'), Type.Literal('avisos')]), ...ListWindow }),
  answer: Type.Array(ImportNote),
})
/**
 * Applies the simulated import, now or from a set time. `Confirmar` is the confirmation that the brake requires;
 * `SinSaltos` leaves out price jumps that nobody accepted.
 */
export const applyImportCall = staffCall('POST', '/gestion/importaciones/:Id/aplicar', 'importaciones.hacer', {
  ...step,
  body: Closed({ Confirmar: Type.Boolean(), SinSaltos: some(Type.Boolean()), AplicarDesde: Nullable(Instant) }),
})
/**
 * Accepts single prices, or revokes the acceptance: price jumps, or manual prices to be overwritten; without codes, all
 * of the kind `Que`.
 */
export const decideImport = staffCall('POST', '/gestion/importaciones/:Id/decidir', 'importaciones.hacer', {
  ...step,
  body: Closed({ Que: Type.Union([Type.Literal('saltos'), Type.Literal('fijados')]), Aceptar: Type.Boolean(), Codigos: some(Type.Array(ArticleCode, { minItems: 1, maxItems: 1000 })) }),
  bodyMaxBytes: 100_000,
})
export const discardImport = staffCall('POST', '/gestion/importaciones/:Id/descartar', 'importaciones.hacer', step)
export const undoImportCall = staffCall('POST', '/gestion/importaciones/:Id/deshacer', 'importaciones.deshacer', step)
/** Gives one branch its prices and assortment from before the import; the answer is the import that does it. */
export const undoImportBranch = staffCall('POST', '/gestion/importaciones/:Id/deshacer-sucursal', 'importaciones.deshacer', { ...step, body: Closed({ Sucursal: Id }) })

/** Import profiles mapped by hand. */
export const staffImportProfiles = staffResource('perfiles-de-importacion', {
  see: 'importaciones.ver',
  edit: 'importaciones.hacer',
  key: { Nombre: Type.String({ maxLength: 40 }) },
  row: ImportProfile,
  create: ImportProfile,
  change: ImportProfile,
  removes: true,
})

/** Articles without a known family. */
export const listUnclassified = staffCall('GET', '/gestion/articulos-por-clasificar', 'catalogo.ver', { query: Closed(ListWindow), answer: Type.Array(UnclassifiedArticle) })
/** Moves articles to a family; imports do not move them again. */
export const classifyArticles = staffCall('POST', '/gestion/articulos-por-clasificar/familia', 'catalogo.editar', {
  body: Closed({ Codigos: Type.Array(ArticleCode, { minItems: 1, maxItems: 500 }), Familia: Id }),
  answer: Closed({ Cambiados: Type.Integer() }),
})
