import { Type, type Static } from 'typebox'
import { IMPORT_MAX_BYTES, ArticleCode, Closed, Id, Instant, Nullable, OneOf, Pesos } from '../base/index.ts'
import { DifferenceKind, ImportDifference, ImportJob, ImportOptions, ImportReading, ImportState, ImportNote } from './import-job.ts'
import { ImportProfile } from './import-profile.ts'
import { BranchFile } from '../branches/index.ts'
import { UploadedFile } from '../catalogue-admin/index.ts'
import { staffCall, IdParams, ListWindow, staffResource } from '../calls/index.ts'

/** What needs the store of files is refused while it does not answer. */
const FILES = ['archivos-caidos'] as const

// Imports by upload: preview, compare, apply now or at a set time, undo (backoffice §9). A job does the work; its state
// and progress are read from the import.

const some = Type.Optional
const step = { params: IdParams, answer: ImportJob }

/** All imports, newest first. */
export const staffImports = staffResource('importaciones', { see: 'importaciones.ver', row: ImportJob, filters: { Estado: some(ImportState) }, docs: ['Gestión: importaciones', 'Import', 'Imports', 'la importación', 'las importaciones'] })

export const uploadImport = staffCall('POST', '/gestion/importaciones/archivos', 'importaciones.hacer', {
  query: UploadedFile,
  upload: { maxBytes: IMPORT_MAX_BYTES },
  answer: ImportJob,
  docs: ['Gestión: importaciones', 'uploadImport', 'Subir una lista', 'Recibe el archivo como es y empieza una importación.', FILES],
})
/** How the file would be read, by default or with the profile `Perfil`. */
export const readImportFile = staffCall('GET', '/gestion/importaciones/:Id/archivo', 'importaciones.ver', {
  params: IdParams,
  query: Closed({ Perfil: some(Type.String({ maxLength: 40 })) }),
  answer: ImportReading,
  docs: ['Gestión: importaciones', 'readImportFile', 'Mirar el archivo', 'Cómo parece leerse el archivo, con Perfil según ese perfil.', FILES],
})
/** Compares the file with the shop and changes nothing; may be repeated with other options. */
export const simulateImport = staffCall('POST', '/gestion/importaciones/:Id/simular', 'importaciones.hacer', { ...step, body: ImportOptions, docs: ['Gestión: importaciones', 'simulateImport', 'Comparar', 'Compara el archivo con la tienda y no cambia nada.'] })
export const listImportDifferences = staffCall('GET', '/gestion/importaciones/:Id/diferencias', 'importaciones.ver', {
  params: IdParams,
  query: Closed({ Tipo: some(DifferenceKind), Salto: some(Type.Boolean()), Oferta: some(Type.Boolean()), ...ListWindow }),
  answer: Type.Array(ImportDifference),
  docs: ['Gestión: importaciones', 'listImportDifferences', 'Diferencias', 'Los artículos que la importación cambia.'],
})
/** Rows that were rejected, have a warning or are not used. */
export const listImportNotes = staffCall('GET', '/gestion/importaciones/:Id/filas', 'importaciones.ver', {
  params: IdParams,
  query: Closed({ Tipo: OneOf('rechazadas', 'avisos', 'ignoradas'), ...ListWindow }),
  answer: Type.Array(ImportNote),
  docs: ['Gestión: importaciones', 'listImportNotes', 'Filas observadas', 'Las filas rechazadas, las que alguien tendría que mirar, o las que no se usan (repetidas, totales).'],
})
export const downloadImportNotes = staffCall('GET', '/gestion/importaciones/:Id/filas/exportar', 'importaciones.hacer', {
  params: IdParams,
  query: Closed({ Tipo: OneOf('rechazadas', 'ignoradas') }),
  file: 'text/csv',
  docs: ['Gestión: importaciones', 'downloadImportNotes', 'Bajar las filas', 'Las filas que no se importan, como están en el archivo y con su motivo, en CSV: corregido, se importa.', ['no-existe', ...FILES]],
})
/**
 * Applies the simulated import, now or from a set time. `Confirmar` is the confirmation that the brake requires;
 * `SinSaltos` leaves out price jumps that nobody accepted.
 */
