import {
  changeListPrice as changeCall,
  compareLists,
  exportListDifferences,
  listListPrices,
  staffPriceLists,
  type PriceList,
  type PriceListDraft,
  catalogueFault,
  type ListDifference,
  type ListPrice,
  type ListPriceChange,
  checkPrice,
  checkPriceJump,
} from '@gondola/contract/catalogue-admin'
import { type StaffViolation, csvText } from '@gondola/contract/base'
import { recordExport } from '../../audit/record-change.ts'
import { serveRecords } from '../../audit/serve-records.ts'
import { inCatalogue, changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { requireOnlyOwn } from '../../sessions/branch-access.ts'
import { type Feature, sendCsv, serve, serveList } from '../../http/serve.ts'
import { refuseNotFound, refuseChanged, refuseStaff } from '../../http/problem.ts'
import { instant, today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listDifferences, listPagePrices, readDifferences, readListPrices } from './list-prices.store.ts'
import {
  copyListPrices,
  deletePriceList,
  findListNamed,
  findPriceList,
  insertPriceList,
  listPriceListIds,
  listPriceLists,
  renamePriceList,
} from './price-lists.store.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffSession } from '../../http/caller.ts'
import { lockArticle } from './articles.store.ts'
import { listedPrices, listPricesText } from './manual-columns.ts'
import { writeArticle } from './write-article.ts'

const HEADING = ['Código', 'Descripción', 'Una lista', 'La otra', 'Diferencia %']

/** What differs between two lists, as a file for spreadsheets. */
const differencesCsv = (rows: readonly ListDifference[]): string =>
  csvText([HEADING, ...rows.map((row) => [row.Codigo, row.Descripcion, row.Una, row.Otra, row.Porcentaje])])

/** Staff's calls for price lists, their prices and what differs between two. */
export const priceListsFeature: Feature = (api, deps) => {
  const { db, reads, clock, config } = deps
  const known = async (...ids: readonly (number | undefined)[]) => {
    const lists = new Set(await listPriceListIds(db))
    if (ids.some((id) => id !== undefined && !lists.has(id))) refuseNotFound()
  }

  serveRecords<PriceList, PriceListDraft>(api, deps, staffPriceLists, {
    transaction: inCatalogue,
    list: (_db, asked) => listPriceLists(reads, asked),
    find: findPriceList,
    // a list shows what customers of its branches pay
    access: (session, { Sucursales }, to) => {
      if (to !== 'see') requireOnlyOwn(session, idsOf(Sucursales))
    },
    check: checkPriceList,
    async insert(trx, { Nombre, CopiaDe = null }) {
      const Id = await insertPriceList(trx, Nombre, instant(clock))
      if (CopiaDe !== null) await copyListPrices(trx, CopiaDe, Id)
      return Id
    },
    update: (trx, Id, { Nombre }) => renamePriceList(trx, Id, Nombre),
    checkRemoval: async (_trx, { Sucursales }) =>
      Sucursales.length === 0 ? null : catalogueFault('lista-en-uso'),
    remove: deletePriceList,
  })

  serveList(api, listListPrices, async ({ params, query }) => {
    await known(params.Id)
    return listPagePrices(reads, params.Id, query)
  })
  serve(api, changeCall, ({ session, params, body }) => changeListPrice(deps, session, params, body))
  serveList(api, compareLists, async ({ query }) => {
    await known(query.Una, query.Otra)
    return listDifferences(reads, query)
  })
  serve(api, exportListDifferences, async ({ session, query, reply }) => {
    await known(query.Una, query.Otra)
    const rows = await readDifferences(reads, query)
    await recordExport(db, session, clock, staffPriceLists.name, { Filas: rows.length, Filtro: query })
    const name = `diferencias-de-listas-${today(clock, config.timeZone)}.csv`
    return sendCsv(reply, differencesCsv(rows), name)
  })
}

const idsOf = (branches: PriceList['Sucursales']) => branches.map(({ Id }) => Id)

async function checkPriceList(
  trx: Db,
  { Nombre, CopiaDe = null }: PriceListDraft,
  before: PriceList | null,
): Promise<StaffViolation | null> {
  if (Nombre.trim() === '') return catalogueFault('nombre-vacio', 'Nombre')
  if ((await findListNamed(trx, Nombre, before?.Id ?? 0)) !== null)
    return catalogueFault('nombre-en-uso', 'Nombre')
  const isCopyable = CopiaDe === null || (await findPriceList(trx, CopiaDe)) !== null
  return isCopyable ? null : catalogueFault('lista-inexistente', 'CopiaDe')
}

/**
 * Sets an article's price in a list, which imports then leave as it is; null: the base price, which they may change.
 * The article's last change can be undone in its form.
 *
 * @throws 403 `todas-las-sucursales`, `otra-sucursal`; 404 no such list or article; 409 the price is another one by now; 422 no price, or a jump that is not
 * confirmed
 */
function changeListPrice(
  parts: Deps,
  session: StaffSession,
  { Id, Codigo }: { Id: number; Codigo: string },
  { Precio, Leido, Confirmado = false }: ListPriceChange,
): Promise<ListPrice> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const list = (await findPriceList(trx, Id)) ?? refuseNotFound()
    const branches = list.Sucursales.map((branch) => branch.Id)
    requireOnlyOwn(session, branches)
    const before = (await lockArticle(trx, Codigo)) ?? refuseNotFound()
    const now = before.list_prices?.[Id] ?? before.Precioventa
    if (Leido !== undefined && Leido !== now) refuseChanged([{ Campo: 'Precio', Ahora: now }])
    const broken =
      Precio === null
        ? null
        : (checkPrice(Precio, 'Precio') ?? checkPriceJump(now, { Precioventa: Precio, Confirmado }))
    if (broken) refuseStaff({ ...broken, Campo: 'Precio' })
    const { PreciosPorLista = null } = listedPrices(before.list_prices)
    const others = (PreciosPorLista ?? []).filter(({ Lista }) => Lista !== Id)
    const listed = Precio === null ? others : [...others, { Lista: Id, Precio }]
    const list_prices = listPricesText(listed, before.Precioventa)
    await writeArticle(
      trx,
      parts,
      session,
      before,
      { list_prices },
      { listed: { Lista: Id, isHeld: Precio !== null } },
    )
    const after = (await lockArticle(trx, Codigo)) ?? refuseNotFound()
    await record({
      Entidad: 'articulos',
      Clave: Codigo,
      Accion: 'editar',
      Antes: { PreciosPorLista },
      Despues: { PreciosPorLista: listedPrices(after.list_prices).PreciosPorLista ?? null },
    })
    return (await readListPrices(trx, Id, [Codigo])).get(Codigo) ?? refuseNotFound()
  })
}
