import { useSyncExternalStore } from 'react'

/** Number of uploads in progress: a form saved before they finish would lack the picture. */
let pending = 0
const listeners = new Set<() => void>()

function count(more: number): void {
  pending += more
  for (const tell of listeners) tell()
}

/** Disables the form's 'Guardar' until the upload has succeeded or failed. */
export async function whilePictureIsSent<T>(send: () => Promise<T>): Promise<T> {
  count(1)
  try {
    return await send()
  } finally {
    count(-1)
  }
}

export const useIsPictureSent = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    () => pending > 0,
  )
