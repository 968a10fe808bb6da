import type { Lines } from '../reading/read-lines.ts'
import type { RowReading } from '../reading/import-row.ts'
import { refuseFile } from '../source/unusable-file.ts'
import { idKey, PipeRows, type PipeRow } from './pipe-lines.ts'
import { placesOf, type SepaPlaces } from './read-merchant.ts'
import { SepaRowReader } from './read-sepa-row.ts'
import type { Choice } from './sepa-package.ts'

const HEADER_WITHIN_LINES = 10
const REQUIRED = ['id_producto', 'productos_descripcion', 'productos_precio_lista'] as const
/** Columns of the wholesale feed only: prices by the pack, with and without VAT. */
const WHOLESALE = /dun_?14|sin_iva|sin_impuestos|_bulto|mayorista/

/** Maximum branches listed for one file; more are no single merchant's. */
const BRANCHES_MAX = 10_000

/**
 * The rows of `productos.csv` of the chosen branches, in batches.
 * @throws {UnusableFile} if the header is not the retail feed's
 */
export async function* readSepaRows(file: Lines, choice: Choice): AsyncGenerator<RowReading[]> {
  let reader: SepaRowReader | null = null
  for await (const { places, width, rows } of productRows(file)) {
    const row = (reader ??= new SepaRowReader(places, width, choice))
    yield rows.flatMap((one) => row.read(one) ?? [])
  }
}

/**
 * Keys of the branches in the rows of `productos.csv`, in order.
 * @throws {UnusableFile} if the header is not the retail feed's
 */
export async function listBranchesInRows(file: Lines): Promise<string[]> {
  const keys = new Set<string>()
  for await (const { places, rows } of productRows(file)) {
    const at = ['id_comercio', 'id_bandera', 'id_sucursal'].map((column) => places.get(column) ?? -1)
    for (const { fields } of rows) {
      const key = at.map((place) => idKey(fields[place] ?? '')).join('-')
      if (/^\d+-\d+-\w+$/.test(key)) keys.add(key)
    }
    if (keys.size > BRANCHES_MAX) refuseFile('archivo_desmedido')
  }
  return [...keys]
}

interface ProductRows {
  places: SepaPlaces
  width: number
  rows: readonly PipeRow[]
}

async function* productRows(file: Lines): AsyncGenerator<ProductRows> {
  let reading: ReturnType<typeof openRows> | null = null
  const first: string[] = []
  const take = (opened: ReturnType<typeof openRows>, rows: readonly PipeRow[]) => ({ ...opened, rows })
  for await (const lines of file) {
    if (reading !== null) {
      yield take(reading, reading.pipe.read(lines))
      continue
    }
    for (const line of lines) first.push(line)
    const at = first.findIndex((line) => /id_producto/i.test(line))
    if (at === -1 && first.length < HEADER_WITHIN_LINES) continue
    reading = openRows(first, at)
    yield take(reading, reading.pipe.read(first.slice(at + 1)))
  }
  reading ??= openRows(
    first,
    first.findIndex((line) => /id_producto/i.test(line)),
  )
  yield take(reading, reading.pipe.end())
}

function openRows(lines: readonly string[], at: number) {
  const header = lines[at]?.trimEnd()
  if (header === undefined) {
    const found = lines.find((line) => line.trim() !== '')
    if (found === undefined) refuseFile('archivo_vacio')
    refuseFile('encabezado_desconocido', found.slice(0, 400))
  }
  const places = placesOf(header)
  const names = [...places.keys()]
  if (names.some((name) => WHOLESALE.test(name))) refuseFile('sepa_mayorista')
  const missing = REQUIRED.filter((name) => !places.has(name))
  if (missing.length > 0)
    refuseFile('columnas_faltan', `${missing.join(', ')} (${names.join(', ').slice(0, 300)})`)
  const width = header.split('|').length
  return { places, width, pipe: new PipeRows(header, at + 2) }
}
