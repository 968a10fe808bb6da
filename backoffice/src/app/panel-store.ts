import { localStorageStore, type Store } from 'react-admin'

/** react-admin keeps a list's sort, filters and page under this ending. */
const LIST = /\.listParams$/

/**
 * What react-admin keeps on the device: sort and filters of lists, the open menu. Those of a version whose calls were
 * others are dropped, as a filter that no longer exists would be refused at every visit; and so is what is not of the
 * kind that is expected.
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

/** Whether what is kept under a key can stand where `fallback` would. */
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
