import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hoursText, staffBranches, type BranchFile } from '@gondola/contract/branches'
import { BRANCH_FILE_TEXTS, readBranchFile } from '@gondola/contract/imports'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { xlsxFile } from '../../../../../lab/shop/xlsx-file.ts'
import { readHours } from './read-branch-file.ts'

describe('opening hours as people write them', () => {
  it.each([
    [
      'Lunes a viernes 8 a 13 y 16:30 a 20; sábado 9 a 13',
      'Lunes a viernes: 8:00 a 13:00 y 16:30 a 20:00 · Sábado: 9:00 a 13:00 · Domingo: cerrado',
    ],
    ['L a V 8-20', 'Lunes a viernes: 8:00 a 20:00 · Sábado a domingo: cerrado'],
    [
      'Lu-Sa de 8.30 a 21 hs. Domingos y feriados de 9 a 13hs.',
      'Lunes a sábado: 8:30 a 21:00 · Domingo: 9:00 a 13:00',
    ],
    ['L-V 8:30-20:30 / Sáb 9-13', 'Lunes a viernes: 8:30 a 20:30 · Sábado: 9:00 a 13:00 · Domingo: cerrado'],
    [
      'L a V 8 a 13hs/16 a 20hs / S 9 a 13',
      'Lunes a viernes: 8:00 a 13:00 y 16:00 a 20:00 · Sábado: 9:00 a 13:00 · Domingo: cerrado',
    ],
    [
      'Lun/Mie/Vie 8-13',
      'Lunes: 8:00 a 13:00 · Martes: cerrado · Miércoles: 8:00 a 13:00 · Jueves: cerrado · Viernes: 8:00 a 13:00 · Sábado a domingo: cerrado',
    ],
    ['Todos los días 8 a 24', 'Lunes a domingo: 8:00 a 24:00'],
    ['LUNES A SÁBADO: 8:00 – 0:00, domingo cerrado', 'Lunes a sábado: 8:00 a 24:00 · Domingo: cerrado'],
    [
      'L-V 8:30-20:30 Sab 9-13 Dom cerrado',
      'Lunes a viernes: 8:30 a 20:30 · Sábado: 9:00 a 13:00 · Domingo: cerrado',
    ],
    [
      'Lun a Vie 8 a 13 y 17 a 21 hs Sáb 9 a 13',
      'Lunes a viernes: 8:00 a 13:00 y 17:00 a 21:00 · Sábado: 9:00 a 13:00 · Domingo: cerrado',
    ],
    ['sábados y domingos 24 hs', 'Lunes a viernes: cerrado · Sábado a domingo: 0:00 a 24:00'],
  ])('%s', (text, told) => {
    expect(hoursText(readHours(text) ?? [])).toBe(told)
  })

  it.each([
    '8 a 20',
    'Lunes a viernes',
    'Lunes 8',
    'M 8 a 20',
    'Lunes a viernes 8 a 20 salvo enero',
    'de noche',
    'Lunes a viernes y domingo 8 a 20',
  ])('%s is not guessed', (text) => expect(readHours(text)).toBeUndefined())
})

