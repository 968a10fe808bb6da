import { readStoredValue } from '@gondola/contract/base'
import { create } from 'zustand'

/**
 * A value stored as JSON in the browser's storage. Reading never throws: a missing or unreadable value (storage
 * blocked) is `empty`. Of a value of another shape, the usable part is kept, the rest is dropped, and the loss is
 * reported (`useLostEntries`). If storage is full or blocked, a written value lives in memory only.
 */
export interface Stored<T> {
  read(): T
  write(value: T): void
  /** Calls back with the new value when another tab wrote it. Returns the function that unregisters it. */
  onChangeElsewhere(changed: (value: T) => void): () => void
}

interface StoredOptions<T> {
  /** Returns the usable part of a value of another shape, or null. */
  salvage?: (parsed: unknown) => T | null
  /** Called after a loss; by default reports it, unless the value lasts for a visit. */
  onLost?: () => void
}

/** Keys of all stored values, by lifetime; `visit`: until the tab is closed (session storage). */
const KEYS = {
  always: [
    'usuario',
    'lineas',
    'pedidolinea',
    'lista',
    'propuestas',
    'habituales',
    'busquedas',
    'lugar',
    'lugarEscrito',
    'lugarRechazado',
    'cambios',
    'persona',
  ],
  /**
   * What stays when a person leaves: which pictures were shown and when, the shop's wording, and carts that wait for their
   * owners.
   */
  device: ['popup', 'popupDia', 'palabras', 'carritos'],
  visit: [
    'itemsBusqueda',
    'registro',
    'guardarPedido',
    'borradores',
    'posiciones',
    'confirmacion',
    'lineasAjenas',
    'huboOtro',
  ],
} as const
export type StoredKey = (typeof KEYS)[keyof typeof KEYS][number]

/** Keys of stored values that could not be read, until the loss has been reported. */
export const useLostEntries = create<{ keys: readonly StoredKey[] }>(() => ({ keys: [] }))

export function tellLost(key: StoredKey): void {
  useLostEntries.setState(({ keys }) => ({ keys: [...new Set([...keys, key])] }))
}

/** Clears the lost entries after they have been reported. */
export function forgetLost(): void {
  useLostEntries.setState({ keys: [] })
}

const isOfVisit = (key: StoredKey) => KEYS.visit.some((one) => one === key)

/** Creates the accessors of the value under `key`; `isValue` checks the shape of parsed JSON. */
export function stored<T>(
  key: StoredKey,
  empty: T,
  isValue: (parsed: unknown) => parsed is T,
  { salvage, onLost = () => (isOfVisit(key) ? undefined : tellLost(key)) }: StoredOptions<T> = {},
): Stored<T> {
  const place = placeOf(isOfVisit(key) ? 'visit' : 'always')
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
        // Another version's tab may have written it: a value that is unreadable here is ignored.
        const { value, isLost } = readStoredValue(event.newValue, isValue, salvage)
        if (!isLost || value !== null) changed(value ?? empty)
      }
      globalThis.addEventListener?.('storage', listen)
      return () => globalThis.removeEventListener?.('storage', listen)
    },
  }
}

export const isStored = (key: StoredKey): boolean => textOf(placeOf('always'), key) !== null

/** Deletes an entry of session storage, even if the module that owns it has not loaded. */
export function forgetVisit(key: (typeof KEYS)['visit'][number]): void {
  keep(placeOf('visit'), key, null)
}

/** Deletes an entry of local storage in the same way. */
export function forgetAlways(key: (typeof KEYS)['always' | 'device'][number]): void {
  keep(placeOf('always'), key, null)
}

/** Deletes whatever is of the person who uses the device; other tabs hear of `persona` first. */
export function forgetPerson(): void {
  forgetAlways('persona')
  KEYS.always.forEach(forgetAlways)
  forgetVisits()
}

/** Deletes what this tab stored; its history has screens of the person who leaves. */
export function forgetVisits(): void {
  KEYS.visit.forEach(forgetVisit)
  keep(placeOf('visit'), 'huboOtro', true)
}

/** Whether somebody has left since this tab was opened: what its history comes back to may be theirs. */
export const hasForeignHistory = (): boolean => textOf(placeOf('visit'), 'huboOtro') !== null

/** Deletes everything that the shop has stored: the last resort if stored data break the page. */
export function forgetStored(): void {
  KEYS.always.forEach(forgetAlways)
  KEYS.device.forEach(forgetAlways)
  KEYS.visit.forEach(forgetVisit)
}

function placeOf(lasts: keyof typeof KEYS): () => Storage {
  // Looked up each time: if storage is blocked, accessing the property throws.
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
    // Storage is blocked: the value lives in memory, as long as the page.
  }
}
