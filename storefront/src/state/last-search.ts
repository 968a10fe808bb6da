import type { Article } from '@gondola/contract/entities/article.ts'
import type { Slice } from '../api/catalogue.ts'
import type { Listed } from '../api/client.ts'
import { useSession } from './session.ts'

/** Session storage entry of the last search's results and count (spec §3). */
const STORAGE_KEY = 'itemsBusqueda'

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

/** Keeps the page on screen for the session (spec §2, Search). */
export function rememberSearch(place: SearchPlace, page: Listed<Article[]>): void {
  const last: LastSearch = { ...place, ...page, cliente: ownId() }
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(last))
  } catch {
    // Full or switched off: the search is asked for anew when the screen reopens.
  }
}

/** A new search clears the stored results (spec §2). */
export function forgetSearch(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Switched off: there is nothing to forget.
  }
}

/** The last search of whoever is logged in or not, or null. */
export function lastSearch(): LastSearch | null {
  const last = storedSearch()
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

function storedSearch(): LastSearch | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return isLastSearch(stored) ? stored : null
  } catch {
    return null
  }
}

function isLastSearch(value: unknown): value is LastSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'texto' in value &&
    typeof value.texto === 'string' &&
    'narrowing' in value &&
    typeof value.narrowing === 'string' &&
    'items' in value &&
    Array.isArray(value.items) &&
    value.items.every(isArticle) &&
    'total' in value
  )
}

/** What an older release of the shop kept may be another thing. */
function isArticle(value: unknown): value is Article {
  if (typeof value !== 'object' || value === null) return false
  const { Codigo, Descripcion, Descripcioncorta, Marca, Familia } = value as Partial<
    Record<keyof Article, unknown>
  >
  const texts = [Codigo, Descripcion, Descripcioncorta]
  return texts.every((text) => typeof text === 'string') && [Marca, Familia].every((one) => Boolean(one))
}

function ownId(): number | null {
  return useSession.getState().client?.Id ?? null
}
