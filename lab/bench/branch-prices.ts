import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareBranches, findArticle, listByCode, searchByText } from '@gondola/contract/catalogue'
import { saveOrder } from '@gondola/contract/orders'
import type {} from '@gondola/server/goods/catalogue/live-catalogue.ts'
import { importFile } from '@gondola/server/office/imports/source/import-file.ts'
import { MONDAY, SATURDAY_NOON } from '../shop/order-shop.ts'
import type { TestClient } from '../harness/test-client.ts'
import { registerTestClient } from '../shop/test-registration.ts'
import { startTestShop } from '../shop/test-shop.ts'
import { readPackagePrices, type PackagePrice } from './read-package-prices.ts'
import { seededRandom } from './seeded-random.ts'

// [DATABASE_URL=postgres://… of an empty database] node lab/bench/branch-prices.ts PACKAGE
// Imports every merchant of a SEPA package with all its branches, draws pairs of branch and barcode, and compares the
// price of each with the file's in list, article, search, cart and order, to the centavo (docs/importar.md).

const PAIRS = 2000
const LINES_IN_AN_ORDER = 100
const SEED = 20_261_122

const path = process.argv
  .slice(2)
  .find((argument) => argument !== 'branch-prices' && !/^-|^\d+$/.test(argument))
const databaseUrl = process.env['DATABASE_URL']
if (path === undefined || !(await stat(path).catch(() => null))) {
  console.error('node lab/bench/branch-prices.ts PACKAGE: which SEPA package?')
  process.exit(2)
}

