import {
  type ListPrice,
  type ListPriceChange,
  checkPrice,
  checkPriceJump,
} from '@gondola/contract/catalogue-admin'
import type { Deps } from '../../platform/deps.ts'
import { requireOnlyOwn } from '../../http/branch-access.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseChanged, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { lockArticle } from './article-rows.store.ts'
import { listedPrices, listPricesText } from './listed-prices.ts'
import { readListPrices } from './list-prices.store.ts'
import { findPriceList } from './price-lists.store.ts'
import { writeArticle } from './write-article.ts'

/**
 * Sets an article's price in a list, which imports then leave as it is; null: the base price, which they may change.
 * The article's last change can be undone in its form.
 *
 * @throws 403 `todas-las-sucursales`, `otra-sucursal`; 404 no such list or article; 409 the price is another one by now; 422 no price, or a jump that is not
 * confirmed
 */
export function changeListPrice(
  parts: Pick<Deps, 'db' | 'clock'>,
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
