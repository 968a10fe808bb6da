import type { Article } from '@gondola/contract/entities/article.ts'
import type { Slice } from '../api/catalogue.ts'
import type { Listed } from '../api/client.ts'
import { useSession } from './session.ts'
import { isStoredArticle } from './stored-article.ts'
import { stored } from './stored.ts'

/** Which slice of which search. */
export interface SearchPlace extends Slice {
  texto: string
  byBrand: boolean
  /** What it is narrowed to, as an address says it. */
  narrowing: string
}

/** The last search as it was left: its place, its page and who asked, because prices depend on it. */
export interface LastSearch extends SearchPlace, Listed<Article[]> {
  cliente: number | null
}

/** Session storage entry of the last search's results and count (spec §3). Another shape is asked for anew, nobody misses it. */
const storedSearch = stored<LastSearch | null>('itemsBusqueda', null, isLastSearch, {
  lasts: 'visit',
  onLost: () => undefined,
})

/** Keeps the page on screen for the session (spec §2, Search). */
export function rememberSearch(place: SearchPlace, page: Listed<Article[]>): void {
  storedSearch.write({ ...place, ...page, cliente: ownId() })
}

/** A new search clears the stored results (spec §2). */
export function forgetSearch(): void {
  storedSearch.write(null)
}

/** The last search of whoever is logged in or not, or null. */
export function lastSearch(): LastSearch | null {
  const last = storedSearch.read()
  return last && last.cliente === ownId() ? last : null
}

/** The stored page of this place, or null. */
export function rememberedPage(place: SearchPlace): Listed<Article[]> | null {
  const last = lastSearch()
  const isSame =
    last?.texto === place.texto &&
    last.byBrand === place.byBrand &&
    last.narrowing === place.narrowing &&
    last.orden === place.orden &&
    last.from === place.from &&
    last.count === place.count
  return isSame ? { items: last.items, total: last.total } : null
}

function isLastSearch(value: unknown): value is LastSearch {
  if (typeof value !== 'object' || value === null) return false
  const { texto, byBrand, narrowing, orden, from, count, items, total, cliente } = value as Partial<
    Record<keyof LastSearch, unknown>
  >
  return (
    [texto, narrowing, orden].every((text) => typeof text === 'string') &&
    typeof byBrand === 'boolean' &&
    [from, count, total].every((number) => Number.isSafeInteger(number) && Number(number) >= 0) &&
    (cliente === null || Number.isSafeInteger(cliente)) &&
    Array.isArray(items) &&
    items.every(isStoredArticle)
  )
}

function ownId(): number | null {
  return useSession.getState().client?.Id ?? null
}
