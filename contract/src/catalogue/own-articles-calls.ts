import { Type } from 'typebox'
import { Article } from './article.ts'
import { ArticleCode, Closed, Id } from '../base/index.ts'
import { OwnPurchase } from './own-purchase.ts'
import { BranchQuery } from '../branches/index.ts'
import { call, Range } from '../calls/index.ts'

// Articles that a client buys often or marked as favourite: those on sale, at today's prices. Paged by offset and
// count.

const params = Closed({ Cliente: Id, ...Range })
const body = Closed({ Codart: ArticleCode })
const query = BranchQuery
const answer = Type.Array(Article)

export const listUsualArticles = call('GET', '/tarticulos/habituales/:Cliente/:from/:count', 'client', { params, query, answer })
export const listFavourites = call('GET', '/favoritos/getall/:Cliente/:from/:count', 'client', { params, query, answer })
export const saveFavourite = call('POST', '/favoritos/save', 'client', { body })
/** The articles of a client's last orders, with the usual quantity and the branch's last price. */
export const listOwnPurchases = call('GET', '/clientes/compras', 'client', { query, answer: Type.Array(OwnPurchase) })
export const removeFavourite = call('POST', '/favoritos/borrar', 'client', { body })
