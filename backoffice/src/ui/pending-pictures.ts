import { useSyncExternalStore } from 'react'

/** Pictures that are on their way to the server: until they are there, a form would be saved without them. */
let pending = 0
const listeners = new Set<() => void>()

function count(more: number): void {
  pending += more
  for (const tell of listeners) tell()
}

/** Holds the form's 'Guardar' until the picture was sent, or was not. */
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
