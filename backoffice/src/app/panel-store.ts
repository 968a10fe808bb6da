import { localStorageStore, type Store } from 'react-admin'

/** The suffix of the keys under which react-admin stores a list's sort, filters and page. */
const LIST = /\.listParams$/

/**
 * react-admin's store on the device: sort and filters of lists, the open menu. Entries of a build with other calls are
 * dropped, because a filter that no longer exists would be refused at every visit; so are entries of an unexpected
 * type.
 */
export function panelStore(): Store {
  const store = localStorageStore(import.meta.env.CONTRACT_SHAPE)
  return {
    ...store,
    getItem<T>(key: string, fallback?: T) {
      const kept: unknown = store.getItem(key, fallback)
      return (isUsable(key, kept, fallback) ? kept : fallback) as T
    },
  }
}

/** Whether a stored value can be used in place of `fallback`. */
export function isUsable(key: string, kept: unknown, fallback: unknown): boolean {
  if (LIST.test(key)) return areListParams(kept)
  if (fallback === undefined || fallback === null) return true
  return typeof kept === typeof fallback && kept !== null && Array.isArray(kept) === Array.isArray(fallback)
}

function areListParams(kept: unknown): boolean {
  if (typeof kept !== 'object' || kept === null) return kept === undefined
  const { sort, order, page, perPage, filter, displayedFilters } = kept as Partial<Record<string, unknown>>
  return (
    [sort, order].every((word) => word === undefined || typeof word === 'string') &&
    [page, perPage].every(
      (count) => count === undefined || (Number.isSafeInteger(Number(count)) && Number(count) > 0),
    ) &&
    [filter, displayedFilters].every(isRecordOrNone)
  )
}

function isRecordOrNone(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value))
}