describeOnBothDatabases('a file of branches', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    staff = await staffOf(shop, 'administracion')
    await staff.request('GET', '/api/xsrf')
  })
  afterAll(() => shop.close())

  async function send(payload: Buffer | string, by = staff) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api${readBranchFile.path}?Nombre=sucursales`,
      cookies: Object.fromEntries(by.cookies),
      headers: {
        'content-type': 'application/octet-stream',
        'x-xsrf-token': by.cookies.get('XSRF-TOKEN') ?? '',
      },
      payload,
    })
    return { status: answer.statusCode, json: answer.json<BranchFile & { code?: string; detail?: string }>() }
  }

  const HEADING = [
    'Sucursal',
    'Cód.',
    'Domicilio',
    'Ciudad',
    'C.P.',
    'Tel.',
    'Horario de atención',
    'Zonas',
    'Gerente',
  ]
  const ROWS = [
    [
      'Norte',
      'N1',
      'Ruta 226 km 5',
      'Tandil',
      '7000',
      '249 442-0001',
      'Lunes a sábado 8 a 21',
      'Tandil 7000; Gardey',
      'Ana',
    ],
    ['Sur', 'N1', 'Mitre 100', 'Vela', '7003', '', 'siempre', '', ''],
    ['NORTE', '', '', '', '', '', '', '', ''],
    ['casa central', '', 'Colón 1', '', '', '', '', '', ''],
    ['Este', '', 'Colón 2', '', 'B7000ABCD!', '', '', '', ''],
    ['', '', 'Colón 3', '', '', '', '', '', ''],
  ]
  const csv = [HEADING, ...ROWS].map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\r\n')

  it.each([
    ['a table', () => Buffer.from(csv, 'latin1')],
    ['a spreadsheet', () => xlsxFile([HEADING, ...ROWS])],
  ])('in %s is understood row by row, and nothing is saved', async (_kind, file) => {
    const before = (await staff.call(staffBranches.list, { query: {} })).json.length
    const { json } = await send(file())
    expect(json.SinUso).toEqual(['Gerente'])
    expect(json.Filas.map(({ Datos, Falla }) => [Datos.Nombre, Falla?.slice(0, 24) ?? null])).toEqual([
      ['Norte', null],
      ['Sur', 'Horario de atención: no '],
      ['NORTE', 'Está dos veces en el arc'],
      ['casa central', 'Ya hay una sucursal con '],
      ['Este', 'C.P.: no se entiende «B7'],
      ['', 'Escribí un nombre.'],
    ])
    const [north] = json.Filas
    expect(north).toMatchObject({
      Zona: 'Tandil 7000; Gardey',
      Datos: {
        Codigo: 'N1',
        Direccion: 'Ruta 226 km 5',
        Localidad: 'Tandil',
        CodigoPostal: '7000',
        Telefono: '249 442-0001',
      },
    })
    expect((await staff.call(staffBranches.list, { query: {} })).json).toHaveLength(before)
    expect(await shop.deps.files.list(['importaciones'])).toEqual([])
  })

  it('is taken as read: what is understood can be saved', async () => {
    const { Datos } = (await send(csv)).json.Filas[0]!
    const { status, json } = await staff.call(staffBranches.create, { body: Datos })
    expect(status).toBe(200)
    expect(json).toMatchObject({ Nombre: 'Norte', Activa: false, Horarios: Datos.Horarios })
    expect((await send(csv)).json.Filas[0]!.Falla).toMatch(/^Ya hay una sucursal con ese nombre/)
  })

  it('refuses a row that is wider than the heading: its cells would be others’', async () => {
    const rows = 'Nombre;Horarios;Zona\nOeste;lunes 9 a 12; sabado 9 a 13;2132\nAlto;lunes 9 a 12;2132;;\n'
    const { json } = await send(rows)
    expect(json.Filas.map(({ Falla }) => Falla)).toEqual([BRANCH_FILE_TEXTS.wide, null])
  })

  it.each(['Zona de reparto', 'Zona de entrega', 'Reparto'])('takes %s for its zone', async (heading) => {
    const { json } = await send(`Sucursal;${heading}\nLago;2300\n`)
    expect([json.SinUso, json.Filas[0]!.Zona]).toEqual([[], '2300'])
  })

  it('is refused without names, with too many rows, and if it is no list', async () => {
    expect((await send('Calle;Altura\r\nMitre;1')).json.code).toBe('sucursales-ilegibles')
    const many = Array.from({ length: 301 }, (_, at) => `S${at};Mitre ${at}`).join('\n')
    expect((await send(`Nombre;Domicilio\n${many}`)).json.code).toBe('sucursales-demasiadas')
    expect((await send('%PDF-1.4')).json.detail).toMatch(/PDF/)
    const picker = await staffOf(shop, 'pedidos')
    await picker.request('GET', '/api/xsrf')
    expect((await send(csv, picker)).status).toBe(403)
  })
})