const prices = await readPackagePrices(path)
const merchants = [...new Set(prices.map(({ key }) => key.split('-')[0]!))]
const folder = await mkdtemp(join(tmpdir(), 'gondola-branch-prices-'))
const shop = await startTestShop({
  database: databaseUrl === undefined ? 'sqlite' : 'postgres',
  base: true,
  now: SATURDAY_NOON,
  ...(databaseUrl !== undefined && { place: { databaseUrl, dataFolder: folder } }),
})
try {
  for (const branch of merchants) {
    const started = performance.now()
    const { report, effects } = await importFile(shop.deps, {
      path,
      branch,
      branches: 'todas',
      isDryRun: false,
      isConfirmed: true,
      author: 'bench',
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const rss = Math.round(process.memoryUsage.rss() / 2 ** 20)
    console.log(
      `merchant ${branch}: ${effects!.length} branches, ${report.leidas} rows, ${report.nuevas} articles added, ${seconds} s, ${rss} MiB resident`,
    )
  }
  await shop.deps.catalogue.refresh()
  await shop.db.updateTable('delivery_slots').set({ capacity: 100_000 }).execute()
  const faults = await compare(await drawn())
  for (const [where, { equal, other }] of Object.entries(faults)) {
    console.log(`${where.padEnd(8)} ${equal} equal, ${other.length} not`)
    for (const text of other.slice(0, 5)) console.log(`  ${text}`)
  }
  if (Object.values(faults).some(({ equal, other }) => other.length > 0 || equal === 0)) process.exitCode = 1
} finally {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
}

interface Pair extends PackagePrice {
  branchId: number
  code: string
  /** 100 if it is sold by weight, in grams. */
  unidad: 1 | 100
}

/** Pairs of branch and barcode, drawn evenly among all. */
async function drawn(): Promise<Pair[]> {
  const branches = await shop.db.selectFrom('branches').select(['Id', 'import_key']).execute()
  const idOf = new Map(branches.map(({ Id, import_key }) => [import_key, Id]))
  const articles = await shop.db.selectFrom('articles').select(['Codigo', 'Ean', 'unidad']).execute()
  const articleOf = new Map(
    articles.flatMap((one) => (one.Ean === null ? [] : [[bare(one.Ean), one] as const])),
  )
  const all = prices.flatMap((one): Pair[] => {
    const [branchId, article] = [idOf.get(one.key), articleOf.get(bare(one.ean))]
    if (branchId === undefined || article === undefined) return []
    return [{ ...one, branchId, code: article.Codigo, unidad: article.unidad }]
  })
  console.log(
    `${all.length} of ${prices.length} pairs of branch and barcode are in the shop; ${PAIRS} are drawn`,
  )
  const random = seededRandom(SEED)
  for (let at = 0; at < Math.min(PAIRS, all.length); at++) {
    const other = at + Math.floor(random() * (all.length - at))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all.slice(0, PAIRS)
}

function bare(ean: string): string {
  return ean.replace(/^0+/, '')
}

type Found = Record<'list' | 'article' | 'search' | 'cart' | 'order', { equal: number; other: string[] }>

async function compare(pairs: readonly Pair[]): Promise<Found> {
  const none = () => ({ equal: 0, other: [] as string[] })
  const found: Found = { list: none(), article: none(), search: none(), cart: none(), order: none() }
  const { browser } = await registerTestClient(shop)
  const tell = (where: keyof Found, pair: Pair, price: number | null | undefined) => {
    if (price === pair.price) found[where].equal++
    else found[where].other.push(`${pair.key} ${pair.ean}: ${price}, in the file ${pair.price}`)
  }
  for (const pair of pairs) {
    const query = { sucursal: pair.branchId }
    const article = await browser.call(findArticle, { params: { Codigo: pair.code }, query })
    tell('article', pair, article.json?.Precioventa)
    const list = await browser.call(listByCode, { params: { Codigo: pair.code, from: 0, count: 5 }, query })
    tell('list', pair, list.json.find(({ Codigo }) => Codigo === pair.code)?.Precioventa)
    const Texto = article.json?.Descripcion ?? pair.code
    const search = await browser.call(searchByText, { params: { Texto, from: 0, count: 200 }, query })
    tell('search', pair, search.json.find(({ Codigo }) => Codigo === pair.code)?.Precioventa)
  }
  for (const group of inOrders(pairs)) {
    await compareCart(browser, group, tell)
    await compareOrder(browser, group, tell)
  }
  return found
}

/** Pairs of one branch at a time, each article once, as many as one order holds here. */
function inOrders(pairs: readonly Pair[]): Pair[][] {
  const groups: Pair[][] = []
  for (const branchId of new Set(pairs.map((pair) => pair.branchId))) {
    const own = pairs.filter((pair) => pair.branchId === branchId)
    for (let from = 0; from < own.length; from += LINES_IN_AN_ORDER)
      groups.push(own.slice(from, from + LINES_IN_AN_ORDER))
  }
  return groups
}

type Tell = (where: keyof Found, pair: Pair, price: number | null | undefined) => void

/** A cart that was filled at the default branch, taken over by the pairs' branch. */
async function compareCart(browser: TestClient, group: readonly Pair[], tell: Tell): Promise<void> {
  const Lineas = group.map(({ code }) => ({ Codart: code, Cantidad: 1 }))
  const { json } = await browser.call(compareBranches, {
    body: { Desde: 1, Sucursal: group[0]!.branchId, Lineas },
  })
  for (const pair of group) tell('cart', pair, json.Lineas.find(({ Codart }) => Codart === pair.code)?.Ahora)
}

async function compareOrder(browser: TestClient, group: readonly Pair[], tell: Tell): Promise<void> {
  const { status, json, text } = await browser.call(saveOrder, {
    body: {
      Estado: 'P',
      Sucursal: group[0]!.branchId,
      Lineas: group.map(({ code, unidad }) => ({ Codart: code, Cantidad: unidad === 1 ? 9 : 1000 })),
      FormaEntrega: 'RS',
      Dia: MONDAY,
      HorarioEntrega: '09:00 a 12:00',
      TipoPago: { Id: 4 },
      B1: true,
      MayorDeEdad: true,
      Opt1: 'Ana Gómez',
      Opt2: '2494000000',
    },
  })
  if (status !== 200) console.log(`order refused: ${text.slice(0, 300)}`)
  const lines = status === 200 ? json.Lineas : []
  for (const pair of group)
    tell('order', pair, lines.find(({ Codart }) => Codart === pair.code)?.Precioindividual)
}
