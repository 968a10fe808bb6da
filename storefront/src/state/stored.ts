import { readStoredValue } from '@gondola/contract/rules/stored-value.ts'
import { create } from 'zustand'

/**
 * One value kept as JSON in the browser's storage. Reading never throws: what is missing or not readable (storage
 * switched off) is `empty`; what has another shape is dropped, as far as it cannot be used, and told
 * (`useLostEntries`). Writing to a full or closed storage leaves the value in memory only.
 */
export interface Stored<T> {
  read(): T
  write(value: T): void
  /** Calls back with the new value when another tab wrote it; the answer stops that. */
  onChangeElsewhere(changed: (value: T) => void): () => void
}

interface StoredOptions<T> {
  /** What can be used of a value of another shape; null: nothing. */
  salvage?: (parsed: unknown) => T | null
  /** `visit`: until the tab is closed (session storage). */
  lasts?: keyof typeof KEYS
  /** What follows from a loss; unless given, it is told. */
  onLost?: () => void
}

/** What the shop stores, by where. */
const KEYS = {
  always: ['usuario', 'lineas', 'pedidolinea', 'lista', 'habituales', 'popup'],
  visit: ['itemsBusqueda', 'registro', 'guardarPedido', 'borradores'],
} as const
export type StoredKey = (typeof KEYS)['always' | 'visit'][number]

/** Keys of what was stored and could not be read, until they have been told. */
export const useLostEntries = create<{ keys: readonly StoredKey[] }>(() => ({ keys: [] }))

/** Has the loss of an entry told. */
export function tellLost(key: StoredKey): void {
  useLostEntries.setState(({ keys }) => ({ keys: [...new Set([...keys, key])] }))
}

/** They have been told. */
export function forgetLost(): void {
  useLostEntries.setState({ keys: [] })
}

/** The stored value under `key`; `isValue` tells whether parsed JSON has its shape. */
export function stored<T>(
  key: StoredKey,
  empty: T,
  isValue: (parsed: unknown) => parsed is T,
  { salvage, lasts = 'always', onLost = () => tellLost(key) }: StoredOptions<T> = {},
): Stored<T> {
  const place = placeOf(lasts)
  return {
    read: () => {
      const { value, isLost } = readStoredValue(textOf(place, key), isValue, salvage)
      if (isLost) {
        keep(place, key, value)
        onLost()
      }
      return value ?? empty
    },
    write: (value) => keep(place, key, value),
    onChangeElsewhere: (changed) => {
      const listen = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        // A tab of another version may have written it: what cannot be read there changes nothing here.
        const { value, isLost } = readStoredValue(event.newValue, isValue, salvage)
        if (!isLost || value !== null) changed(value ?? empty)
      }
      globalThis.addEventListener?.('storage', listen)
      return () => globalThis.removeEventListener?.('storage', listen)
    },
  }
}

/** Removes an entry of this tab, whose own module may not have loaded. */
export function forgetVisit(key: (typeof KEYS)['visit'][number]): void {
  keep(placeOf('visit'), key, null)
}

/** Removes everything that the shop stores here: the last way out of a page that it keeps from opening. */
export function forgetStored(): void {
  for (const key of KEYS.always) keep(placeOf('always'), key, null)
  KEYS.visit.forEach(forgetVisit)
}

function placeOf(lasts: keyof typeof KEYS): () => Storage {
  // Asked for each time: where storage is switched off, naming it throws.
  return () => (lasts === 'visit' ? sessionStorage : localStorage)
}

function textOf(place: () => Storage, key: string): string | null {
  try {
    return place().getItem(key)
  } catch {
    return null
  }
}

function keep(place: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) place().removeItem(key)
    else place().setItem(key, JSON.stringify(value))
  } catch {
    // A private window without storage: the value lives as long as the page.
  }
}
