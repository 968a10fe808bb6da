import { Buffer } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyPrices, previewPrices, staffArticles, undoPrices } from '@gondola/contract/catalogue-admin'
import {
  applyImportCall,
  classifyArticles,
  decideImport,
  discardImport,
  downloadImportNotes,
  listImportDifferences,
  listImportNotes,
  listUnclassified,
  readImportFile,
  simulateImport,
  staffImportProfiles,
  staffImports,
  undoImportBranch,
  undoImportCall,
  uploadImport,
  type ImportJob,
  type ImportOptions,
  type ImportProfile,
} from '@gondola/contract/imports'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { merchantFiles, productRow } from '../../../../lab/shop/sepa-files.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { storedZip } from '../../../../lab/shop/stored-zip.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { runNextImport } from './run-import-job.ts'
import { tidyUp } from '../../app/housekeeping.ts'

const NOW = '2026-11-21T12:00:00-03:00'
const HEADER = 'ean;descripcion;marca;departamento;familia;precio'
const MILK = '7791000000017;Leche Entera 1 Lt;LA PRUEBA;Lácteos;Leches;1500,50'
const MATE = '7791000000024;Yerba Mate 500 Gr;PLAYADITO;Almacén;Yerbas;2500'
const SOAP = '7791000000031;Jabón en Pan 200 Gr;ALA;Limpieza;Jabones;700'
const OPTIONS: ImportOptions = { Perfil: null, Sucursal: null, Retirar: false }

