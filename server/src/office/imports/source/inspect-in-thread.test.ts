import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImportProfile } from '@gondola/contract/imports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('a profile of the shop', () => {
  const CENTS = {
    Nombre: 'centavos',
    Formato: 'encabezado' as const,
    Codificacion: null,
    Separador: null,
    Decimal: null,
    DecimalesImplicitos: 2,
    Columnas: [
      { Campo: 'ean' as const, Nombre: 'EAN', Desde: null, Largo: null },
      { Campo: 'precio' as const, Nombre: 'Precio', Desde: null, Largo: null },
    ],
  }
  const look = async (header: string, profile: ImportProfile, named?: string) => {
    const list = join(folder, 'lista.csv')
    await writeFile(list, `${header}\n${header.replaceAll(/\w+/g, '7791000000017')}\n`)
    return inspectInThread({ path: list, mappings: [profile], profile: named }, forever)
  }
  const EXACT = { Perfil: 'centavos', EnCentavos: true, SinUso: [] }
  const OTHER = { Perfil: 'gondola', Parecido: 'centavos' }

  it('reads lists with its headings, and is proposed for those with another useful one', async () => {
    expect(await look('EAN;Precio', CENTS)).toMatchObject(EXACT)
    expect(await look('EAN;Precio;Gancho', CENTS)).toMatchObject({ ...EXACT, SinUso: ['Gancho'] })
    const other = await look('EAN;Descripcion;Precio', CENTS)
    expect(other).toMatchObject(OTHER)
    expect(other.EnCentavos).toBeUndefined()
    expect(await look('EAN;Precio', { ...CENTS, DecimalesImplicitos: 0 })).not.toHaveProperty('EnCentavos')
  })

  it('reads a list with a heading that staff left without use, or if it was chosen', async () => {
    const left = { ...CENTS, SinUso: ['Descripción'] }
    const unused = { ...EXACT, SinUso: ['Descripcion'] }
    expect(await look('EAN;Descripcion;Precio', left)).toMatchObject(unused)
    expect(await look('EAN;Descripcion;Precio;Stock', left)).toMatchObject(OTHER)
    expect(await look('EAN;Descripcion;Precio', CENTS, 'centavos')).toMatchObject(unused)
  })

  it('proposes its own columns for a correction', async () => {
    const { Propuesta } = await look('EAN;Costo', {
      ...CENTS,
      Columnas: [CENTS.Columnas[0]!, { ...CENTS.Columnas[1]!, Campo: 'precio_sin_iva', Nombre: 'Costo' }],
      SinUso: ['Costo'],
    })
    expect(Propuesta.map(({ Campo, Nombre }) => [Campo, Nombre])).toEqual([
      ['ean', 'EAN'],
      ['precio_sin_iva', 'Costo'],
    ])
  })
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
