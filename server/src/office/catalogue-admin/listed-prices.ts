import { toCentavos } from '@gondola/contract/base'
import type { ListedPrice, StaffArticle } from '@gondola/contract/catalogue-admin'
import type { Row } from '../../platform/db/tables/database.ts'

type ListPrices = Row<'articles'>['list_prices']

/** The field of an article's prices by list, in the order of the lists; absent if it has none. */
export function listedPrices(prices: ListPrices): Pick<StaffArticle, 'PreciosPorLista'> {
  const listed = Object.entries(prices ?? {}).map(([Lista, Precio]) => ({ Lista: Number(Lista), Precio }))
  return listed.length === 0
    ? {}
    : { PreciosPorLista: listed.toSorted((one, other) => one.Lista - other.Lista) }
}

/** The column of prices by list: those that differ from the base price. */
export function listPricesText(listed: readonly ListedPrice[], base: number): string | null {
  const own = listed.filter(({ Precio }) => toCentavos(Precio) !== toCentavos(base))
  return own.length === 0
    ? null
    : JSON.stringify(Object.fromEntries(own.map(({ Lista, Precio }) => [Lista, Precio])))
}

/** The entry of `articles.manual_fields` that protects a list's price from imports. */
export const listField = (Lista: number): string => `lista:${Lista}`
