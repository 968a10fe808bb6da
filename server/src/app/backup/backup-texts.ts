/** A fault that the operator running the command can fix; its message is in Spanish and meant for display. */
export class BackupFault extends Error {}

/** @throws always */
export function refuseBackup(text: string): never {
  throw new BackupFault(text)
}

// Messages of `npm run mudar`, `respaldo` and `restaurar`, for the shop's operators.

const count = (many: number, one: string, several: string) =>
  `${many.toLocaleString('es-AR')} ${many === 1 ? one : several}`
const rowsText = (rows: number) => count(rows, 'fila', 'filas')
const filesText = (files: number, bytes: number) =>
  `${count(files, 'archivo', 'archivos')} (${(bytes / 1_000_000).toLocaleString('es-AR', { maximumFractionDigits: 1 })} MB)`

export const BACKUP_TEXTS = {
  // the shop's database
  noDatabase: (reason: string) => `No se puede abrir la base de datos (${reason}).`,
  noStore: (reason: string) =>
    `El depósito de S3_URL no responde o no acepta las claves (${reason}). Probá de nuevo cuando responda.`,
  fileDiffers: (path: string) =>
    `El archivo ${path} no quedó en el depósito como tenía que quedar. Probá de nuevo.`,
  noShop: (file: string) => `No hay ninguna tienda en ${file}.`,
  isOpen:
    'La tienda está abierta: otro programa usa su base de datos. Cerrala y probá de nuevo, para que no se pierda ningún pedido que entre mientras tanto.',
  notEmpty: (tables: number) =>
    `La base de destino no está vacía (tiene ${count(tables, 'tabla', 'tablas')}). No se cambió nada.`,
  otherTables: (table: string) =>
    `La tabla ${table} no es como la de este programa: la base fue cambiada a mano. No se cambió nada.`,
  unknownType: (table: string, column: string, type: string) =>
    `La columna ${table}.${column} es de un tipo que la tienda no usa (${type}). No se cambió nada.`,
  rowRefused: (table: string, reason: string) =>
    `La tabla ${table} no se pudo copiar (${reason}). No se cambió nada.`,
  differs: (table: string, was: number, is: number) =>
    `La tabla ${table} no quedó igual (${rowsText(was)} antes, ${rowsText(is)} después). Se deshizo todo: el destino quedó como estaba.`,
  sequencesDiffer:
    'Los números que siguen no quedaron iguales. Se deshizo todo: el destino quedó como estaba.',

  // npm run mudar
  moveUsage:
    'Uso: npm run mudar -- postgres://usuario:clave@máquina/base\nCopia la tienda de GONDOLA_DATA (SQLite) a una base PostgreSQL vacía. La tienda tiene que estar cerrada.\nO: npm run mudar -- --archivos\nCopia las imágenes y los archivos de GONDOLA_DATA al depósito de S3_URL. La tienda puede estar abierta.',
  table: (name: string, rows: number, hash: string) =>
    `  ${name.padEnd(22)} ${rowsText(rows).padStart(16)}  ${hash.slice(0, 16)}  igual`,
  sequences: (many: number) => `  ${count(many, 'numeración sigue', 'numeraciones siguen')} donde estaban`,
  moved: (tables: number, rows: number, seconds: number) =>
    `Mudanza hecha: ${count(tables, 'tabla', 'tablas')}, ${rowsText(rows)}, contadas y comparadas una por una, en ${seconds.toLocaleString('es-AR', { maximumFractionDigits: 1 })} s.`,
  uploads: (folder: string, files: number, bytes: number) =>
    `Las imágenes subidas no se mueven: ${filesText(files, bytes)} en ${folder}. Dejá GONDOLA_DATA como está, o llevá esa carpeta con vos.`,
  uploadsInStore: 'Las imágenes y los archivos están en el depósito de S3_URL y se quedan ahí.',
  noStoreSet: 'No hay ningún depósito: poné S3_URL, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY.',
  filesMoved: (copied: number, files: number, bytes: number) =>
    `En el depósito están los ${filesText(files, bytes)} de GONDOLA_DATA; recién copiados: ${copied}. La carpeta quedó como estaba.`,
  moveNext:
    'De ahora en más arrancá la tienda con DATABASE_URL en esa dirección. El archivo SQLite queda como estaba: guardalo, y no arranques más sin DATABASE_URL.',

  // npm run respaldo
  backupUsage:
    'Uso: npm run respaldo [-- CARPETA]\nSin CARPETA: RESPALDO_CARPETA, o respaldos en GONDOLA_DATA.',
  backedUp: (folder: string) => `Respaldo hecho y comprobado: ${folder}`,
  backupOf: (tables: number, rows: number, files: number, bytes: number) =>
    `${count(tables, 'tabla', 'tablas')}, ${rowsText(rows)}; ${filesText(files, bytes)}.`,
  backupRunning: 'Ya se está haciendo un respaldo en esa carpeta.',
  pictureMissing: (name: string) => `Aviso: falta el archivo de la imagen ${name}; el respaldo no lo tiene.`,

  // npm run restaurar
  restoreUsage:
    'Uso: npm run restaurar -- RESPALDO [--si]\nRESPALDO: la carpeta de un respaldo. Restaura en GONDOLA_DATA (y DATABASE_URL, y S3_URL) vacíos; con --si reemplaza lo que haya.',
  noBackup: (folder: string) => `No hay ningún respaldo entero en ${folder}.`,
  damaged: (file: string) => `El respaldo está dañado: ${file} no es como cuando se hizo. No se cambió nada.`,
  placeNotEmpty: (place: string) =>
    `Ya hay una tienda en ${place}. No se cambió nada. Para reemplazarla: npm run restaurar -- RESPALDO --si`,
  setAside: (from: string, to: string) => `Lo que había en ${from} quedó en ${to}.`,
  replaced: 'Lo que había en la base de DATABASE_URL fue reemplazado.',
  storeReplaced: 'Los archivos que había en el depósito de S3_URL fueron reemplazados.',
  restored: (made: string) =>
    `Restaurado el respaldo del ${made}, comprobado tabla por tabla y archivo por archivo.`,
  restoreNext:
    'Arrancá la tienda con npm start; si el respaldo es de una versión anterior, se actualiza sola. La clave de los segundos factores (clave-secretos.txt o SECRET_KEYS) no está en los respaldos: llevala aparte.',
} as const
