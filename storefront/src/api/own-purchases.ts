import * as calls from '@gondola/contract/catalogue'
import type { Article, OwnPurchase } from '@gondola/contract/catalogue'
import { send } from './client.ts'

/** The usual quantity and the last price of each article in the client's last orders. */
export function listOwnPurchases(signal?: AbortSignal): Promise<OwnPurchase[]> {
  return send(calls.listOwnPurchases, { signal })
}

/** The `count` articles that the client buys most. */
export function listUsualArticles(Cliente: number, count: number, signal?: AbortSignal): Promise<Article[]> {
  return send(calls.listUsualArticles, { params: { Cliente, from: 0, count }, signal })
}
