import { create } from 'zustand'
import { whenAnswered } from '../api/connection.ts'
import { queryClient } from '../api/query-client.ts'

interface Connection {
  isOnline: boolean
  /** When the oldest answer on screen was given that stands in for the network's (ms since 1970); null: none does. */
  pricesOf: number | null
}

/** Whether there is a network, and of when the prices are where there is none. */
export const useConnection = create<Connection>(() => ({ isOnline: navigator.onLine, pricesOf: null }))

/** A network that comes and goes renews what is on screen this often at most. */
const RENEWAL_EVERY_MS = 60_000
let renewedAt = Number.NEGATIVE_INFINITY

/** Old answers are on screen and the network is there again: everything is asked for anew. */
function renew(): void {
  if (useConnection.getState().pricesOf === null || performance.now() - renewedAt < RENEWAL_EVERY_MS) return
  renewedAt = performance.now()
  useConnection.setState({ pricesOf: null })
  void queryClient.invalidateQueries()
}

whenAnswered((keptAt) => {
  if (keptAt === null) renew()
  else useConnection.setState(({ pricesOf }) => ({ pricesOf: Math.min(keptAt, pricesOf ?? keptAt) }))
})

addEventListener('offline', () => useConnection.setState({ isOnline: false }))
addEventListener('online', () => {
  useConnection.setState({ isOnline: true })
  renewedAt = Number.NEGATIVE_INFINITY
  renew()
})
