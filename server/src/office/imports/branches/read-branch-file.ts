import type { Readable } from 'node:stream'
import { fits, WEEKDAYS } from '@gondola/contract/base'
import { BranchDraft, type BranchFile, type OpeningHours } from '@gondola/contract/branches'
import { BRANCH_FILE_TEXTS as TEXTS, importFault, type ImportReading } from '@gondola/contract/imports'
import { checkBranch } from '../../../goods/branches/check-branch.ts'
import { refuseStaff } from '../../../http/problem.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { folded } from '../../../platform/text/folded.ts'
import { surplusOf } from '../reading/fit-row.ts'
import { columnName, findColumn } from '../reading/match-header.ts'
import { readYesNo } from '../reading/read-columns.ts'
import { inspectInThread } from '../source/inspect-in-thread.ts'
import { removeStored, storedPath, storeFile } from '../source/stored-files.ts'

const ROWS_MAX = 300

/** Names of columns, by field; `Zona` is none of a branch. */
const COLUMNS = {
  Nombre: 'nombre sucursal nombre_sucursal local tienda denominacion',
  Codigo: 'codigo cod cod_sucursal codigo_sucursal nro numero nro_sucursal id',
  Direccion: 'direccion domicilio calle',
  Localidad: 'localidad ciudad',
  Provincia: 'provincia',
  CodigoPostal: 'codigo_postal cp cod_postal',
  Telefono: 'telefono telefonos tel',
  Horarios: 'horarios horario horario_atencion',
  Retiro: 'retiro se_puede_retirar',
  Latitud: 'latitud lat',
  Longitud: 'longitud lng lon',
  Zona: 'zona zonas zona_entrega zonas_entrega zona_reparto zonas_reparto reparto codigos_postales',
} as const
type Field = keyof typeof COLUMNS

/** Reads a file of new branches as any list, and checks each row against the shop and the rows before it. */
export async function readBranches(
  { db, files }: Deps,
  content: Readable | undefined,
  signal: AbortSignal,
): Promise<BranchFile> {
  if (content === undefined) return refuseStaff(importFault('importacion-vacia'))
  const { storedFile } = await storeFile(files, content)
  const look = (path: string) => inspectInThread({ path, mappings: [], rows: ROWS_MAX + 1 }, signal)
  try {
    return await readRows(db, await files.onDisk(storedPath(storedFile), look))
  } finally {
    await removeStored(files, storedFile)
  }
}

async function readRows(db: Db, { Falla: text, Columnas, Muestra }: ImportReading): Promise<BranchFile> {
  if (text !== null) refuseStaff({ ...importFault('sucursales-ilegibles'), text })
  const at = Object.entries(COLUMNS).map(
    ([field, known]) => [field as Field, findColumn(Columnas.map(columnName), known.split(' '))] as const,
  )
  if (at[0]![1] === -1) refuseStaff(importFault('sucursales-ilegibles'))
  if (Muestra.length > ROWS_MAX) refuseStaff(importFault('sucursales-demasiadas'))
  const seen = new Set<string>()
  const Filas: BranchFile['Filas'] = []
  for (const cells of Muestra.filter((row) => row.some((cell) => cell !== ''))) {
    const { Zona = '', ...told } = Object.fromEntries(
      at.flatMap(([field, place]) => (cells[place] ? [[field, cells[place]]] : [])),
    ) as Partial<Record<Field, string>>
    const read = Object.entries(told).map(([field, cell]) => [field, valueOf(field as Field, cell)] as const)
    const unread = read.find(([field, value]) => !fits(BranchDraft.properties[field as 'Nombre'], value))?.[0]
    const known = read.filter(([field]) => field !== unread)
    const Datos: BranchDraft = {
      Nombre: '',
      Direccion: '',
      Telefono: '',
      Orden: 0,
      ...Object.fromEntries(known),
    }
    const key = folded(Datos.Nombre)
    const fault = async (): Promise<string | null> => {
      if (surplusOf(cells, Columnas.length).length > 0) return TEXTS.wide
      if (unread !== undefined) {
        const column = Columnas[at.find(([field]) => field === unread)![1]]!
        return TEXTS.unread(column, told[unread as 'Nombre']!, unread === 'Horarios')
      }
      if (seen.has(key)) return TEXTS.twice
      return (await checkBranch(db, Datos, null))?.text ?? null
    }
    Filas.push({ Datos, Zona, Falla: await fault() })
    seen.add(key)
  }
  const used = new Set(at.map(([, place]) => place))
  return { Filas, SinUso: Columnas.filter((name, place) => name !== '' && !used.has(place)) }
}

