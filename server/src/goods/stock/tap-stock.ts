import type { StockState } from '@gondola/contract/stock'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findStockedArticle } from './staff-stock.store.ts'
import { liveTap, shopDayStart } from './stock-level.ts'
import { ensureRows, hasBranch, lockLevels, writeLevels } from './stock-rows.store.ts'

/**
 * Writes down what staff see on the shelf; null takes it back. Nothing changes if it says what was said already.
 *
 * @throws 404 no such branch or article
 */
export async function tapStock(
  trx: Db,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  who: StaffSession,
  { Sucursal, Codigo }: { Sucursal: number; Codigo: string },
  Estado: StockState | null,
): Promise<void> {
  const [isBranch, article] = await Promise.all([hasBranch(trx, Sucursal), findStockedArticle(trx, Codigo)])
  if (!isBranch || article === null) refuseNotFound()
  const at = instant(clock)
  const dayBegan = shopDayStart({ clock, config })
  await ensureRows(trx, Sucursal, [Codigo], at)
  const [level] = await lockLevels(trx, Sucursal, [Codigo])
  if (level === undefined) refuseNotFound()
  const before = liveTap(level, dayBegan)
  if (before === Estado) return
  const tap =
    Estado === null ? { tapped_at: null, tapped_by: null } : { tapped_at: at, tapped_by: who.userName }
  await writeLevels(trx, Sucursal, [{ ...level, tapped: Estado, ...tap }], { at, dayBegan })
  await recordChange(trx, who, clock, {
    Entidad: 'existencias',
    Clave: `${Sucursal}-${Codigo}`,
    Accion: 'marcar',
    Antes: { Estado: before },
    Despues: { Articulo: article.Descripcion, Estado },
  })
}

/**
 * Takes an article that a picker did not find off sale at the branch, until a later number or the end of the day. Found
 * after all, it is on sale again if it was the same person who said so.
 */
export async function tapMissing(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'config'>,
  who: StaffSession,
  place: { Sucursal: number; Codigo: string },
  isMissing: boolean,
): Promise<void> {
  // it left the catalogue since
  if ((await findStockedArticle(trx, place.Codigo)) === null) return
  if (isMissing) return tapStock(trx, deps, who, place, 'no-hay')
  const [level] = await lockLevels(trx, place.Sucursal, [place.Codigo])
  if (level?.tapped === 'no-hay' && level.tapped_by === who.userName)
    await tapStock(trx, deps, who, place, null)
}
