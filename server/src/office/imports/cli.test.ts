import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ImportReport } from '@gondola/contract/imports'
import {
  createEmptyDatabase,
  describeOnBothDatabases,
  type EmptyDatabase,
} from '../../../../lab/harness/databases.ts'
import { runCli } from '../../../../lab/harness/run-cli.ts'
import { startServer } from '../../../../lab/harness/server-process.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { writeParameters } from '../../site/parameters.store.ts'

const CLI = 'server/src/office/imports/cli.ts'
const HEADER = 'ean;descripcion;departamento;familia;precio'
const lines = (prices: readonly string[]) =>
  [HEADER, ...prices.map((price, i) => `2000000${i};Artículo ${i};Almacén;Varios tipos;${price}`)].join('\n')

describeOnBothDatabases('npm run importar', (kind) => {
  let database: EmptyDatabase
  let folder: string
  let env: Record<string, string>
  let runs = 0
  beforeAll(async () => {
    database = await createEmptyDatabase(kind)
    folder = await mkdtemp(join(tmpdir(), 'gondola-cli-'))
    env = {
      GONDOLA_DATA: database.dataFolder,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
    }
  })
  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })

  /** Runs the command with these arguments. */
  async function run(...args: string[]) {
    const { status, output, errors } = await runCli(CLI, args, env)
    return { status, output: output + errors }
  }

  async function importar(content: string, ...args: string[]) {
    const number = ++runs
    const path = join(folder, `precios-${number}.csv`)
    const reportPath = join(folder, `informe-${number}.json`)
    await writeFile(path, content)
    const { status, output } = await run(path, '--informe', reportPath, ...args)
    const report = JSON.parse(await readFile(reportPath, 'utf8')) as ImportReport
    return { status, report, output }
  }

  it('loads an empty database, and a running server shows what changes', async () => {
    const first = await importar(lines(['10', '20', 'N/D']))
    expect([first.status, first.output]).toEqual([0, expect.stringContaining('Nuevas:         2')])
    expect(first.report.rechazadas).toEqual([
      { linea: 4, motivo: 'precio_N/D', detalle: 'El precio dice «N/D»: no disponible.' },
    ])
    const { db, close } = openDatabase(database)
    await writeParameters(db, { Abierta: true })
    await close()
    const server = await startServer({ ...env, GONDOLA_DEMO: 'no', RATE_LIMIT: 'off' })
    const total = async () =>
      (await fetch(`${server.address}/api/tarticulos/getall/0/1`)).headers.get('x-total-count')
    expect(await total()).toBe('2')
    expect((await importar(lines(['11', '20', '30', '40']))).report).toMatchObject({
      nuevas: 2,
      cambiadas: 1,
      iguales: 1,
    })
    await expect.poll(total).toBe('4')
    expect(await server.end('SIGTERM')).toBe(0)
  })

  it('tells how many articles an undoing left, because they were changed since', async () => {
    await importar(lines(['10', '20', '30']), '--confirmar')
    await importar(lines(['11', '21', '31']), '--confirmar')
    const { db, close } = openDatabase(database)
    await db.updateTable('articles').set({ Precioventa: 50 }).where('Precioventa', '=', 21).execute()
    await close()
    expect(await run('--deshacer')).toMatchObject({
      status: 0,
      output: expect.stringContaining('1 artículo quedó como estaba porque cambió después.'),
    })
  })

  it('undoes the last import, after a look; further ones one by one, until none is left', async () => {
    await importar(lines(['10', '20', '30']), '--confirmar')
    await importar(lines(['11', '20', '35']), '--confirmar')
    // an import that changes nothing does not block the undoing of an earlier one
    await importar(lines(['11', '20', '35']))
    const looked = await run('--deshacer', '--simular')
    expect(looked.output).toMatch(/no cambió ningún artículo: se deshace la anterior/)
    expect([looked.status, looked.output]).toEqual([
      0,
      expect.stringMatching(/: 2 artículos[^]*no se cambió/),
    ])
    expect((await importar(lines(['11', '20', '35']), '--simular')).report).toMatchObject({ iguales: 3 })
    expect(await run('--deshacer')).toMatchObject({ status: 0, output: expect.stringContaining('Listo') })
    expect((await run('--deshacer', '--simular')).output).not.toContain('se deshace la anterior')
    expect((await importar(lines(['10', '20', '30']), '--simular')).report).toMatchObject({ iguales: 3 })
    let left = 0
    while ((await run('--deshacer')).status === 0) left += 1
    expect(left).toBeGreaterThan(0)
    expect(await run('--deshacer')).toMatchObject({
      status: 1,
      output: expect.stringContaining('No hay ninguna'),
    })
  })

  it('ends with 3 where the brake holds it, with 0 when confirmed or simulated', async () => {
    await importar(lines(['10', '20']), '--confirmar')
    const held = await importar(lines(['10', '2000']))
    expect([held.status, held.output]).toEqual([3, expect.stringContaining('--confirmar')])
    expect(held.output).toMatch(/Precios que saltan: 1[^]*Artículo 1 \(20000001\), de .*20,00 a .*2\.000,00/)
    expect((await importar(lines(['10', '2000']), '--simular')).status).toBe(0)
    expect((await importar(lines(['10', '20']))).report).toMatchObject({ iguales: 2 })
    expect((await importar(lines(['10', '2000']), '--confirmar')).status).toBe(0)
    expect((await importar(lines(['10', '2000']))).report).toMatchObject({ iguales: 2 })
  })

  it('takes what is said to single prices, and a part of a list; tells rejected rows first, with a file', async () => {
    await importar(lines(['10', '20', '30', '40']), '--confirmar')
    const partial = await importar(lines(['11']))
    expect([partial.status, partial.output]).toEqual([3, expect.stringContaining('--parcial')])
    expect((await importar(lines(['11']), '--parcial')).report).toMatchObject({
      cambiadas: 1,
      desaparecidas: 0,
    })
    const table = join(folder, 'rechazadas.csv')
    const left = await importar(
      lines(['12', '2000', '3000', 'N/D']),
      '--sin-saltos',
      '--liberar',
      '20000002',
      '--rechazadas',
      table,
    )
    expect(left.status).toBe(0)
    expect(left.output.indexOf('SE RECHAZAN 1 de 4 filas')).toBeLessThan(left.output.indexOf('Filas leídas'))
    expect(left.output).toContain('SE RECHAZAN 1 de 4 filas')
    expect(await readFile(table, 'utf8')).toContain(
      '"Artículo 3";"Almacén";"Varios tipos";"N/D";"5";"El precio dice «N/D»',
    )
    const again = await importar(lines(['12', '2000', '3000', '40']), '--simular')
    expect(again.output).toMatch(/Precios que saltan: 1\n.*Artículo 1 /)
  })

  it('leaves it to the server for an hour, which applies it', async () => {
    const planned = await importar(lines(['12', '20']), '--activar', '2026-01-01T06:00:00Z', '--confirmar')
    expect([planned.status, planned.output]).toEqual([0, expect.stringContaining('programada')])
    const server = await startServer({ ...env, GONDOLA_DEMO: 'no', RATE_LIMIT: 'off' })
    const total = async () => (await importar(lines(['12', '20']), '--simular')).report.iguales
    await expect.poll(total, { interval: 500 }).toBe(2)
    expect(await server.end('SIGTERM')).toBe(0)
  })

  it('counts stock as a change, and ends with 1 where no row can be taken', async () => {
    const list = (stock: number) => `codigo;descripcion;precio;existencia\nS-1;Sal;10;${stock}`
    await importar(list(4), '--parcial')
    const second = await importar(list(9), '--parcial')
    expect([second.status, second.output]).toEqual([
      0,
      expect.stringContaining('las existencias y los costos del archivo'),
    ])
    const two = 'codigo;descripcion;precio\nR-1;Sal;10\nR-2;Té;20'
    await importar(two, '--parcial')
    const all = await importar(two, '--confirmar')
    expect(all.output).toContain('no había nada que cambiar')
    const gone = await importar(two.replace('\nR-2;Té;20', ''), '--retirar', '--confirmar')
    expect(gone.output).toMatch(/Listo: 1 artículo que la lista no trae sale de la venta\.\n$/)
    expect(gone.output).not.toContain('nada que cambiar')
    expect((await importar(two, '--confirmar')).output).toContain('el catálogo nuevo está guardado')
    const none = await importar('codigo;descripcion;precio\nS-1;Sal;x\nS-2;;10')
    expect([none.status, none.report.rechazadas[0]?.motivo]).toEqual([1, 'ninguna_fila'])
  })

  it('ends with 1 where the file cannot be used, and reports why', async () => {
    const { status, report } = await importar('')
    expect([status, report.rechazadas[0]?.motivo]).toEqual([1, 'archivo_vacio'])
  })
})

// the arguments are read before any database is opened
it.each([
  ['nothing that it knows', ['--forzar']],
  ['a file to undo', ['--deshacer', 'precios.csv']],
  ['how to read what is undone', ['--deshacer', '--perfil', 'gondola']],
  ['a part of a list that takes articles off sale', ['precios.csv', '--parcial', '--retirar']],
  ['no file', []],
])('npm run importar ends with 1 and tells how it is used: %s', async (_what, args) => {
  const { status, errors } = await runCli(CLI, args, {})
  expect([status, errors]).toEqual([1, expect.stringContaining('Uso: npm run importar')])
})