/** Undefined or null: it cannot be understood. */
function valueOf(field: Field, text: string): unknown {
  if (field === 'Horarios') return readHours(text)
  if (field === 'Retiro') return readYesNo(text)
  return field === 'Latitud' || field === 'Longitud' ? Number(text.replace(',', '.')) : text
}

const ALL_DAYS = [1, 2, 3, 4, 5, 6, 0]
/** What may be between days and times. */
const JOINTS = /^(?:[\s.,:/-]|(?:hs?|hasta|al?|y|e|de|las?|corrido|feriados)\b)*$/

/** `Lunes a viernes 8 a 13 y 16:30 a 20; sábado 9 a 13`, `L a V 8-20`; undefined if it is not wholly understood. */
export function readHours(text: string): OpeningHours[] | undefined {
  const hours: OpeningHours[] = []
  for (const part of folded(text)
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/(\d|hs?|cerrad[oa]) +(?=(?:lu|ma|mi|ju|vi|sa|do)[a-z]*\b)/g, '$1;')
    .split(/[;|\n]|\.(?!\d)|,(?=\s*[a-z])|(?<=\d ?h?s? ?)\/(?=\s*[a-z])/)) {
    if (part.trim() === '') continue
    const [, dayText = '', timeText = ''] = /^(\D*?)(\d.*|cerrad[oa])$/s.exec(part.trim()) ?? []
    const days = daysOf(dayText)
    const times = (timeText.match(/\d{1,2}(?:[:.]\d\d)?/g) ?? []).map((time) => {
      const [hour = '', minutes = '00'] = time.split(/[:.]/)
      return `${hour.padStart(2, '0')}:${minutes}`
    })
    const rest = timeText.replaceAll(/\d{1,2}(?:[:.]\d\d)?|cerrad[oa]/g, ' ')
    const whole = /^24 ?hs?$/.test(timeText) ? ['00:00', '24:00'] : times
    if (days.length === 0 || !JOINTS.test(rest) || whole.length % 2 === 1) return undefined
    for (const Dia of days)
      for (let at = 0; at < whole.length; at += 2)
        hours.push({ Dia, Desde: whole[at]!, Hasta: whole[at + 1]!.replace('00:00', '24:00') })
  }
  return hours
}

/** Days of the week, by their names or how these begin; none if anything else is said. */
function daysOf(text: string): number[] {
  if (/^todos los dias\b/.test(text)) return ALL_DAYS
  const words = text.match(/[a-z]+/g) ?? []
  const days = words.map((word) =>
    word === 'm' ? -1 : WEEKDAYS.findIndex((day) => folded(day).startsWith(word.replace(/os$/, 'o'))),
  )
  const isRange = /[a-z]\.?\s*(?:\bal?\b|-)\s*[a-z]/.test(text)
  const named = days.filter((day) => day !== -1)
  if (!words.every((word, at) => days[at] !== -1 || JOINTS.test(word))) return []
  if (!isRange) return named
  const [from = 0, to = 0, ...others] = named.map((day) => ALL_DAYS.indexOf(day))
  return others.length > 0 || from > to ? [] : ALL_DAYS.slice(from, to + 1)
}
