import type { Article } from '@gondola/contract/catalogue'
import { fits } from '@gondola/contract/base'
import { askedBranch } from '../../api/branch.ts'
import type { Slice } from '../../api/catalogue.ts'
import type { Listed } from '../../api/client.ts'
import { ownId } from '../session/session.ts'
import { StoredSearch } from './stored-search.ts'
import { stored } from '../stored.ts'

export interface SearchPlace extends Slice {
  texto: string
  byBrand: boolean
  /** The active filter, as URL parameters. */
  narrowing: string
}

/** The last search: its slice, its results, and what prices depend on: the client who searched and the branch. */
export interface LastSearch extends SearchPlace, Listed<Article[]> {
  cliente: number | null
  sucursal?: number | undefined
}

/**
 * Session storage entry of the last search's results and count (spec §3). A value of another shape is dropped silently:
 * the search is simply repeated.
 */
const storedSearch = stored<LastSearch | null>('itemsBusqueda', null, isLastSearch)

/** Stores the page on screen for the session (spec §2, Search). */
export function rememberSearch(place: SearchPlace, page: Listed<Article[]>): void {
  storedSearch.write({ ...place, ...page, cliente: ownId(), sucursal: askedBranch() })
}

/** The last search of the current client or visitor in the current branch, or null. */
export function lastSearch(): LastSearch | null {
  const last = storedSearch.read()
  return last?.cliente === ownId() && last.sucursal === askedBranch() ? last : null
}

/** The stored page of this slice, or null. */
export function rememberedPage(place: SearchPlace): Listed<Article[]> | null {
  const last = lastSearch()
  const isSame =
    last?.texto === place.texto &&
    last.byBrand === place.byBrand &&
    last.narrowing === place.narrowing &&
    last.orden === place.orden &&
    last.from === place.from &&
    last.count === place.count
  return isSame ? { items: last.items, total: last.total, searched: last.searched ?? null } : null
}

function isLastSearch(value: unknown): value is LastSearch {
  return fits(StoredSearch, value)
}
