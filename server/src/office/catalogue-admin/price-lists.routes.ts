import {
  changeListPrice as changeCall,
  compareLists,
  exportListDifferences,
  listListPrices,
  staffPriceLists,
  type PriceList,
  type PriceListDraft,
  catalogueFault,
} from '@gondola/contract/catalogue-admin'
import type { StaffViolation } from '@gondola/contract/base'
import { recordExport } from '../../audit/record-change.ts'
import { serveRecords } from '../../audit/serve-records.ts'
import { inCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { requireOnlyOwn } from '../../http/branch-access.ts'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { instant, today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { changeListPrice } from './change-list-price.ts'
import { differencesCsv, differencesFileName } from './list-differences-csv.ts'
import { listDifferences, listPagePrices, readDifferences } from './list-prices.store.ts'
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
    return reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="${differencesFileName(today(clock, config.timeZone))}"`,
      )
      .send(differencesCsv(rows))
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
