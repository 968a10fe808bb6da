import * as calls from '@gondola/contract/catalogue'
import type { Article } from '@gondola/contract/catalogue'
import { send } from './client.ts'

// The client's favourites, as far as they are on sale.

/** All favourites of the client, newest first. */
export function listFavourites(Cliente: number, signal?: AbortSignal): Promise<Article[]> {
  return send(calls.listFavourites, { params: { Cliente, from: 0, count: 0 }, signal })
}

export function saveFavourite(Codart: string): Promise<void> {
  return send(calls.saveFavourite, { body: { Codart } })
}

export function removeFavourite(Codart: string): Promise<void> {
  return send(calls.removeFavourite, { body: { Codart } })
}
