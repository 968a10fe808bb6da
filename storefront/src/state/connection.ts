import type { Query } from '@tanstack/react-query'
import { create } from 'zustand'
import { isShopThere } from '../api/client.ts'
import { whenStoodIn, whenUnanswered } from '../api/connection.ts'
import { isPassing } from '../api/errors.ts'
import { queryClient } from '../api/query-client.ts'
import { Recovery } from '../api/recovery.ts'

interface Connection {
  isOnline: boolean
  /** Time of the oldest cached answer on screen (ms since 1970); null if there is none. */
  pricesOf: number | null
  /** How often the shop has recovered after calls without an answer; an increment triggers retries. */
  recoveries: number
}

/** Whether there is a network and, if not, how old the prices are. */
export const useConnection = create<Connection>(() => ({
  isOnline: navigator.onLine,
  pricesOf: null,
  recoveries: 0,
}))

const recovery = new Recovery({
  ask: isShopThere,
  later: (then, ms) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
})

/** Registers a listener for the shop answering again after lost calls. Returns the function that unregisters it. */
export const whenRecovered = (listener: () => void): (() => void) => recovery.whenRecovered(listener)

/** Reports a loss that no call has noticed: code that failed to load. */
export const noteLoss = (): void => recovery.lost()

// Cached answers may be on screen, and queries may have failed: refetch after the first answer.
recovery.whenRecovered(() => {
  const hasOldPrices = useConnection.getState().pricesOf !== null
  useConnection.setState(({ recoveries }) => ({ pricesOf: null, recoveries: recoveries + 1 }))
  void askAnew(hasOldPrices ? () => true : isStuck)
})

/** Queries that failed while the shop could not be reached, and those still waiting for a lost answer. */
const isStuck = ({ state }: Query) => state.fetchStatus === 'fetching' || isPassing(state.error)

async function askAnew(isMeant: (query: Query) => boolean): Promise<void> {
  const keys = new Set(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(isMeant)
      .map(({ queryHash }) => queryHash),
  )
  const predicate = ({ queryHash }: Query) => keys.has(queryHash)
  await queryClient.cancelQueries({ predicate })
  await queryClient.invalidateQueries({ predicate })
}

whenStoodIn((keptAt) =>
  useConnection.setState(({ pricesOf }) => ({ pricesOf: Math.min(keptAt, pricesOf ?? keptAt) })),
)
whenUnanswered(() => recovery.lost())

addEventListener('offline', () => {
  useConnection.setState({ isOnline: false })
  recovery.lost()
})
addEventListener('online', () => {
  useConnection.setState({ isOnline: true })
  recovery.askNow()
})
addEventListener('visibilitychange', () => {
  if (!document.hidden) recovery.askNow()
})