describeOnBothDatabases('imports by upload', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeEach(async () => {
    shop = await startTestShop({ database, demo: true, now: NOW })
    staff = await staffOf(shop, 'catalogo')
  })
  afterEach(() => shop.close())

  const storedFiles = async () => (await shop.deps.files.list(['importaciones'])).map(({ path }) => path)

  async function upload(content: Buffer | string, name = 'precios.csv'): Promise<ImportJob> {
    await staff.request('GET', '/api/xsrf')
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api${uploadImport.path}?Nombre=${encodeURIComponent(name)}`,
      cookies: Object.fromEntries(staff.cookies),
      headers: {
        'content-type': 'application/octet-stream',
        'x-xsrf-token': staff.cookies.get('XSRF-TOKEN') ?? '',
      },
      payload: content,
    })
    expect(answer.payload, answer.payload).toContain('"Estado":"subida"')
    return answer.json<ImportJob>()
  }
  const table = (...lines: string[]) => [HEADER, ...lines].join('\n')
  const read = async (Id: number) => (await staff.call(staffImports.read, { params: { Id } })).json
  async function work(): Promise<void> {
    while (await runNextImport(shop.deps));
    await shop.deps.catalogue.refresh()
  }
  async function simulated(content: Buffer | string, options = OPTIONS): Promise<ImportJob> {
    const { Id } = await upload(content)
    await staff.call(simulateImport, { params: { Id }, body: options })
    await work()
    return read(Id)
  }
  async function applied(content: Buffer | string, options = OPTIONS, Confirmar = false): Promise<ImportJob> {
    const { Id } = await simulated(content, options)
    const body = { Confirmar, AplicarDesde: null }
    expect((await staff.call(applyImportCall, { params: { Id }, body })).status).toBe(200)
    await work()
    return read(Id)
  }
  async function undone(Id: number): Promise<ImportJob> {
    expect((await staff.call(undoImportCall, { params: { Id } })).status).toBe(200)
    await work()
    return read(Id)
  }
  const differences = async (Id: number, query = {}) =>
    (await staff.call(listImportDifferences, { params: { Id }, query })).json
  const visitor = async (path: string) => (await shop.visitor().request('GET', `/api${path}`)).text
  const article = async (code: string) =>
    JSON.parse(await visitor(`/tarticulos/get/${code}`)) as { Descripcion: string } | null

  /** The whole catalogue as the API returns it. */
  async function catalogue(): Promise<Record<string, string>> {
    const paths = [
      '/tarticulos/getall/0/0',
      '/tarticulos/getall/0/0?orden=pb',
      '/tarticulos/get/7791000000017',
      '/tdepartamentos/getactivos/0/0',
      '/tmarcas/getall/0/0',
      '/tarticulos/search/leche/0/0',
      '/tarticulos/search/yerba/0/0',
      '/tpromociones/getpromociones/HOY',
    ]
    return Object.fromEntries(
      await Promise.all(
        paths.map(async (path): Promise<[string, string]> => {
          const { status, text } = await shop.visitor().request('GET', `/api${path}`)
          expect([path, status]).toEqual([path, 200])
          return [path, text]
        }),
      ),
    )
  }

  describe('from the file to the shop', () => {
    it('holds a file that was applied before others, and not the last one again', async () => {
      await applied(table(MILK))
      expect((await simulated(table(MILK))).Retenciones).toEqual([])
      await applied(table(MILK.replace('1500,50', '1600')))
      const { Retenciones } = await simulated(table(MILK))
      expect(Retenciones).toEqual([
        'Este mismo archivo se aplicó el 21/11/26, 12:00, y después otros; el último, «precios.csv».',
      ])
    })

    it('looks first, tells every difference, then applies', async () => {
      await applied(table(MILK, MATE, SOAP))
      const next = await simulated(
        table(
          MILK.replace('1500,50', '1600'),
          MATE.replace('2500', '2400'),
          `${SOAP}x`,
          '7791000000048;;;;;1',
        ),
        { ...OPTIONS, Parcial: false },
      )
      expect(next).toMatchObject({
        Estado: 'lista',
        Perfil: 'gondola',
        Resumen: { leidas: 4, nuevas: 0, suben: 1, bajan: 1, desaparecidas: 1, rechazadas: 2 },
        Retenciones: [expect.stringContaining('1 de 3')],
      })
      const shown = await differences(next.Id)
      expect(
        shown.map(({ Tipo, Codigo, PrecioAntes, PrecioDespues }) => [
          Tipo,
          Codigo,
          PrecioAntes,
          PrecioDespues,
        ]),
      ).toEqual([
        ['desaparece', '7791000000031', 700, 700],
        ['sube', '7791000000017', 1500.5, 1600],
        ['baja', '7791000000024', 2500, 2400],
      ])
      await staff.call(simulateImport, {
        params: { Id: next.Id },
        body: { ...OPTIONS, Parcial: false, Retirar: true },
      })
      await work()
      const [gone] = await differences(next.Id)
      expect(gone).toMatchObject({ Tipo: 'desaparece', PrecioAntes: 700, PrecioDespues: null })
      expect(await differences(next.Id, { Tipo: 'sube' })).toHaveLength(1)
      const mostFirst = await differences(next.Id, { _sort: 'variacion', _order: 'DESC' })
      expect(mostFirst.map(({ Tipo }) => Tipo)).toEqual(['sube', 'baja', 'desaparece'])
      const notes = await staff.call(listImportNotes, {
        params: { Id: next.Id },
        query: { Tipo: 'rechazadas' },
      })
      expect(notes.json).toMatchObject([
        { linea: 4, motivo: 'precio_texto' },
        { linea: 5, motivo: 'descripcion_vacia' },
      ])
      expect((await article('7791000000024'))?.Descripcion).toBe('Yerba Mate 500 Gr')
      const refused = await staff.call(applyImportCall, {
        params: { Id: next.Id },
        body: { Confirmar: false, AplicarDesde: null },
      })
      expect(refused.problem).toMatchObject({ status: 422, code: 'importacion-freno', Campo: 'Confirmar' })
      const body = { Confirmar: true, AplicarDesde: null }
      await staff.call(applyImportCall, { params: { Id: next.Id }, body })
      await work()
      expect(await read(next.Id)).toMatchObject({ Estado: 'aplicada', SePuedeDeshacer: true })
    })

    it('gives refused rows as they are in the file, which is imported again when mended', async () => {
      await applied(table(MILK))
      const heading = 'Cód. barra;Nombre;Notas;Precio'
      const rows = [
        '7791000000017;"Leche ""Entera"" 1 Lt";a;1600',
        '7791000000024;Yerba Mate 500 Gr;=1+1;N/D',
        '7791000000031;Jabón;en pan;caro;ya',
        '7791000000048;Té',
      ]
      const job = await simulated([heading, '', ...rows].join('\n'), { ...OPTIONS, Parcial: true })
      const download = async (Tipo: 'rechazadas' | 'ignoradas') =>
        (await staff.call(downloadImportNotes, { params: { Id: job.Id }, query: { Tipo } })).text
      const [head, ...told] = (await download('rechazadas')).trimEnd().split('\r\n')
      expect(head).toBe('\uFEFF"Cód. barra";"Nombre";"Notas";"Precio";"Línea del archivo";"Motivo"')
      expect(told).toEqual([
        '"7791000000024";"Yerba Mate 500 Gr";"\'=1+1";"N/D";"4";"El precio dice «N/D»: no disponible."',
        '"7791000000031;Jabón;en pan;caro;ya";;;;"5";"La fila tiene columnas de más y no se puede saber cuál es cuál: ya."',
        '"7791000000048;Té";;;;"6";"A la fila le faltan columnas: 2 de 4."',
      ])
      const mended = [head, told[0]!.replace('"N/D"', '"2.500,00"'), ...told.slice(1)].join('\r\n')
      const again = await simulated(mended, { ...OPTIONS, Parcial: true })
      expect(again.Resumen).toMatchObject({ leidas: 3, nuevas: 1, rechazadas: 2, avisos: 2 })
      const { json } = await staff.call(listImportNotes, {
        params: { Id: again.Id },
        query: { Tipo: 'avisos' },
      })
      expect(json.at(-1)!.detalle).toMatch(/^La columna «Notas» no se usa/)
      const twice = await staff.call(downloadImportNotes, {
        params: { Id: again.Id },
        query: { Tipo: 'rechazadas' },
      })
      expect(twice.text.split('\r\n')[0]).toBe(head)
      await staff.call(discardImport, { params: { Id: job.Id } })
      expect((await download('rechazadas')).split('\r\n').slice(0, 2)).toEqual([
        '\uFEFF"Línea del archivo";"Motivo"',
        '"4";"El precio dice «N/D»: no disponible."',
      ])
    })

    it('counts the rows that it does not use by reason, and lists them', async () => {
      await applied(table(MILK, MATE))
      const row = '7791000000017;1600,50'
      const rows = [row, row, 'ean;precio', row, 'TOTAL;4801,50', '', '7791000000024;2500']
      const job = await applied(['ean;precio', ...rows].join('\n'))
      expect(job).toMatchObject({
        Resumen: {
          leidas: 4,
          rechazadas: 0,
          ignoradas: [
            { motivo: 'fila_repetida', filas: 2 },
            { motivo: 'titulos', filas: 1 },
            { motivo: 'total', filas: 1 },
          ],
        },
      })
      const query = { Tipo: 'ignoradas', _start: 0, _end: 3 } as const
      const { json, headers } = await staff.call(listImportNotes, { params: { Id: job.Id }, query })
      expect(headers['x-total-count']).toBe('4')
      expect(json).toEqual([
        { linea: 3, motivo: 'fila_repetida', detalle: 'Dice lo mismo que la línea 2.' },
        { linea: 4, motivo: 'titulos', detalle: 'Repite los títulos de las columnas.' },
        { linea: 5, motivo: 'fila_repetida', detalle: 'Dice lo mismo que la línea 2.' },
      ])
    })

    it('shows stock and costs before and after beside the prices, with the branch', async () => {
      const north = { Nombre: 'Norte', Direccion: 'Mitre 1', Telefono: '', is_active: true }
      await shop.db.insertInto('branches').values(north).execute()
      const list = (...lines: string[]) =>
        ['codigo;descripcion;precio;pesable;existencia;costo', ...lines].join('\n')
      const first = list('V-1;Vino;900;N;43;500', 'C-1;Cerveza;800;N;42;400', 'B-1;Banana;700;S;37;300')
      await applied(first, OPTIONS, true)
      const second = list('V-1;Vino;950;N;1200;500', 'C-1;Cerveza;800;N;0;410', 'B-1;Banana;700;S;1,25;300')
      const job = await simulated([second, 'N-1;Nuez;900;S;2;'].join('\n'), { ...OPTIONS, Parcial: true })
      const [{ Nombre: main } = { Nombre: '' }] = await shop.db
        .selectFrom('branches')
        .select('Nombre')
        .where('is_default', '=', true)
        .execute()
      expect(job.Resumen).toMatchObject({ nuevas: 1, suben: 1, existencias: 4, existenciasEn: [main] })
      expect(job.Resumen!.costos).toBe(1)
      const shown = async (query = {}) =>
        (await differences(job.Id, query)).map(({ Tipo, Codigo, Sucursal, Linea, ...of }) =>
          [
            Tipo,
            Codigo,
            Sucursal,
            Linea,
            of.PrecioDespues,
            of.Cambios?.[0]?.Antes,
            of.Cambios?.[0]?.Despues,
          ].join(),
        )
      const stock = [
        `existencia,V-1,${main},2,,43 un,1.200 un`,
        `existencia,C-1,${main},3,,42 un,0 un`,
        `existencia,B-1,${main},4,,37 kg,1,25 kg`,
        `existencia,N-1,${main},5,,,2 kg`,
      ]
      expect(await shown()).toEqual(['sube,V-1,,2,950,,', 'nueva,N-1,,5,900,,', ...stock])
      const most = { Tipo: 'existencia', _sort: 'variacion', _order: 'DESC', _start: 0, _end: 2 } as const
      expect(await shown(most)).toEqual(stock.slice(0, 2))
      expect(await shown({ q: 'nuez', Tipo: 'existencia' })).toEqual(stock.slice(3))
      // who may not see costs sees none here either
      expect(await shown({ Tipo: 'costo' })).toEqual([])
      staff = await staffOf(shop, 'administracion', 'jefa')
      const [cost] = await shown({ Tipo: 'costo' })
      expect(cost).toMatch(/^costo,C-1,,3,,\$\s400,00,\$\s410,00$/)
    })

    it('puts the stock of a list without branches where staff say, of that file alone', async () => {
      const north = { Nombre: 'Norte', Direccion: 'Mitre 1', Telefono: '', is_active: true }
      await shop.db.insertInto('branches').values(north).execute()
      await applied(table(MILK))
      const list = 'Código;Stock\n7791000000017;8'
      const { Id } = await upload(list)
      const { DeLaTienda: [main, other] = [] } = (
        await staff.call(readImportFile, { params: { Id }, query: {} })
      ).json
      expect(other).toMatchObject({ Nombre: 'Norte' })
      const job = await applied(list, { ...OPTIONS, ExistenciasDe: other!.Id })
      expect(job).toMatchObject({
        Opciones: { ExistenciasDe: other!.Id },
        Resumen: { existenciasEn: ['Norte'] },
      })
      const stored = () =>
        shop.db
          .selectFrom('stock')
          .select(['branch_id', 'quantity'])
          .where('article_code', '=', '7791000000017')
          .execute()
      expect(await stored()).toEqual([{ branch_id: other!.Id, quantity: 8 }])
      expect((await simulated(`${list}1`)).Resumen!.existenciasEn).toEqual([main!.Nombre])
    })

    it('applies what was compared: after another list it is compared again', async () => {
      const stock = (...lines: string[]) => ['codigo;stock', ...lines].join('\n')
      await applied(table(MILK, MATE))
      const code = '7791000000017'
      const now = { Confirmar: false, AplicarDesde: null }
      const first = await simulated(stock(`${code};30`))
      const second = await simulated(stock(`${code};35`))
      const prices = await simulated(table(MILK.replace('1500,50', '1600'), MATE))
      await staff.call(applyImportCall, { params: { Id: first.Id }, body: now })
      // the first one waits for its turn
      const refused = await staff.call(applyImportCall, { params: { Id: second.Id }, body: now })
      expect(refused.problem).toMatchObject({ status: 422, code: 'importacion-otra-lista' })
      await work()
      expect([await read(second.Id), await read(prices.Id)]).toMatchObject([
        { Desactualizada: true },
        { Desactualizada: true },
      ])
      for (const { Id } of [second, prices])
        expect((await staff.call(applyImportCall, { params: { Id }, body: now })).status).toBe(422)
      const at = '2026-11-21T12:30:00-03:00'
      await staff.call(applyImportCall, { params: { Id: second.Id }, body: { ...now, AplicarDesde: at } })
      await staff.call(simulateImport, { params: { Id: prices.Id }, body: OPTIONS })
      await work()
      expect(await read(prices.Id)).not.toHaveProperty('Desactualizada')
      expect((await staff.call(applyImportCall, { params: { Id: prices.Id }, body: now })).status).toBe(200)
      shop.setNow('2026-11-21T12:31:00-03:00')
      await work()
      expect((await read(second.Id)).Estado).toBe('aplicada')
      expect((await differences(second.Id)).map(({ Cambios }) => Cambios)).toMatchObject([
        [{ Antes: '30 un', Despues: '35 un' }],
      ])
    })

    it('takes a list of a code and a price, and asks a description of new articles alone', async () => {
      await applied(table(MILK, MATE))
      const before = await shop.db
        .selectFrom('articles')
        .selectAll()
        .where('Codigo', '=', '7791000000017')
        .execute()
      const list = 'ean;precio\n7791000000017;1600,50\n7791000000024;2500\n7791000000031;700,00'
      const { Id } = await upload(list)
      const reading = await staff.call(readImportFile, { params: { Id }, query: {} })
      expect(reading.json).toMatchObject({ Perfil: 'gondola', Columnas: ['ean', 'precio'] })
      const job = await applied(list)
      expect(job).toMatchObject({ Estado: 'aplicada', Resumen: { suben: 1, rechazadas: 1, avisos: 0 } })
      const notes = await staff.call(listImportNotes, {
        params: { Id: job.Id },
        query: { Tipo: 'rechazadas' },
      })
      expect(notes.json).toMatchObject([{ linea: 4, motivo: 'descripcion_vacia' }])
      const after = await shop.db
        .selectFrom('articles')
        .selectAll()
        .where('Codigo', '=', '7791000000017')
        .execute()
      expect(after).toEqual([
        { ...before[0], Precioventa: 1600.5, position: 2, updated_at: expect.anything() },
      ])
      const profile: ImportProfile = {
        Nombre: 'caja',
        Formato: 'encabezado',
        Codificacion: null,
        Separador: null,
        Decimal: null,
        DecimalesImplicitos: 0,
        Columnas: ['ean', 'precio'].map((Campo) => ({
          Campo,
          Nombre: Campo,
          Desde: null,
          Largo: null,
        })) as ImportProfile['Columnas'],
      }
      expect((await staff.call(staffImportProfiles.create, { body: profile })).status).toBe(200)
    })

    it('tells once how many new articles have no family, by an empty column or by none', async () => {
      await applied(table(MILK))
      const bare = (line: string) => line.replace(/;[^;]*;[^;]*;([^;]*)$/, ';;;$1')
      const lists = [
        table(bare(MILK), bare(MATE), bare(SOAP)),
        'ean;descripcion;precio\n7791000000017;Leche;1.250,00\n7791000000901;Yerba;950,00\n7791000000918;Jabón;900,00',
      ]
      for (const list of lists) {
        const { Id } = await simulated(list)
        const notes = await staff.call(listImportNotes, { params: { Id }, query: { Tipo: 'avisos' } })
        const detalle = expect.stringMatching(/^2 artículos nuevos quedan sin familia, /) as string
        expect(notes.json).toContainEqual({ linea: 0, motivo: 'rubro_vacio', detalle })
      }
    })

    it('asks about a file once, and compares with the answer', async () => {
      const list = 'ean,descripcion,precio\n7791000000017,Leche,1500,50\n7791000000024,Yerba,950,75'
      const asked = await simulated(list)
      expect(asked).toMatchObject({
        Estado: 'fallida',
        Falla: expect.stringContaining('línea 2'),
        Pregunta: { Respuestas: [{ Respuesta: 'ancho=unir-3' }, { Respuesta: 'ancho=sobran' }] },
      })
      const body = { ...OPTIONS, Respuestas: ['ancho=unir-3'] }
      await staff.call(simulateImport, { params: { Id: asked.Id }, body })
      await work()
      const answered = await read(asked.Id)
      expect(answered).toMatchObject({ Estado: 'lista', Opciones: { Respuestas: ['ancho=unir-3'] } })
      expect(answered.Pregunta).toBeUndefined()
      expect((await differences(asked.Id)).map(({ PrecioDespues }) => PrecioDespues)).toEqual([
        1500.5, 950.75,
      ])
    })

    it('refuses a file whose rows all have one fault', async () => {
      const rows = [1, 2, 3].map((number) => `7791000000${number}17;Yerba ${number};15/3/2026`)
      const job = await simulated(['ean;descripcion;precio', ...rows].join('\n'))
      expect(job).toMatchObject({ Estado: 'fallida', Falla: expect.stringContaining('«15/3/2026»') })
    })

    it('is held by what it does to names and brands', async () => {
      const line = (number: number, name: string, brand: string) =>
        `77910000${10_000 + number};${name};${brand};Almacén;Yerbas;100`
      const names = Array.from({ length: 100 }, (_, number) => `Yerba ${number}`)
      const listOf = (changed: Record<number, string> = {}, brands: Record<number, string> = {}) =>
        table(...names.map((name, number) => line(number, changed[number] ?? name, brands[number] ?? 'ALA')))
      await applied(listOf())
      const holds = async (...lists: Parameters<typeof listOf>) =>
        (await simulated(listOf(...lists))).Retenciones
      expect(await holds({ 1: 'Mate 1', 2: 'YERBA  2.' }, { 4: 'Otra', 5: 'ala' })).toEqual([])
      expect(await holds({ 1: 'Mate 1', 2: 'Mate 2', 3: 'Mate 3' })).toEqual([
        'Cambia el nombre de 3 de 100 artículos.',
      ])
      expect(await holds({}, { 1: 'Otra', 2: 'Otra', 3: 'S/D' })).toEqual([
        'Cambia la marca de 3 de 100 artículos.',
      ])
      expect(await holds({ 1: 'Yerba 2' })).toEqual(['2 artículos quedarían con el mismo nombre: «Yerba 2».'])
      expect(await holds({ 1: 'Yerba 2', 2: 'Yerba 1' })).toEqual([
        '2 artículos tomarían el nombre que tenía otro: «Yerba 2» pasaría al 7791000010001.',
      ])
      const twice = [1, 2, 3, 4].map((number) => line(number, names[number]!, 'ALA').replace(/100$/, '90'))
      expect((await simulated([listOf(), ...twice].join('\n'))).Retenciones).toEqual([
        expect.stringMatching(/^4 precios por revisar: /),
        expect.stringContaining('4 de 100 artículos están más de una vez, con otro precio'),
      ])
      // what staff hold by hand is not renamed
      const hold = { manual_fields: JSON.stringify(['Descripcion', 'brand_code']) }
      await shop.db.updateTable('articles').set(hold).where('Codigo', 'like', '77910000%').execute()
      expect(await holds({ 1: 'Mate 1', 2: 'Mate 2', 3: 'Mate 3' }, { 1: 'x', 2: 'y', 3: 'z' })).toEqual([])
      const filled = table(...Array.from({ length: 20 }, (_, number) => line(200 + number, 'Aceite', 'ALA')))
      expect((await simulated(filled, { ...OPTIONS, Parcial: true })).Retenciones).toEqual([
        'Todos los artículos nuevos (20) tienen el mismo nombre que otro.',
      ])
    })

    it('is held by a title of offers, and by rejected rows', async () => {
      expect((await simulated(`OFERTAS DE LA SEMANA\n${table(MILK)}`)).Retenciones).toEqual([
        expect.stringContaining('«OFERTAS DE LA SEMANA» (línea 1)'),
      ])
      const rows = Array.from({ length: 20 }, (_, row) => `A${row};Fideos ${row};${row < 11 ? 'x' : 900}`)
      expect((await simulated(['codigo;descripcion;precio', ...rows].join('\n'))).Retenciones).toEqual([
        expect.stringContaining('11 de 20 filas'),
      ])
    })

    it.each([10, 0.1])('is held by a price × %d that no import made', async (factor) => {
      const some = await shop.db
        .selectFrom('articles')
        .selectAll()
        .where('unidad', '=', 1)
        .orderBy('Codigo')
        .limit(1)
        .execute()
      const [one] = some
      const price = (one!.Precioventa * factor).toFixed(2).replace('.', ',')
      const job = await simulated(`codigo;precio\n${one!.Codigo};${price}`)
      expect(job).toMatchObject({
        Resumen: { saltos: 1 },
        Retenciones: [expect.stringContaining('1 precio salta')],
      })
    })

    it('says why a file cannot be used, and what becomes of one given up', async () => {
      const broken = await simulated('a,b\n1,2')
      expect(broken).toMatchObject({ Estado: 'fallida', Falla: expect.stringContaining('encabezado') })
      await staff.call(discardImport, { params: { Id: broken.Id } })
      expect(await read(broken.Id)).toMatchObject({ Estado: 'descartada' })
      expect(await storedFiles()).toEqual([])
      const again = await staff.call(simulateImport, { params: { Id: broken.Id }, body: OPTIONS })
      expect(again.problem).toMatchObject({ status: 422, code: 'importacion-estado' })
    })

    it('takes a name as a name and a path as none', async () => {
      expect((await upload(table(MILK), '../../etc/../precios.csv')).Archivo).toBe('precios.csv')
      expect(await storedFiles()).toEqual([expect.stringMatching(/^importaciones\/[0-9a-f-]{36}\.lista$/)])
    })

    it('is not for those who may only look', async () => {
      const orders = await staffOf(shop, 'pedidos')
      expect((await orders.call(staffImports.list)).status).toBe(403)
    })
  })

  describe('what is said to single prices', () => {
    const decide = (Id: number, Que: 'saltos' | 'fijados', Aceptar: boolean, Codigos?: string[]) =>
      staff.call(decideImport, { params: { Id }, body: { Que, Aceptar, ...(Codigos && { Codigos }) } })
    const apply = async (Id: number, more = {}) => {
      const body = { Confirmar: false, AplicarDesde: null, ...more }
      const answer = await staff.call(applyImportCall, { params: { Id }, body })
      await work()
      return answer
    }
    const price = async (code: string) =>
      (await staff.call(staffArticles.read, { params: { Codigo: code } })).json.Precioventa
    const JUMPING = table(MILK.replace('1500,50', '15005'), MATE.replace('2500', '25000'), SOAP)

    it('names each jump; one by one they pass, or stay out of what is applied', async () => {
      await applied(table(MILK, MATE, SOAP))
      const { Id, Resumen, Retenciones } = await simulated(JUMPING)
      expect([Resumen?.saltos, Retenciones]).toEqual([2, [expect.stringContaining('2 precios')]])
      expect(await differences(Id, { Salto: true })).toMatchObject([
        { Codigo: '7791000000017', PrecioAntes: 1500.5, PrecioDespues: 15005, Aceptada: false },
        { Codigo: '7791000000024' },
      ])
      expect((await decide(Id, 'saltos', true, ['7791000000031'])).problem.code).toBe(
        'importacion-articulo-ajeno',
      )
      const once = (await decide(Id, 'saltos', true, ['7791000000024'])).json
      expect(once).toMatchObject({
        Estado: 'lista',
        Retenciones: [expect.stringContaining('1 precio')],
        Decisiones: { SaltosAceptados: 1 },
      })
      expect((await differences(Id, { Salto: true })).map(({ Aceptada }) => Aceptada)).toEqual([false, true])
      expect((await apply(Id)).problem.code).toBe('importacion-freno')
      expect((await apply(Id, { SinSaltos: true })).status).toBe(200)
      expect(await read(Id)).toMatchObject({ Estado: 'aplicada', Decisiones: { SinSaltos: true } })
      expect([await price('7791000000017'), await price('7791000000024')]).toEqual([1500.5, 25000])
      // afterwards the differences show what was applied
      expect(await differences(Id, { Salto: true })).toMatchObject([
        { Codigo: '7791000000017', PrecioAntes: 1500.5, PrecioDespues: 1500.5 },
        { Codigo: '7791000000024', PrecioAntes: 2500, PrecioDespues: 25000 },
      ])
    })

    it('takes a yes back, and all of them pass where all are accepted', async () => {
      await applied(table(MILK, MATE, SOAP))
      const { Id } = await simulated(JUMPING)
      await decide(Id, 'saltos', true)
      expect((await decide(Id, 'saltos', false, ['7791000000017'])).json.Retenciones).toHaveLength(1)
      expect((await decide(Id, 'saltos', true, ['7791000000017'])).json.Retenciones).toEqual([])
      await apply(Id)
      expect(await price('7791000000017')).toBe(15005)
    })

    it('names the prices held by hand, and lets one go, or all', async () => {
      await applied(table(MILK, MATE, SOAP))
      await shop.db
        .updateTable('articles')
        .set({ Precioventa: 600, manual_fields: '["Precioventa"]' })
        .where('Codigo', 'in', ['7791000000024', '7791000000031'])
        .execute()
      const { Id, Resumen } = await simulated(table(MILK, MATE, SOAP))
      expect(Resumen).toMatchObject({ fijadas: 2, suben: 0, bajan: 0, saltos: 0 })
      expect(await differences(Id, { Tipo: 'fijada' })).toMatchObject([
        { Codigo: '7791000000024', PrecioAntes: 600, PrecioDespues: 2500, Salto: true, Aceptada: false },
        { Codigo: '7791000000031', PrecioAntes: 600, PrecioDespues: 700, Salto: false, Aceptada: false },
      ])
      const accepted = async () => (await differences(Id, { Tipo: 'fijada' })).map(({ Aceptada }) => Aceptada)
      await decide(Id, 'fijados', true)
      expect(await accepted()).toEqual([false, true])
      await decide(Id, 'fijados', false, ['7791000000031'])
      expect(await accepted()).toEqual([false, false])
      await decide(Id, 'fijados', true, ['7791000000024'])
      expect(await accepted()).toEqual([true, false])
      await apply(Id)
      expect([await price('7791000000024'), await price('7791000000031')]).toEqual([2500, 600])
      const list = await staff.call(staffArticles.list, { query: { PrecioFijado: true } })
      expect(list.json.map(({ Codigo }) => Codigo)).toEqual(['7791000000031'])
      await undone(Id)
      expect(await price('7791000000024')).toBe(600)
      expect((await staff.call(staffArticles.list, { query: { PrecioFijado: true } })).json).toHaveLength(2)
    })

    it('asks whether a list is a part before anything is said of what disappears', async () => {
      await applied(table(MILK, MATE, SOAP))
      const asked = await simulated(table(MILK.replace('1500,50', '1600')))
      expect(asked.Faltantes).toEqual({ Faltan: 2, Habia: 3 })
      expect(await differences(asked.Id)).toMatchObject([{ Tipo: 'sube' }])
      const say = async (options: Partial<ImportOptions>) => {
        const answer = await staff.call(simulateImport, {
          params: { Id: asked.Id },
          body: { ...OPTIONS, ...options },
        })
        await work()
        return answer.status === 200 ? read(asked.Id) : answer.problem
      }
      expect(await say({ Parcial: true, Retirar: true })).toMatchObject({
        code: 'importacion-parcial-retira',
        Campo: 'Parcial',
      })
      expect(await say({ Parcial: false })).toMatchObject({
        Faltantes: null,
        Resumen: { desaparecidas: 2 },
        Retenciones: [expect.stringContaining('2 de 3')],
      })
      expect(await say({ Parcial: true })).toMatchObject({
        Faltantes: null,
        Resumen: { desaparecidas: 0, suben: 1 },
        Retenciones: [],
      })
      expect(await say({})).toMatchObject({ Faltantes: { Faltan: 2 } })
      await say({ Parcial: true })
      await apply(asked.Id)
      expect((await simulated(table(MILK.replace('1500,50', '1600'), MATE, SOAP))).Resumen).toMatchObject({
        iguales: 3,
      })
    })

    it('is undecided again where it is held at its hour by another jump', async () => {
      await applied(table(MILK, MATE, SOAP))
      const { Id } = await simulated(JUMPING)
      await decide(Id, 'saltos', true)
      await apply(Id, { AplicarDesde: '2026-11-21T15:00:00-03:00' })
      await applied(table(MILK, MATE, SOAP.replace('700', '2200')), OPTIONS, true)
      shop.setNow('2026-11-21T15:00:01-03:00')
      await work()
      const held = await read(Id)
      expect(held).toMatchObject({ Estado: 'retenida', Decisiones: { SaltosAceptados: 0 } })
      expect(await differences(Id, { Salto: true })).toHaveLength(held.Resumen!.saltos)
    })
  })

  describe('at a set time', () => {
    it('waits for its hour, and goes by what the catalogue is then', async () => {
      await applied(table(MILK, MATE))
      const { Id } = await simulated(table(MILK.replace('1500,50', '1600'), MATE))
      const body = { Confirmar: false, AplicarDesde: '2026-11-21T15:00:00-03:00' }
      await staff.call(applyImportCall, { params: { Id }, body })
      await work()
      expect(await read(Id)).toMatchObject({ Estado: 'programada', AplicarDesde: '2026-11-21T18:00:00.000Z' })
      shop.setNow('2026-11-21T15:00:01-03:00')
      await work()
      expect(await read(Id)).toMatchObject({ Estado: 'aplicada' })
      const { Precioventa } = await shop.db
        .selectFrom('articles')
        .select('Precioventa')
        .where('Codigo', '=', '7791000000017')
        .executeTakeFirstOrThrow()
      expect(Precioventa).toBe(1600)
    })

    it('is held at its hour by what the brake sees only then', async () => {
      await applied(table(MILK, MATE))
      const { Id } = await simulated(table(MILK.replace('1500,50', '3000'), MATE))
      const body = { Confirmar: false, AplicarDesde: '2026-11-21T15:00:00-03:00' }
      await staff.call(applyImportCall, { params: { Id }, body })
      await applied(table(MILK.replace('1500,50', '600'), MATE))
      shop.setNow('2026-11-21T15:00:01-03:00')
      await work()
      expect(await read(Id)).toMatchObject({ Estado: 'retenida', Retenciones: [expect.any(String)] })
    })

    it('is taken up by another process where the first died over it', async () => {
      const { Id } = await simulated(table(MILK))
      await staff.call(applyImportCall, { params: { Id }, body: { Confirmar: false, AplicarDesde: null } })
      await shop.db
        .updateTable('imports')
        .set({ lease: 'muerto', lease_until: '2026-11-21T15:01:00.000Z' })
        .where('id', '=', Id)
        .execute()
      expect(await runNextImport(shop.deps)).toBe(false)
      shop.setNow('2026-11-21T12:02:00-03:00')
      const second = await shop.openSecondApp()
      expect(await runNextImport(second.deps)).toBe(true)
      await second.close()
      expect((await read(Id)).Estado).toBe('aplicada')
    })

    it('of an hour that has passed is refused', async () => {
      const { Id } = await simulated(table(MILK))
      const body = { Confirmar: false, AplicarDesde: '2026-11-20T06:00:00-03:00' }
      expect((await staff.call(applyImportCall, { params: { Id }, body })).problem).toMatchObject({
        code: 'importacion-hora-pasada',
        Campo: 'AplicarDesde',
      })
    })
  })

  describe('undoing', () => {
    it('gives the previous catalogue, byte for byte', async () => {
      await applied(table(MILK, MATE, SOAP))
      const before = await catalogue()
      const [demo] = await shop.db
        .selectFrom('articles')
        .select(['Codigo', 'Ean'])
        .where('Ean', 'is not', null)
        .orderBy('Codigo')
        .limit(1)
        .execute()
      const { Id } = await applied(
        table(
          MILK.replace('1500,50', '1700')
            .replace('Leche Entera', 'Leche Descremada')
            .replace('LA PRUEBA', 'OTRA'),
          `${demo!.Ean};Nombre nuevo;MARCA NUEVA;Nuevo departamento;Nueva familia;99`,
          '7791000000093;Cosa nueva 1 Un;MARCA NUEVA;Nuevo departamento;Nueva familia;55',
        ),
        { ...OPTIONS, Retirar: true },
        true,
      )
      const after = await catalogue()
      expect(Object.keys(after).filter((path) => after[path] === before[path])).toEqual([
        '/tpromociones/getpromociones/HOY',
      ])
      expect(await article('7791000000024')).toBeNull()
      const job = await undone(Id)
      expect(job).toMatchObject({ Estado: 'deshecha', DeshechaPor: 'prueba-catalogo' })
      expect(job).not.toHaveProperty('Quedaron')
      expect(await catalogue()).toEqual(before)
      const rows = await shop.db
        .selectFrom('import_undo')
        .select('import_id')
        .where('import_id', '=', Id)
        .execute()
      expect(rows).toEqual([])
    })

    it('lets the same file be imported again, and keeps what prices there were', async () => {
      await applied(table(MILK))
      const raised = await applied(table(MILK.replace('1500,50', '1600')))
      await undone(raised.Id)
      expect((await applied(table(MILK))).Resumen).toMatchObject({ iguales: 1, nuevas: 0 })
      const prices = await shop.db
        .selectFrom('price_history')
        .select(['Precioventa', 'source'])
        .where('article_code', '=', '7791000000017')
        .orderBy('id')
        .execute()
      expect(prices).toEqual([
        { Precioventa: 1500.5, source: 'import' },
        { Precioventa: 1600, source: 'import' },
        { Precioventa: 1500.5, source: 'undo' },
      ])
    })

    it('leaves alone what staff changed since', async () => {
      await applied(table(MILK, MATE))
      const { Id } = await applied(table(MILK.replace('1500,50', '1600'), MATE, SOAP))
      await shop.db
        .updateTable('articles')
        .set({ Precioventa: 1650, manual_fields: JSON.stringify(['Precioventa']) })
        .where('Codigo', '=', '7791000000017')
        .execute()
      await shop.db
        .updateTable('articles')
        .set({ Imagen: 'articulos/foto.webp' })
        .where('Codigo', '=', '7791000000031')
        .execute()
      expect(await undone(Id)).toMatchObject({ Quedaron: 1 })
      const rows = await shop.db
        .selectFrom('articles')
        .select(['Codigo', 'Precioventa', 'is_on_sale'])
        .where('Codigo', 'in', ['7791000000017', '7791000000031'])
        .orderBy('Codigo')
        .execute()
      expect(rows).toEqual([
        { Codigo: '7791000000017', Precioventa: 1650, is_on_sale: true },
        { Codigo: '7791000000031', Precioventa: 700, is_on_sale: false },
      ])
      await applied(table(MILK, MATE, SOAP))
      expect((await article('7791000000031'))?.Descripcion).toBe('Jabón en Pan 200 Gr')
    })

    it('lets a later change of many prices go back to those before the import', async () => {
      await applied(table(MILK, MATE))
      const { Id } = await applied(table(MILK.replace('1500,50', '1600'), MATE))
      const Codigos = ['7791000000017', '7791000000024']
      const Cambio = { Tipo: 'porcentaje', Valor: 5, Redondeo: 0.01, Sentido: 'cercano' } as const
      const change = { Seleccion: { Codigos }, Cambio }
      const { Huella } = (await staff.call(previewPrices, { body: change })).json
      const body = { ...change, Huella, Confirmado: false, Mantener: true }
      const { json } = await staff.call(applyPrices, { body })
      expect(await undone(Id)).toMatchObject({ Quedaron: 1 })
      const prices = async () =>
        (
          await shop.db
            .selectFrom('articles')
            .select('Precioventa')
            .where('Codigo', 'in', Codigos)
            .orderBy('Codigo')
            .execute()
        ).map(({ Precioventa }) => Precioventa)
      expect(await prices()).toEqual([1680, 2625])
      await staff.call(undoPrices, { params: { Id: json.Cambio } })
      expect(await prices()).toEqual([1500.5, 2500])
    })

    it('is possible for a month; then files and differences go', async () => {
      const { Id } = await applied(table(MILK))
      await tidyUp(shop.deps)
      expect((await read(Id)).SePuedeDeshacer).toBe(true)
      await shop.db.updateTable('imports').set({ started_at: '2026-10-01T00:00:00.000Z' }).execute()
      await tidyUp(shop.deps)
      expect((await read(Id)).SePuedeDeshacer).toBe(false)
      expect(await differences(Id)).toEqual([])
      expect(await storedFiles()).toEqual([])
    })

    it('passes over an import that changed nothing, and says of it that there is nothing to undo', async () => {
      const first = await applied(table(MILK))
      const same = await applied(table(MILK))
      expect(same).toMatchObject({ Estado: 'aplicada', SinCambios: true, SePuedeDeshacer: false })
      expect((await staff.call(undoImportCall, { params: { Id: same.Id } })).problem).toMatchObject({
        code: 'importacion-sin-cambios',
      })
      expect(await read(first.Id)).toMatchObject({ SinCambios: false, SePuedeDeshacer: true })
      expect(await undone(first.Id)).toMatchObject({ Estado: 'deshecha' })
    })

    it('is refused for all but the newest', async () => {
      const first = await applied(table(MILK))
      const second = await applied(table(MILK.replace('1500,50', '1600')))
      expect((await staff.call(undoImportCall, { params: { Id: first.Id } })).problem).toMatchObject({
        status: 422,
        code: 'importacion-no-es-la-ultima',
      })
      await undone(second.Id)
      expect(await undone(first.Id)).toMatchObject({ Estado: 'deshecha' })
      expect(await article('7791000000017')).toBeNull()
    })
  })

  it('takes vanished articles off sale where that is asked, and back when they come again', async () => {
    await applied(table(MILK, MATE, SOAP))
    await applied(table(MILK, SOAP), { ...OPTIONS, Retirar: true }, true)
    expect(await article('7791000000024')).toBeNull()
    await applied(table(MILK, MATE, SOAP))
    expect((await article('7791000000024'))?.Descripcion).toBe('Yerba Mate 500 Gr')
  })

  describe('files and profiles', () => {
    it('shows a row whose quoted field runs over two lines as the import reads it', async () => {
      const { Id } = await upload(
        'ean,descripcion,precio\n7791337999817,"Yogur,\n Firme 14""",33.90\n7790064001909,Algodón,89.00\n',
      )
      const { json } = await staff.call(readImportFile, { params: { Id }, query: {} })
      expect(json.Muestra).toEqual([
        ['7791337999817', 'Yogur,\n Firme 14"', '33.90'],
        ['7790064001909', 'Algodón', '89.00'],
      ])
    })

    it('shows a list’s columns, what they seem to be, and the profile', async () => {
      const { Id } = await upload(
        'Lista de hoy\n\nCod;Cód. Barra;Detalle;Rubro;Valor\n1;7791000000017;Leche;Lácteos;1.500,50\n',
      )
      const { json } = await staff.call(readImportFile, { params: { Id }, query: {} })
      expect(json).toMatchObject({
        Tipo: 'lista',
        Perfil: null,
        Separador: ';',
        Columnas: ['Cod', 'Cód. Barra', 'Detalle', 'Rubro', 'Valor'],
        Muestra: [['1', '7791000000017', 'Leche', 'Lácteos', '1.500,50']],
      })
      expect(json.Propuesta.map(({ Campo, Nombre }) => [Campo, Nombre])).toEqual([
        ['ean', 'Cód. Barra'],
        ['codigo', 'Cod'],
        ['descripcion', 'Detalle'],
        ['departamento', 'Rubro'],
      ])
      const profile: ImportProfile = {
        Nombre: 'mi-lista',
        Formato: 'encabezado',
        Codificacion: null,
        Separador: null,
        Decimal: null,
        DecimalesImplicitos: 0,
        Columnas: [...json.Propuesta, { Campo: 'precio', Nombre: 'Valor', Desde: null, Largo: null }],
      }
      const faulty = { ...profile, Columnas: json.Propuesta }
      expect((await staff.call(staffImportProfiles.create, { body: faulty })).problem.code).toBe(
        'perfil-incompleto',
      )
      expect((await staff.call(staffImportProfiles.create, { body: profile })).status).toBe(200)
      expect((await staff.call(readImportFile, { params: { Id }, query: {} })).json.Perfil).toBe('mi-lista')
      await staff.call(simulateImport, { params: { Id }, body: OPTIONS })
      await work()
      expect(await read(Id)).toMatchObject({ Estado: 'lista', Perfil: 'mi-lista', Resumen: { nuevas: 1 } })
    })

    it('names the columns of a list without a header by their place, and knows the next night’s', async () => {
      const night = (price: string) => `00001;7791000000017;Leche;${price}\n00002;7791000000024;Mate;950,00\n`
      const look = async (list: string) =>
        (await staff.call(readImportFile, { params: { Id: (await upload(list)).Id }, query: {} })).json
      const seen = await look(night('1.500,50'))
      const Columnas = [1, 2, 3, 4].map((place) => `Columna ${place} de 4 sin título`)
      expect(seen).toMatchObject({ Perfil: null, Columnas, Propuesta: [] })
      expect(seen.Muestra).toHaveLength(2)
      const pair = await look('7791000000017;1.500,50\n7791000000024;950,00\n')
      expect(pair.Perfil).toBeNull()
      expect(pair.Propuesta.map(({ Campo, Nombre }) => [Campo, Nombre])).toEqual([
        ['ean', 'Columna 1 de 2 sin título'],
        ['precio', 'Columna 2 de 2 sin título'],
      ])
      const profileOf = (names: readonly string[]): ImportProfile => ({
        Nombre: 'noche',
        Formato: 'encabezado',
        Codificacion: null,
        Separador: null,
        Decimal: null,
        DecimalesImplicitos: 0,
        Columnas: (['ean', 'descripcion', 'precio'] as const).map((Campo, at) => ({
          Campo,
          Nombre: names[at + 1]!,
          Desde: null,
          Largo: null,
        })),
      })
      const ofData = profileOf(seen.Muestra[0]!)
      expect((await staff.call(staffImportProfiles.create, { body: ofData })).problem.code).toBe(
        'perfil-de-datos',
      )
      expect((await staff.call(staffImportProfiles.create, { body: profileOf(Columnas) })).status).toBe(200)
      expect(await look(night('1.600,00'))).toMatchObject({ Perfil: 'noche', Columnas })
      expect(await applied(night('1.600,00'))).toMatchObject({
        Perfil: 'noche',
        Resumen: { nuevas: 2, rechazadas: 0 },
      })
    })

    it('lists the branches of a SEPA package, takes one, and lists what it could put nowhere', async () => {
      const rows = [
        productRow({ branch: '7|1|20', name: 'Yerba Mate Suave 500 Gr' }),
        productRow({ branch: '7|1|30', id: '7791000000024', name: 'Solo en el norte 1 Un' }),
        productRow({
          branch: '7|1|20',
          id: '7791000000031',
          name: 'Xilofon Magico 3 Un',
          brand: 'TANG TONG',
        }),
      ]
      const { Id } = await upload(storedZip(merchantFiles(rows)), 'sepa.zip')
      const look = await staff.call(readImportFile, { params: { Id }, query: {} })
      expect(look.json).toMatchObject({ Tipo: 'sepa', Perfil: 'sepa' })
      expect(look.json.Sucursales.map(({ Clave }) => Clave)).toEqual(['7-1-20', '7-1-30'])
      await staff.call(simulateImport, { params: { Id }, body: { ...OPTIONS, Sucursal: '7-1-20' } })
      await work()
      expect((await read(Id)).Resumen).toMatchObject({ leidas: 2, nuevas: 2 })
      await staff.call(applyImportCall, { params: { Id }, body: { Confirmar: false, AplicarDesde: null } })
      await work()
      const open = await staff.call(listUnclassified, { query: {} })
      expect(open.json.map(({ Codigo }) => Codigo)).toEqual(['7791000000031'])
      const [family] = await shop.db
        .selectFrom('families')
        .select('Codigo')
        .orderBy('Codigo')
        .limit(1)
        .execute()
      const body = { Codigos: ['7791000000031'], Familia: family!.Codigo }
      expect((await staff.call(classifyArticles, { body })).json).toEqual({ Cambiados: 1 })
      expect((await staff.call(listUnclassified, { query: {} })).json).toEqual([])
      // undone, gone and back again: it is where staff put it
      await shop.db
        .updateTable('articles')
        .set({ manual_fields: null })
        .where('Codigo', '=', '7791000000031')
        .execute()
      await undone(Id)
      expect(await article('7791000000031')).toBeNull()
      await applied(storedZip(merchantFiles(rows)), { ...OPTIONS, Sucursal: '7-1-20' })
      const row = await shop.db
        .selectFrom('articles')
        .select(['family_code', 'manual_fields'])
        .where('Codigo', '=', '7791000000031')
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ family_code: family!.Codigo, manual_fields: ['family_code'] })
    })
  })

  it('shows and undoes prices by branch', async () => {
    const row = (branch: string, price: string) => productRow({ branch: `7|1|${branch}`, price })
    const content = storedZip(merchantFiles([row('20', '100.00'), row('30', '120.00')]))
    const { Id } = await upload(content, 'sepa.zip')
    const reading = await staff.call(readImportFile, { params: { Id }, query: {} })
    expect(reading.json).toMatchObject({
      Sucursales: [{ Clave: '7-1-20', Nombre: 'Centro', Direccion: 'San Martín' }, { Clave: '7-1-30' }],
      DeLaTienda: expect.arrayContaining([{ Id: 1, Nombre: 'Casa central' }]),
    })
    const Sucursales = [
      { Clave: '7-1-20', Sucursal: 1 },
      { Clave: '7-1-30', Sucursal: 'nueva' as const },
    ]
    await staff.call(simulateImport, { params: { Id }, body: { ...OPTIONS, Sucursales } })
    await work()
    expect(await read(Id)).toMatchObject({
      Estado: 'lista',
      Opciones: { Sucursales },
      PorSucursal: [
        { Clave: '7-1-20', Sucursal: 1, Nombre: 'Casa central', Lista: null, Precios: 1 },
        { Clave: '7-1-30', Sucursal: null, Nombre: 'Norte', Lista: 'Norte', Nuevos: 1 },
      ],
    })
    await staff.call(applyImportCall, { params: { Id }, body: { Confirmar: false, AplicarDesde: null } })
    await work()
    const job = await read(Id)
    expect(job.PorSucursal).toMatchObject([
      { Sucursal: 1, SePuedeDeshacer: true },
      // the import added it: it goes with the whole
      { Nombre: 'Norte', SePuedeDeshacer: false },
    ])
    const added = job.PorSucursal![1]!.Sucursal!
    const undo = (Sucursal: number) => staff.call(undoImportBranch, { params: { Id }, body: { Sucursal } })
    expect((await undo(added)).status).toBe(422)
    const { json: own } = await undo(1)
    expect(own).toMatchObject({
      Archivo: 'Casa central como antes de sepa.zip',
      Deshace: { Importacion: Id },
    })
    await work()
    expect(await read(own.Id)).toMatchObject({ Estado: 'aplicada', SePuedeDeshacer: true })
    expect((await undo(1)).status).toBe(422)
    const [undoneArticle] = await shop.db
      .selectFrom('articles')
      .selectAll()
      .where('Codigo', '=', '7791000000017')
      .execute()
    expect(undoneArticle).toMatchObject({ not_sold_at: [1] })
  })
})
