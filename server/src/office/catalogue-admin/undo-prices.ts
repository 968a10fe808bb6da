import { type PricesUndone, catalogueFault } from '@gondola/contract/catalogue-admin'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { lockPriceChange, noteUndone, readUndoablePrices } from './price-changes.store.ts'
import { heldField } from './plan-price-change.ts'
import { listPriceListIds } from './price-lists.store.ts'
import { writeListPrices, writePrices } from './priced-articles.store.ts'
import { writeStaffPrices } from './prices.store.ts'

/**
 * Undoes a bulk price change in one transaction. A price that was changed since, by staff or an import, stays as it is.
 * Prices that were protected from imports only by this change are no longer protected.
 *
 * @throws 404 no such change; 422 it was undone already
 */
export function undoPriceChange(
  parts: Pick<Deps, 'db' | 'clock'>,
  session: StaffSession,
  Id: number,
): Promise<PricesUndone> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const change = (await lockPriceChange(trx, Id)) ?? refuseNotFound()
    if (change.undone_at !== null) refuseStaff(catalogueFault('precios-deshechos'))
    const { price_list_id: Lista } = change
    if (Lista !== null && !(await listPriceListIds(trx)).includes(Lista))
      refuseStaff(catalogueFault('lista-inexistente'))
    const rows = await readUndoablePrices(trx, Id, Lista)
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
