import type { Lines } from '../read-lines.ts'
import type { RowReading } from '../read-row.ts'
import { refuseFile } from '../unusable-file.ts'
import type { Choice } from './choose-branches.ts'
import { PipeRows, type PipeRow } from './pipe-lines.ts'
import { placesOf } from './read-merchant.ts'
import { SepaRowReader } from './read-sepa-row.ts'

const HEADER_WITHIN_LINES = 10
const REQUIRED = ['id_producto', 'productos_descripcion', 'productos_precio_lista'] as const
/** Columns that only the wholesalers' feed has: prices by the pack, with and without VAT. */
const WHOLESALE = /dun_?14|sin_iva|sin_impuestos|_bulto|mayorista/

/**
 * The rows of `productos.csv` that are of the chosen branches, in batches.
 * @throws {UnusableFile} where the header is not the retail feed's
 */
export async function* readSepaRows(file: Lines, choice: Choice): AsyncGenerator<RowReading[]> {
  let reading: { rows: PipeRows; row: SepaRowReader } | null = null
  const first: string[] = []
  const take = (rows: readonly PipeRow[]) => rows.flatMap((row) => reading!.row.read(row) ?? [])
  for await (const lines of file) {
    if (reading !== null) {
      yield take(reading.rows.read(lines))
      continue
    }
    for (const line of lines) first.push(line)
    const at = first.findIndex((line) => /id_producto/i.test(line))
    if (at === -1 && first.length < HEADER_WITHIN_LINES) continue
    reading = openRows(first, at, choice)
    yield take(reading.rows.read(first.slice(at + 1)))
  }
  reading ??= openRows(
    first,
    first.findIndex((line) => /id_producto/i.test(line)),
    choice,
  )
  yield take(reading.rows.end())
}

function openRows(lines: readonly string[], at: number, choice: Choice) {
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
  return { rows: new PipeRows(header, at + 2), row: new SepaRowReader(places, width, choice) }
}
