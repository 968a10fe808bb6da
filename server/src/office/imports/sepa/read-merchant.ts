import type { ImportBranch } from '@gondola/contract/imports'
import { PostalCode, type OpeningHours } from '@gondola/contract/branches'
import { fits } from '@gondola/contract/base'
import { cleanName } from '../../../platform/text/clean-text.ts'
import { columnName } from '../reading/match-header.ts'
import type { Lines } from '../reading/read-lines.ts'
import { idKey, PipeRows } from './pipe-lines.ts'

/** Names of the provinces by their ISO 3166-2 code. */
const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  'AR-A': 'Salta',
  'AR-B': 'Buenos Aires',
  'AR-C': 'CABA',
  'AR-D': 'San Luis',
  'AR-E': 'Entre Ríos',
  'AR-F': 'La Rioja',
  'AR-G': 'Santiago del Estero',
  'AR-H': 'Chaco',
  'AR-J': 'San Juan',
  'AR-K': 'Catamarca',
  'AR-L': 'La Pampa',
  'AR-M': 'Mendoza',
  'AR-N': 'Misiones',
  'AR-P': 'Formosa',
  'AR-Q': 'Neuquén',
  'AR-R': 'Río Negro',
  'AR-S': 'Santa Fe',
  'AR-T': 'Tucumán',
  'AR-U': 'Chubut',
  'AR-V': 'Tierra del Fuego',
  'AR-W': 'Corrientes',
  'AR-X': 'Córdoba',
  'AR-Y': 'Jujuy',
  'AR-Z': 'Santa Cruz',
}

/** A province as a SEPA file names it: by its code, or in words. */
const provinceName = (text: string): string => PROVINCE_NAMES[text.toUpperCase()] ?? text

/** Columns of the opening hours, from Sunday. */
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'] as const
const SPAN = /(\d{1,2})(?:[:.](\d{2}))?\s*(?:hs?\.?)?\s*(?:a|-|–|hasta)\s*(\d{1,2})(?:[:.](\d{2}))?/gi

/** Opening hours of a branch, from `8 a 20`, `08:30 a 13:00 y 16 a 20:30`; what is not understood is left out. */
function readHours(at: (column: string) => string): OpeningHours[] {
  return WEEKDAYS.flatMap((name, Dia) => {
    // one feed writes `sucursales_domingohorario_atencion`
    const text = at(`sucursales_${name}_horario_atencion`) || at(`sucursales_${name}horario_atencion`)
    return [...text.matchAll(SPAN)].flatMap(([, from, fromMinute, to, toMinute]) => {
      const [Desde, Hasta] = [timeOf(from!, fromMinute), timeOf(to!, toMinute)]
      return Desde === null || Hasta === null || Desde >= Hasta ? [] : [{ Dia, Desde, Hasta }]
    })
  }).slice(0, 21)
}

function timeOf(hour: string, minute = '00'): string | null {
  const time = `${hour.padStart(2, '0')}:${minute}`
  return /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(time) ? time : null
}

const TEXT_MAX = 80

/** Reads a small SEPA table by its header's names: `comercio.csv` and `sucursales.csv`. */
export async function* readPipeTable(file: Lines): AsyncGenerator<(column: string) => string> {
  let rows: PipeRows | null = null
  let places = new Map<string, number>()
  const named = (fields: readonly string[]) => (column: string) =>
    fields[places.get(column) ?? -1]?.trim() ?? ''
  for await (const lines of file) {
    let from = 0
    if (rows === null) {
      from = lines.findIndex((line) => line.includes('|')) + 1
      if (from === 0) continue
      // a surplus column at the end, often only its bar
      const header = lines[from - 1]!.trimEnd()
      places = placesOf(header)
      rows = new PipeRows(header, from + 1)
    }
    for (const { fields } of rows.read(lines.slice(from))) yield named(fields)
  }
  for (const { fields } of rows?.end() ?? []) yield named(fields)
}

/** The indexes of a SEPA file's columns, by name. */
export type SepaPlaces = ReadonlyMap<string, number>

/** The index of each column; of duplicate names, the first counts. */
export function placesOf(header: string): Map<string, number> {
  const places = new Map<string, number>()
  for (const [place, name] of header.split('|').entries()) {
    const column = columnName(name)
    if (!places.has(column)) places.set(column, place)
  }
  return places
}

/** A banner of a merchant; its key is `comercio-bandera`. */
export interface Banner {
  key: string
  name: string
}

export async function readBanners(file: Lines): Promise<Banner[]> {
  const banners = new Map<string, Banner>()
  for await (const at of readPipeTable(file)) {
    const merchant = idKey(at('id_comercio'))
    const banner = idKey(at('id_bandera'))
    if (!/^\d+$/.test(merchant) || !/^\d+$/.test(banner)) continue
    const name = cleanName(at('comercio_bandera_nombre')) || cleanName(at('comercio_razon_social'))
    const key = `${merchant}-${banner}`
    if (!banners.has(key)) banners.set(key, { key, name })
  }
  return [...banners.values()]
}

/** A branch of a merchant, with what a branch of the shop can take from it. */
export interface SepaBranch extends ImportBranch {
  CodigoPostal?: string
  Provincia?: string
  Latitud?: number | null
  Longitud?: number | null
  Horarios?: OpeningHours[]
}

/** A merchant's branches to choose among; `Comercio` is the banner's name. */
export async function readBranches(file: Lines, banners: readonly Banner[]): Promise<SepaBranch[]> {
  const branches = new Map<string, SepaBranch>()
  for await (const at of readPipeTable(file)) {
    const banner = `${idKey(at('id_comercio'))}-${idKey(at('id_bandera'))}`
    const Clave = `${banner}-${idKey(at('id_sucursal'))}`
    if (!/^\d+-\d+-[\dA-Za-z]+$/.test(Clave) || branches.has(Clave)) continue
    branches.set(Clave, {
      Clave,
      Comercio: banners.find(({ key }) => key === banner)?.name ?? '',
      Nombre: cleanName(at('sucursales_nombre')),
      Tipo: cleanName(at('sucursales_tipo')),
      Localidad: cleanName(at('sucursales_localidad')),
      ...placeOf(at),
    })
  }
  return [...branches.values()]
}

function placeOf(at: (column: string) => string): Partial<SepaBranch> {
  const Direccion = cleanName([at('sucursales_calle'), at('sucursales_numero')].filter(Boolean).join(' '))
  const CodigoPostal = at('sucursales_codigo_postal').toUpperCase()
  const Provincia = provinceName(cleanName(at('sucursales_provincia')))
  const Horarios = readHours(at)
  const [latitude, longitude] = [at('sucursales_latitud'), at('sucursales_longitud')].map(Number.parseFloat)
  // the whole country is south of the equator and west of Greenwich: other positions are placeholders
  const isPlace = latitude! < -20 && latitude! > -60 && longitude! < -50 && longitude! > -80
  return {
    ...(Direccion !== '' && { Direccion: Direccion.slice(0, TEXT_MAX) }),
    ...(fits(PostalCode, CodigoPostal) && CodigoPostal !== '' && { CodigoPostal }),
    ...(Provincia !== '' && { Provincia: Provincia.slice(0, TEXT_MAX) }),
    ...(isPlace && { Latitud: latitude!, Longitud: longitude! }),
    ...(Horarios.length > 0 && { Horarios }),
  }
}
