import { ownId } from '../session/session.ts'
import { stored } from '../stored.ts'

const RECENT_MAX = 8

/** A search that found something. */
export interface RecentSearch {
  texto: string
  porMarca: boolean
}

/** The searches of one client, or of visitors (null); a logout deletes the entry. */
interface RecentSearches {
  cliente: number | null
  busquedas: readonly RecentSearch[]
}

const storedSearches = stored<RecentSearches | null>('busquedas', null, areSearches, {
  onLost: () => undefined,
})

/** The last searches on this device of who uses it now, newest first. */
export function recentSearches(): readonly RecentSearch[] {
  const recent = storedSearches.read()
  return recent?.cliente === ownId() ? recent.busquedas : []
}

export function rememberRecent(search: RecentSearch): void {
  const others = recentSearches().filter(
    ({ texto, porMarca }) =>
      porMarca !== search.porMarca || texto.toLocaleLowerCase() !== search.texto.toLocaleLowerCase(),
  )
  storedSearches.write({ cliente: ownId(), busquedas: [search, ...others].slice(0, RECENT_MAX) })
}

export function forgetRecent(): void {
  storedSearches.write(null)
}

function areSearches(parsed: unknown): parsed is RecentSearches {
  const { cliente, busquedas } = (parsed ?? {}) as Partial<RecentSearches>
  const isSearch = ({ texto, porMarca }: RecentSearch) =>
    typeof texto === 'string' && typeof porMarca === 'boolean'
  return (
    (cliente === null || typeof cliente === 'number') &&
    Array.isArray(busquedas) &&
    busquedas.every(
      (one: unknown) => typeof one === 'object' && one !== null && isSearch(one as RecentSearch),
    )
  )
}
