/**
 * One value kept as JSON in local storage. Reading never throws: what is missing, broken, of another shape or not
 * readable (storage switched off) is `empty`. Writing to a full or closed storage leaves the value in memory only.
 */
export interface Stored<T> {
  read(): T
  write(value: T): void
  /** Calls back with the new value when another tab wrote it; the answer stops that. */
  onChangeElsewhere(changed: (value: T) => void): () => void
}

/** The stored value under `key`; `isValue` tells whether parsed JSON has its shape. */
export function stored<T>(key: string, empty: T, isValue: (parsed: unknown) => parsed is T): Stored<T> {
  return {
    read: () => {
      const parsed = parsedJson(textOf(key))
      return isValue(parsed) ? parsed : empty
    },
    write: (value) => keep(key, value),
    onChangeElsewhere: (changed) => {
      const listen = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        const parsed = parsedJson(event.newValue)
        changed(isValue(parsed) ? parsed : empty)
      }
      globalThis.addEventListener?.('storage', listen)
      return () => globalThis.removeEventListener?.('storage', listen)
    },
  }
}

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parsedJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A private window without storage: the value lives as long as the page.
  }
}
