import {
  applyPrices,
  listPriceChanges,
  undoPrices,
  previewPrices,
  staffPrices,
  type PricesUndone,
  catalogueFault,
} from '@gondola/contract/catalogue-admin'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { orNotFound, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { changePrices, previewPriceChange, heldField } from './change-prices.ts'
import { priceEntryList, writeStaffPrices } from './prices.store.ts'
import {
  listPriceChangesDone,
  lockPriceChange,
  noteUndone,
  readUndoablePrices,
} from './price-changes.store.ts'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffSession } from '../../http/caller.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { listPriceListIds } from './price-lists.store.ts'
import { writeListPrices, writePrices } from './priced-articles.store.ts'

/**
 * Undoes a bulk price change in one transaction. A price that was changed since, by staff or an import, stays as it is.
 * Prices that were protected from imports only by this change are no longer protected.
 *
 * @throws 404 no such change; 422 it was undone already, or every price changed since
 */
function undoPriceChange(parts: Deps, session: StaffSession, Id: number): Promise<PricesUndone> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const change = (await lockPriceChange(trx, Id)) ?? refuseNotFound()
    if (change.undone_at !== null) refuseStaff(catalogueFault('precios-deshechos'))
    const { price_list_id: Lista } = change
    if (Lista !== null && !(await listPriceListIds(trx)).includes(Lista))
      refuseStaff(catalogueFault('lista-inexistente'))
    const rows = await readUndoablePrices(trx, Id, Lista)
    // it stays open until what changed them later is undone
    if (rows.length === 0) refuseStaff(catalogueFault('precios-cambiados-despues'))
    const field = heldField(Lista)
    const at = instant(parts.clock)
    const prices = rows.map(
      ({ article_code, price_before, price_after, was_held, was_base, manual_fields, base }) => ({
        Codigo: article_code,
        Precioventa: was_base ? base : price_before,
        ...(Lista !== null && { before: price_after }),
        own: was_base || price_before === base ? null : price_before,
        manual_fields: heldText((manual_fields ?? []).filter((column) => was_held || column !== field)),
      }),
    )
    await (Lista === null ? writePrices(trx, prices, at) : writeListPrices(trx, Lista, prices, at))
    await writeStaffPrices(trx, prices, { at, userName: session.userName, Lista })
    await noteUndone(trx, Id, at, session.userName)
    const told = { Devueltos: prices.length, CambiadosDespues: change.articles - prices.length }
    await record({ Entidad: 'precios', Clave: Id, Accion: 'deshacer-precios', Despues: told })
    return told
  })
}

const heldText = (columns: readonly string[]): string | null =>
  columns.length === 0 ? null : JSON.stringify(columns)

/** Staff's calls for prices and their history (backoffice §4). */
export const staffPricesFeature: Feature = (api, deps) => {
  const { db, reads } = deps
  const { timeZone } = deps.config

  serveList(api, staffPrices.list, ({ query }) => priceEntryList.list(reads, query, timeZone))
  serve(api, staffPrices.read, ({ params }) => orNotFound(priceEntryList.find(db, params.Id, timeZone)))
  serve(api, previewPrices, ({ body }) => previewPriceChange(deps, body))
  serve(api, listPriceChanges, () => listPriceChangesDone(db, timeZone))
  serve(api, undoPrices, ({ session, params }) => undoPriceChange(deps, session, params.Id))
  serve(api, applyPrices, ({ session, body }) => changePrices(deps, session, body))
}
