import type { OwnPurchase } from '@gondola/contract/catalogue'
import type { Db } from '../../platform/db/open-database.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { listBoughtLines } from './bought-lines.store.ts'

/**
 * What a client's last orders say of each article: how much of it is usual, and what it cost the last time at a branch,
 * because another branch's price is not one that rose or fell.
 */
export async function ownPurchases(db: Db, clientId: number, branchId: number): Promise<OwnPurchase[]> {
  const [lines, isPriceShown] = await Promise.all([
    listBoughtLines(db, clientId),
    findSiteParameter(db, 'RecordarPrecios'),
  ])
  const byCode = Map.groupBy(lines, ({ Codart }) => Codart)
  return Array.from(byCode, ([Codigo, bought]) => {
    const { Unidad, Fecha } = bought[0]!
    const alike = bought.filter((line) => line.Unidad === Unidad)
    const here = alike.find(({ branch_id }) => branch_id === branchId)
    return {
      Codigo,
      Unidad,
      Cantidad: median(alike.map(({ Cantidad: quantity }) => quantity)),
      Precio: isPriceShown ? (here?.Precioindividual ?? null) : null,
      Fecha,
    }
  })
}

/** Of an even number the lower one in the middle: a quantity that was ordered. */
const median = (quantities: readonly number[]): number =>
  quantities.toSorted((a, b) => a - b)[Math.floor((quantities.length - 1) / 2)]!