export const applyImportCall = staffCall('POST', '/gestion/importaciones/:Id/aplicar', 'importaciones.hacer', {
  ...step,
  body: Closed({ Confirmar: Type.Boolean(), SinSaltos: some(Type.Boolean()), AplicarDesde: Nullable(Instant) }),
  docs: ['Gestión: importaciones', 'applyImport', 'Aplicar', 'Aplica lo que se mostró, ahora o desde una hora; Confirmar es el sí expreso que espera el freno.'],
})
/**
 * Accepts single prices, or revokes the acceptance: price jumps, or manual prices to be overwritten; without codes, all
 * of the kind `Que`.
 */
export const decideImport = staffCall('POST', '/gestion/importaciones/:Id/decidir', 'importaciones.hacer', {
  ...step,
  body: Closed({ Que: OneOf('saltos', 'fijados'), Aceptar: Type.Boolean(), Codigos: some(Type.Array(ArticleCode, { minItems: 1, maxItems: 1000 })) }),
  bodyMaxBytes: 100_000,
  docs: ['Gestión: importaciones', 'decideImport', 'Aceptar precios frenados', 'Acepta precios de a uno, o deja de aceptarlos: saltos que están bien, o precios fijados a mano que se sueltan; sin códigos, todos los frenados.'],
})
export const discardImport = staffCall('POST', '/gestion/importaciones/:Id/descartar', 'importaciones.hacer', { ...step, docs: ['Gestión: importaciones', 'discardImport', 'Descartar', 'Descarta la importación sin aplicar nada.', FILES] })
export const undoImportCall = staffCall('POST', '/gestion/importaciones/:Id/deshacer', 'importaciones.deshacer', { ...step, docs: ['Gestión: importaciones', 'undoImport', 'Deshacer', 'Deja los precios y artículos como estaban antes de la importación.'] })
/** Gives one branch its prices and assortment from before the import; the answer is the import that does it. */
export const undoImportBranch = staffCall('POST', '/gestion/importaciones/:Id/deshacer-sucursal', 'importaciones.deshacer', {
  ...step,
  body: Closed({ Sucursal: Id }),
  docs: ['Gestión: importaciones', 'undoImportBranch', 'Deshacer en una sucursal', 'Deja los precios y el surtido de una sucursal como estaban antes de la importación; los de las otras quedan. Contesta la importación que lo hace.'],
})

/** Import profiles mapped by hand. */
export const staffImportProfiles = staffResource('perfiles-de-importacion', {
  see: 'importaciones.ver',
  edit: 'importaciones.hacer',
  key: { Nombre: Type.String({ maxLength: 40 }) },
  row: ImportProfile,
  create: ImportProfile,
  change: ImportProfile,
  removes: true,
  docs: ['Gestión: importaciones', 'ImportProfile', 'ImportProfiles', 'el perfil de importación', 'los perfiles de importación'],
})

/** An article without a known family, with the closest one. */
export const UnclassifiedArticle = Closed({
  Codigo: ArticleCode,
  Descripcion: Type.String(),
  Marca: Type.String(),
  Precioventa: Pesos,
  Sugerida: Nullable(Closed({ Codigo: Id, Descripcion: Type.String() })),
})
export type UnclassifiedArticle = Static<typeof UnclassifiedArticle>

export const listUnclassified = staffCall('GET', '/gestion/articulos-por-clasificar', 'catalogo.ver', {
  query: Closed(ListWindow),
  answer: Type.Array(UnclassifiedArticle),
  docs: ['Gestión: catálogo', 'listUnclassified', 'Artículos por clasificar', 'Los artículos cuya familia nadie dijo.'],
})
/** Moves articles to a family; imports do not move them again. */
export const classifyArticles = staffCall('POST', '/gestion/articulos-por-clasificar/familia', 'catalogo.editar', {
  body: Closed({ Codigos: Type.Array(ArticleCode, { minItems: 1, maxItems: 500 }), Familia: Id }),
  answer: Closed({ Cambiados: Type.Integer() }),
  docs: ['Gestión: catálogo', 'classifyArticles', 'Clasificar artículos', 'Pone artículos en una familia; las importaciones los dejan ahí.'],
})

/** Reads branches from a file and saves nothing: each row is saved as a branch of the panel, and its zone as a zone. */
export const readBranchFile = staffCall('POST', '/gestion/sucursales-archivo', 'parametros.editar', {
  query: UploadedFile,
  upload: { maxBytes: 1_000_000 },
  answer: BranchFile,
  docs: ['Gestión: vidriera', 'readBranchFile', 'Leer un archivo de sucursales', 'Lee las sucursales de un archivo y dice, fila por fila, qué pondría o por qué no; no guarda nada.', FILES],
})
