import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { xlsxFile } from '../../../../../lab/shop/xlsx-file.ts'
import { inspectInThread } from './inspect-in-thread.ts'

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gondola-look-'))
  path = join(folder, 'lista.xlsx')
  await writeFile(
    path,
    xlsxFile([
      ['EAN', 'Descripción', 'Precio'],
      ['7791000000017', 'Yerba', 10],
    ]),
  )
})
afterAll(() => rm(folder, { recursive: true }))

const forever = new AbortController().signal

it('looks at a file in a thread of its own, by the profiles of the shop', async () => {
  const look = { path, mappings: [], profile: undefined }
  expect(await inspectInThread(look, forever)).toMatchObject({ Perfil: 'gondola', Falla: null })
  const mapping = {
    Nombre: 'mio',
    Formato: 'encabezado' as const,
    Codificacion: null,
    Separador: null,
    Decimal: null,
    DecimalesImplicitos: 0,
    Columnas: [
      { Campo: 'ean' as const, Nombre: 'EAN', Desde: null, Largo: null },
      { Campo: 'descripcion' as const, Nombre: 'Descripción', Desde: null, Largo: null },
      { Campo: 'precio' as const, Nombre: 'Precio', Desde: null, Largo: null },
    ],
  }
  expect(await inspectInThread({ ...look, mappings: [mapping] }, forever)).toMatchObject({ Perfil: 'mio' })
})

it('ends with who asked, and the next one is looked at', async () => {
  const texts = `<sst>${'<si><t>x</t></si>'.repeat(3_000_000)}</sst>`
  const slow = join(folder, 'lenta.xlsx')
  await writeFile(slow, xlsxFile([['EAN']], { 'xl/sharedStrings.xml': texts }))
  const gone = new AbortController()
  const given = inspectInThread({ path: slow, mappings: [], profile: undefined }, gone.signal)
  const next = inspectInThread({ path, mappings: [], profile: undefined }, forever)
  gone.abort()
  expect(await given).toMatchObject({ Perfil: null, Columnas: [] })
  expect(await next).toMatchObject({ Perfil: 'gondola' })
})
