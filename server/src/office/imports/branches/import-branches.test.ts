import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { branchesFile, merchantFiles, productRow } from '../../../../../lab/shop/sepa-files.ts'
import { storedZip } from '../../../../../lab/shop/stored-zip.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { importFile, type ImportOptions } from '../source/import-file.ts'
import { undoBranch } from '../undo/undo-branch.ts'
import { undoImport } from '../undo/undo-import.ts'
import { findBranchUndoable } from '../undo/branch-undo.store.ts'
import { findUndoable } from '../undo/undo.store.ts'

const NOW = '2026-11-21T12:00:00-03:00'
const BRANCHES = branchesFile([
  '7|1|20|Centro|Supermercado',
  '7|1|30|Norte|Autoservicio',
  '7|1|40|Sur|Autoservicio',
])
/** The 13 digits of an article, with its check digit. */
function ean(number: number): string {
  const digits = [...`7791000${10_000 + number}`].map(Number)
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`
}

type Prices = Readonly<Record<string, readonly (number | null)[]>>
const rowsOf = (prices: Prices) =>
  Object.entries(prices).flatMap(([branch, all]) =>
    all.flatMap((price, number) =>
      price === null
        ? []
        : [
            productRow({
              branch: `7|1|${branch}`,
              id: ean(number),
              name: `Yerba ${number} 500 Gr`,
              price: price.toFixed(2),
            }),
          ],
    ),
  )

describeOnBothDatabases('prices by branch', (database) => {
  let shop: TestShop
  let folder: string
  beforeEach(async () => {
    shop = await startTestShop({ database, now: NOW })
    folder = await mkdtemp(join(tmpdir(), 'gondola-branches-'))
  })
  afterEach(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })

  async function run(content: string | Buffer, options: Partial<ImportOptions> = {}) {
    const path = join(folder, typeof content === 'string' ? 'lista.csv' : 'sepa.zip')
    await writeFile(path, content)
    return importFile(shop.deps, { path, isDryRun: false, isConfirmed: false, author: 'prueba', ...options })
  }
  const sepa = (prices: Prices, options: Partial<ImportOptions> = {}, branches = BRANCHES) =>
    run(storedZip({ 'dia/uno.zip': storedZip(merchantFiles(rowsOf(prices), branches)) }), {
      branches: 'todas',
      ...options,
    })

  /** What each branch charges, as the rows of the database say: undefined is not sold. */
  async function charged(): Promise<Record<string, Record<string, number>>> {
    const branches = await shop.db.selectFrom('branches').selectAll().orderBy('Id').execute()
    const articles = await shop.db.selectFrom('articles').selectAll().orderBy('Codigo').execute()
    return Object.fromEntries(
      branches.map(({ Id, Nombre, price_list_id }) => [
        Nombre,
        Object.fromEntries(
          articles.flatMap(({ Codigo, Precioventa, list_prices, not_sold_at }) =>
            not_sold_at?.includes(Id)
              ? []
              : [
                  [
                    Codigo,
                    (price_list_id === null ? undefined : list_prices?.[price_list_id]) ?? Precioventa,
                  ],
                ],
          ),
        ),
      ]),
    )
  }
  const at = (prices: readonly (number | null)[]) =>
    Object.fromEntries(prices.flatMap((price, number) => (price === null ? [] : [[ean(number), price]])))
  const idOf = async (name: string) =>
    (await shop.db.selectFrom('branches').select('Id').where('Nombre', '=', name).executeTakeFirstOrThrow())
      .Id
  const lists = async () =>
    (await shop.db.selectFrom('price_lists').select('Nombre').orderBy('Id').execute()).map(
      ({ Nombre }) => Nombre,
    )

  /** The first branch of the file is the default one. */
  const HEAD = [
    { Clave: '7-1-20', Sucursal: 1 },
    { Clave: '*', Sucursal: 'nueva' as const },
  ]
  const FIRST: Prices = { 20: [100, 200, 300, 400.5], 30: [100, 210, null, 400.5], 40: [100, 200, 310, null] }

  it('opens every branch of a package at its prices', async () => {
    const { effects, remarks, report } = await sepa(FIRST)
    expect(report).toMatchObject({ leidas: 10, nuevas: 4, rechazadas: [] })
    expect(effects).toMatchObject([
      { Clave: '7-1-20', Sucursal: null, Nombre: 'Centro', Lista: null, Precios: 4, Nuevos: 4 },
      { Clave: '7-1-30', Nombre: 'Norte', Lista: 'Norte', Precios: 3, Nuevos: 3 },
      { Clave: '7-1-40', Nombre: 'Sur', Lista: 'Sur', Precios: 3, Nuevos: 3 },
    ])
    expect(remarks.join()).toContain('Casa central (1), la predeterminada, no está en el archivo')
    expect(await charged()).toEqual({
      'Casa central': at([100, 200, 300, 400.5]),
      Centro: at(FIRST['20']!),
      Norte: at(FIRST['30']!),
      Sur: at(FIRST['40']!),
    })
    const stored = shop.db.selectFrom('branches').selectAll().where('import_key', '=', '7-1-30')
    expect(await stored.executeTakeFirst()).toMatchObject({
      Nombre: 'Norte',
      Direccion: 'San Martín',
      Localidad: 'Rafaela',
      is_active: true,
      is_visible: true,
    })
    // the same package again changes nothing
    expect((await sepa(FIRST)).report).toMatchObject({ nuevas: 0, cambiadas: 0, iguales: 4 })
  })

  it('keeps the lists between days, and says what changes at each branch', async () => {
    await sepa(FIRST)
    const before = await charged()
    const { effects } = await sepa({ ...FIRST, 30: [110, 190, 305, null] })
    expect(effects).toMatchObject([
      { Nombre: 'Centro', Nuevos: 0, Suben: 0, Bajan: 0, Dejan: 0 },
      { Nombre: 'Norte', Lista: 'Norte', Nuevos: 1, Suben: 1, Bajan: 1, Dejan: 1 },
      { Nombre: 'Sur', Suben: 0, Bajan: 0, Dejan: 0 },
    ])
    expect(await charged()).toEqual({ ...before, Norte: at([110, 190, 305, null]) })
    expect(await lists()).toEqual(['Norte', 'Sur'])
  })

  it('lets branches of equal prices share a list, and parts them when one differs', async () => {
    const alike = [101, 201, 301, 401]
    const usual = [100, 200, 300, 400]
    await sepa({ 20: usual, 30: alike, 40: alike }, { branches: HEAD })
    expect(await lists()).toEqual(['Norte'])
    // an article that the file lacks keeps its price in the list that starts as a copy
    await sepa({ 20: [100, 200, 300], 30: [101, 201, 301], 40: [101, 201, 302] }, { isPartial: true })
    expect(await lists()).toEqual(['Norte', 'Sur'])
    expect(await charged()).toMatchObject({ Norte: at(alike), Sur: at([101, 201, 302, 401]) })
  })

  it('takes a known branch by its key, and never guesses one by its likeness', async () => {
    const named = { Nombre: 'Sucursal Norte', Direccion: '', Telefono: '' }
    await shop.db
      .insertInto('branches')
      .values({ ...named, is_active: true })
      .execute()
    await expect(sepa(FIRST)).rejects.toMatchObject({
      motivo: 'sucursal_parecida',
      message: expect.stringContaining('7-1-30  Super La Prueba · Norte'),
    })
    const Norte = await idOf('Sucursal Norte')
    const chosen = [
      { Clave: '7-1-20', Sucursal: 1 },
      { Clave: '7-1-30', Sucursal: Norte },
    ]
    await sepa(FIRST, { branches: chosen })
    expect(await charged()).toEqual({
      'Casa central': at(FIRST['20']!),
      'Sucursal Norte': at(FIRST['30']!),
    })
    // from now on by their keys
    expect((await sepa(FIRST, { branches: 'todas' })).effects).toMatchObject([
      { Sucursal: 1 },
      { Sucursal: Norte },
      { Nombre: 'Sur', Nuevos: 3 },
    ])
  })

  it('leaves branches alone that the file does not have', async () => {
    await sepa(FIRST, { branches: HEAD })
    const { Sur, 'Casa central': head } = await charged()
    const two = branchesFile(['7|1|30|Norte|Autoservicio'])
    await sepa({ 30: [150, 250, null, 450, 550] }, {}, two)
    expect(await charged()).toEqual({ 'Casa central': head, Norte: at([150, 250, null, 450, 550]), Sur })
  })

  it('asks which merchant of a package with several', async () => {
    const other = productRow({ branch: '8|1|20', id: ean(0), name: 'Yerba 500 Gr', price: '10.00' })
    const two = storedZip({
      'uno.zip': storedZip(merchantFiles(rowsOf(FIRST), BRANCHES)),
      'dos.zip': storedZip(merchantFiles([other], branchesFile(['8|1|20|Otra|Supermercado']))),
    })
    await expect(run(two, { branches: 'todas' })).rejects.toMatchObject({
      motivo: 'elegir_comercio',
      message: expect.stringContaining('además de --sucursal todas'),
    })
  })

  it('opens a branch of a partial file with what the file prices there, and nothing else', async () => {
    const two = branchesFile(['7|1|20|Centro|Supermercado', '7|1|40|Sur|Autoservicio'])
    await sepa({ 20: FIRST['20']!, 40: FIRST['40']! }, {}, two)
    await sepa(FIRST, { isPartial: true })
    expect(await charged()).toMatchObject({ Norte: at(FIRST['30']!) })
    expect(Object.keys((await charged())['Norte']!)).toHaveLength(3)
  })

  /** A shop with an article of its own, and three that came with a table. */
  async function stocked(manual_fields: string | null = null) {
    await run(['ean;descripcion;precio', ...[5, 6, 7].map((n) => `${ean(n)};Mate ${n};50`)].join('\n'))
    await shop.db.updateTable('articles').set({ manual_fields }).where('Codigo', '=', ean(7)).execute()
  }
  const everything = () => shop.db.selectFrom('articles').selectAll().orderBy('Codigo').execute()

  it.each([false, true])(
    'sells at a branch that it adds nothing that the file lacks (partial: %s)',
    async (isPartial) => {
      await stocked(JSON.stringify(['not_sold_at']))
      const before = await everything()
      await sepa(FIRST, { isPartial })
      expect(await charged()).toMatchObject({
        Centro: at(FIRST['20']!),
        Norte: at(FIRST['30']!),
        Sur: at(FIRST['40']!),
      })
      expect((await charged())['Norte']).toEqual(at(FIRST['30']!))
      expect((await charged())['Casa central']).toMatchObject({ [ean(5)]: 50, [ean(7)]: 50 })
      await undoImport(shop.deps, (await findUndoable(shop.db))!, null)
      expect(await everything()).toEqual(before)
    },
  )

  it('sells nothing that the file lacks at a branch that gets its key later, unless staff hold it', async () => {
    await stocked(JSON.stringify(['not_sold_at']))
    await sepa(FIRST, { branches: HEAD })
    const added = { Nombre: 'Oeste', Direccion: '', Telefono: '', is_active: true }
    await shop.db.insertInto('branches').values(added).execute()
    const Oeste = await idOf('Oeste')
    const one = branchesFile(['7|1|50|Oeste|Autoservicio'])
    const take = () =>
      sepa({ 50: [100, 220] }, { branches: [{ Clave: '7-1-50', Sucursal: Oeste }], isConfirmed: true }, one)
    const { effects } = await take()
    expect(effects).toMatchObject([{ Nombre: 'Oeste', Dejan: 4, Lista: 'Oeste' }])
    const itself = { ...at([100, 220]), [ean(7)]: 50 }
    expect((await charged())['Oeste']).toEqual(itself)
    // undone at the branch, it sells them again; the next list is its first
    const { importId } = (await findBranchUndoable(shop.db))!
    await undoBranch(shop.deps, { importId, branchId: Oeste }, { author: 'prueba', jobId: null, lease: null })
    expect(Object.keys((await charged())['Oeste']!)).toHaveLength(7)
    await take()
    expect((await charged())['Oeste']).toEqual(itself)
    // an article of the shop's own that came since stays there
    await run(`ean;descripcion;precio\n${ean(8)};Mate 8;50`, { isPartial: true })
    await take()
    expect((await charged())['Oeste']).toEqual({ ...itself, [ean(8)]: 50 })
  })

  it('copies into a new list what is missing from the file', async () => {
    const alike = [101, 201, 301, 401]
    await sepa({ 20: [100, 200, 300, 400], 30: alike, 40: alike }, { branches: HEAD })
    const before = await everything()
    const short = { 20: [100, 200, 300], 30: [101, 201, 301], 40: [101, 201, 302] }
    const { report } = await sepa(short, { isConfirmed: true, isRetiring: true })
    expect(report.desaparecidas).toBe(1)
    expect((await charged())['Sur']).toEqual(at([101, 201, 302, 401]))
    await undoImport(shop.deps, (await findUndoable(shop.db))!, null)
    expect(await everything()).toEqual(before)
  })

  it('holds a package in which many prices of one branch change much, or many are missing', async () => {
    const usual = Array.from({ length: 40 }, (_, number) => 100 + number)
    await sepa({ 20: usual, 30: usual.map((price) => price + 1) })
    const odd = usual.map((price, number) => (number < 17 ? price * 2 : price + 1))
    const held = await sepa({ 20: usual, 30: odd })
    expect(held).toMatchObject({
      state: 'held',
      holds: ['43 % de los precios de Norte cambian más del 30 %.'],
    })
    const short = await sepa({ 20: usual, 30: usual.slice(0, 20).map((price) => price + 1) })
    expect(short.holds).toEqual(['A Norte le faltan 20 de 40 artículos de la lista anterior.'])
    const partial = await sepa({ 20: usual, 30: usual.slice(0, 20) }, { isPartial: true })
    expect(partial.state).toBe('applied')
  })

  it('names a price that jumps in one branch, and leaves out all of the article’s prices', async () => {
    await sepa(FIRST)
    const before = await charged()
    const decisions = { letGo: [], letsAllGo: false, accepted: [], leavesJumps: true }
    const held = await sepa({ ...FIRST, 30: [100, 999, null, 400.5] })
    expect(held).toMatchObject({ state: 'held', counts: { saltos: 1, jumpsWaiting: 1 } })
    expect(held.report.avisos.map(({ detalle }) => detalle).join()).toContain('en Norte, de $')
    await sepa({ ...FIRST, 30: [100, 999, null, 400.5] }, { decisions })
    expect(await charged()).toEqual(before)
  })

  it('keeps prices that staff hold in a list, and the assortment that they hold', async () => {
    await sepa(FIRST)
    const [list] = await shop.db
      .selectFrom('price_lists')
      .select('Id')
      .where('Nombre', '=', 'Norte')
      .execute()
    const held = { manual_fields: JSON.stringify([`lista:${list!.Id}`, 'not_sold_at']) }
    await shop.db.updateTable('articles').set(held).where('Codigo', '=', ean(1)).execute()
    await sepa({ ...FIRST, 30: [100, null, null, 400.5], 40: [100, 205, 310, null] }, { isConfirmed: true })
    expect(await charged()).toMatchObject({ Norte: { [ean(1)]: 210 }, Sur: { [ean(1)]: 205 } })
  })

  it('undoes the whole import, branches and lists with it', async () => {
    await sepa(FIRST)
    const before = await charged()
    const rows = await shop.db.selectFrom('articles').selectAll().orderBy('Codigo').execute()
    const four = branchesFile([
      '7|1|20|Centro|Supermercado',
      '7|1|30|Norte|Autoservicio',
      '7|1|40|Sur|Autoservicio',
      '7|1|50|Este|Web',
    ])
    await sepa(
      { 20: [105, 205, 300, 400], 30: FIRST['20']!, 40: [1, 2, 3, 4], 50: [9, 9, 9, 9, 9] },
      { isConfirmed: true },
      four,
    )
    expect(await lists()).toHaveLength(4)
    expect(await undoImport(shop.deps, (await findUndoable(shop.db))!, null)).toBe(true)
    expect(await charged()).toEqual(before)
    expect(await shop.db.selectFrom('articles').selectAll().orderBy('Codigo').execute()).toEqual(rows)
    expect(await lists()).toEqual(['Norte', 'Sur'])
    await undoImport(shop.deps, (await findUndoable(shop.db))!, null)
    expect(await charged()).toEqual({ 'Casa central': {} })
    expect(await lists()).toEqual([])
  })

  it('undoes one branch’s prices of an import, and that undoing too', async () => {
    await sepa(FIRST)
    const first = await charged()
    const next: Prices = { 20: [105, 205, 300, 400], 30: [120, 220, 320, null], 40: [130, 230, null, 430] }
    await sepa(next, { isConfirmed: true })
    const second = await charged()
    const { importId } = (await findBranchUndoable(shop.db))!
    const undo = async (name: string) =>
      undoBranch(
        shop.deps,
        { importId, branchId: await idOf(name) },
        { author: 'prueba', jobId: null, lease: null },
      )
    expect(await undo('Norte')).not.toBeNull()
    expect(await charged()).toEqual({ ...second, Norte: first['Norte'] })
    // a branch with the base prices gets a list of its own
    expect(await undo('Centro')).not.toBeNull()
    expect(await charged()).toEqual({ ...second, Norte: first['Norte'], Centro: first['Centro'] })
    expect(await undo('Norte')).toBeNull()
    await undoImport(shop.deps, (await findUndoable(shop.db))!, null)
    await undoImport(shop.deps, (await findUndoable(shop.db))!, null)
    expect(await charged()).toEqual(second)
    await undoImport(shop.deps, (await findUndoable(shop.db))!, null)
    expect(await charged()).toEqual(first)
  })

  it('records changed prices of a list, and gives them back when it is undone', async () => {
    const history = async () => {
      const rows = await shop.db
        .selectFrom('price_history')
        .innerJoin('price_lists', 'price_lists.Id', 'price_history.price_list_id')
        .select(['Nombre', 'article_code', 'price_before', 'Precioventa', 'source'])
        .orderBy('price_history.id')
        .execute()
      return rows.map((row) => Object.values(row).join(' '))
    }
    await sepa(FIRST)
    const all = await shop.db.selectFrom('price_history').selectAll().execute()
    expect([await history(), all.length]).toEqual([[], 4])
    // an own price that changes, one that is the base price again, a base price that others follow
    await sepa({
      ...FIRST,
      20: [105, 200, 300, 400.5],
      30: [105, 220, null, 400.5],
      40: [105, 200, 300, null],
    })
    const changes = [`Norte ${ean(1)} 210 220 import`, `Sur ${ean(2)} 310 300 import`]
    expect(await history()).toEqual(changes)
    await undoImport(shop.deps, (await findUndoable(shop.db))!, null)
    const back = [`Norte ${ean(1)} 220 210 undo`, `Sur ${ean(2)} 300 310 undo`]
    expect(await history()).toEqual([...changes, ...back])

    await sepa({ ...FIRST, 30: [100, 230, null, 400.5] })
    const { importId } = (await findBranchUndoable(shop.db))!
    const asked = { importId, branchId: await idOf('Norte') }
    await undoBranch(shop.deps, asked, { author: 'prueba', jobId: null, lease: null })
    expect((await history()).slice(4)).toEqual([
      `Norte ${ean(1)} 210 230 import`,
      `Norte ${ean(1)} 230 210 undo`,
    ])
  })

  it('reads the columns sucursal and lista of a table', async () => {
    await sepa(FIRST)
    const before = await charged()
    const table = (...lines: string[]) => ['ean;descripcion;precio;sucursal;lista', ...lines].join('\n')
    const name = (number: number) => `${ean(number)};Yerba ${number} 500 Gr`
    const { report } = await run(
      table(
        `${name(0)};111;;`,
        `${name(1)};222;Norte;`,
        `${name(2)};333;7-1-40;`,
        `${name(3)};444;;Sur`,
        `${name(0)};5;Oeste;`,
        `${name(0)};5;;Otra`,
      ),
      { isConfirmed: true },
    )
    expect(report.rechazadas.map(({ motivo, detalle }) => [motivo, detalle])).toEqual([
      [
        'sucursal_ajena',
        'La sucursal «Oeste» no está entre las que se pueden cargar: Casa central, Centro, Norte, Sur. Si es otra, agregala en Sucursales; si es una de ésas, poné «Oeste» en su «Clave en las importaciones».',
      ],
      ['lista_ajena', 'La tienda no tiene la lista de precios «Otra». Las que hay: Norte, Sur.'],
    ])
    expect(await charged()).toEqual({
      'Casa central': { ...before['Casa central'], [ean(0)]: 111 },
      Centro: { ...before['Centro'], [ean(0)]: 111 },
      Norte: { ...before['Norte'], [ean(0)]: 111, [ean(1)]: 222 },
      Sur: { ...before['Sur'], [ean(0)]: 111, [ean(2)]: 333 },
    })
  })

  it('changes no other branch by a table of one branch, whatever it withdraws', async () => {
    await sepa({ 20: [100, 200, 300], 30: [100, 210, 300] }, { branches: HEAD }, BRANCHES)
    const before = await charged()
    const [, other] = Object.keys(before)
    const table = (...prices: number[]) =>
      [
        'ean;descripcion;precio;sucursal',
        ...prices.map((price, place) => `${ean(place)};Yerba ${place} 500 Gr;${price};${other}`),
      ].join('\n')
    for (const prices of [[150, 250], [160]]) {
      await run(table(...prices), { isRetiring: true, isConfirmed: true })
      expect(await charged()).toEqual({ ...before, [other!]: at(prices) })
    }
    expect(
      await shop.db.selectFrom('articles').select('Codigo').where('is_on_sale', '=', false).execute(),
    ).toEqual([])
  })

  it('names the branches that follow the base price when only the default one is in a table', async () => {
    await sepa({ 20: [100, 200, 300], 30: [110, 200, 300] }, { branches: HEAD }, BRANCHES)
    const line = (number: number, price: number) =>
      `${ean(number)};Yerba ${number} 500 Gr;${price};Casa central`
    const table = ['ean;descripcion;precio;sucursal', line(0, 120), line(1, 220), line(2, 300)].join('\n')
    const { effects } = await run(table, { isPartial: true })
    expect(effects).toMatchObject([
      { Nombre: 'Casa central', Precios: 3, Suben: 2 },
      { Nombre: 'Norte', Lista: null, Precios: 0, Suben: 1, Bajan: 0 },
    ])
    expect((await charged())['Norte']).toEqual(at([110, 220, 300]))
  })

  it('tells that the stock of a price list is of no branch', async () => {
    await sepa(FIRST)
    const table = `ean;precio;lista;existencia\n${ean(0)};90;Norte;7`
    const { report } = await run(table, { isPartial: true })
    expect([report.existencias, report.avisos]).toMatchObject([
      undefined,
      [{ linea: 2, motivo: 'existencia_sin_sucursal' }],
    ])
  })

  it('tells what a branch’s own prices were and will be, where the base price stays', async () => {
    await sepa(FIRST)
    const lines = [0, 1, 2].map((number) => `Sur;${ean(number)};${FIRST['20']![number]! + (number - 1) * 5}`)
    const seen: unknown[] = []
    await run(['sucursal;ean;precio', ...lines].join('\n'), {
      isDryRun: true,
      isPartial: true,
      onPlan: async (plan) => {
        seen.push([plan.counts.suben, plan.counts.bajan, plan.counts.saltos])
        for (const batch of plan.articles())
          seen.push(...batch.map(({ kind, isJump, branchChange }) => [kind, isJump, branchChange]))
      },
    })
    const lower = (before: number, after: number) => [
      'baja',
      false,
      { branch: 'Sur', before, after, isFar: false },
    ]
    expect(seen).toEqual([[0, 2, 0], lower(10_000, 9500), lower(31_000, 30_500)])
  })

  it('takes in the stock numbers of a table, of each row’s branch', async () => {
    await sepa(FIRST)
    const line = (number: number, branch: string, stock: string) =>
      `${ean(number)};Yerba ${number} 500 Gr;${FIRST['20']![number]};${branch};${stock}`
    const { report } = await run(
      [
        'ean;descripcion;precio;sucursal;existencia',
        line(0, '', '7'),
        line(1, 'Sur', '0'),
        line(2, '', 'x'),
      ].join('\n'),
    )
    expect(report.rechazadas).toEqual([])
    const told = report.avisos.map(({ motivo }) => motivo)
    expect(told).toEqual(expect.arrayContaining(['existencia_texto', 'existencia_sin_sucursal']))
    expect(report.existencias).toBe(1)
    const rows = shop.db
      .selectFrom('stock')
      .select(['branch_id', 'article_code', 'quantity'])
      .orderBy('quantity')
    expect(await rows.execute()).toEqual([
      { branch_id: await idOf('Sur'), article_code: ean(1), quantity: 0 },
    ])
  })

  it('takes in the costs of a table, whose prices may be as they were', async () => {
    const line = (number: number, cost: string) => `${ean(number)};Yerba ${number} 500 Gr;100;${cost}`
    const costs = () =>
      shop.db.selectFrom('article_costs').select(['article_code', 'cost']).orderBy('article_code').execute()
    const table = (...lines: string[]) => ['ean;descripcion;precio;costo', ...lines].join('\n')
    const first = await run(table(line(0, '70,5'), line(1, ''), line(2, 'x')))
    expect(first.report.costos).toBe(1)
    expect(await costs()).toEqual([{ article_code: ean(0), cost: 70.5 }])
    const { report } = await run(table(line(0, '71'), line(1, '60')), { isPartial: true })
    expect(report).toMatchObject({ iguales: 2, costos: 2 })
    expect(await costs()).toEqual([
      { article_code: ean(0), cost: 71 },
      { article_code: ean(1), cost: 60 },
    ])
  })

  it('reads no column of branches in a shop of one', async () => {
    const line = `${ean(0)};Yerba 500 Gr;100;1`
    const { report, effects } = await run(['ean;descripcion;precio;sucursal', line].join('\n'))
    expect([effects, report.nuevas, report.rechazadas]).toEqual([null, 1, []])
  })
})
