import type { OwnPurchase } from '@gondola/contract/catalogue'
import type { Db } from '../platform/db/open-database.ts'
import { findSiteParameter } from '../site/parameters.store.ts'
import { listBoughtLines } from './bought-lines.store.ts'

/** What a client's last orders say of each article: how much of it is usual, and what it cost the last time. */
export async function ownPurchases(db: Db, clientId: number): Promise<OwnPurchase[]> {
  const [lines, isPriceShown] = await Promise.all([
    listBoughtLines(db, clientId),
    findSiteParameter(db, 'RecordarPrecios'),
  ])
  const byCode = Map.groupBy(lines, ({ Codart }) => Codart)
  return Array.from(byCode, ([Codigo, bought]) => {
    const { Unidad, Precioindividual, Fecha } = bought[0]!
    const quantities = bought.filter((line) => line.Unidad === Unidad).map(({ Cantidad }) => Cantidad)
    return {
      Codigo,
      Unidad,
      Cantidad: median(quantities),
      Precio: isPriceShown ? Precioindividual : null,
      Fecha,
    }
  })
}

/** Of an even number the lower one in the middle: a quantity that was ordered. */
const median = (quantities: readonly number[]): number =>
  quantities.toSorted((a, b) => a - b)[Math.floor((quantities.length - 1) / 2)]!
