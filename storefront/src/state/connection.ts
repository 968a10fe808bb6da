import type { Query } from '@tanstack/react-query'
import { create } from 'zustand'
import { isShopThere } from '../api/client.ts'
import { whenStoodIn, whenUnanswered } from '../api/connection.ts'
import { NetworkLost } from '../api/errors.ts'
import { queryClient } from '../api/query-client.ts'
import { Recovery } from '../api/recovery.ts'

interface Connection {
  isOnline: boolean
  /** When the oldest answer on screen was given that stands in for the network's (ms since 1970); null: none does. */
  pricesOf: number | null
  /** How often the shop has answered again after calls without an answer: what waits for it tries once more. */
  recoveries: number
}

/** Whether there is a network, and of when the prices are where there is none. */
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

/** Calls back when the shop answers again after calls without an answer. Gives the function that stops it. */
export const whenRecovered = (listener: () => void): (() => void) => recovery.whenRecovered(listener)

/** Something else than a call found no network: code that did not come. */
export const noteLoss = (): void => recovery.lost()

// Old answers are on screen, or none came: with the first answer everything is asked for anew.
recovery.whenRecovered(() => {
  const hasOldPrices = useConnection.getState().pricesOf !== null
  useConnection.setState(({ recoveries }) => ({ pricesOf: null, recoveries: recoveries + 1 }))
  void askAnew(hasOldPrices ? () => true : isStuck)
})

/** What failed for want of a network, and what is still waiting on the one that went. */
const isStuck = ({ state }: Query) => state.fetchStatus === 'fetching' || state.error instanceof NetworkLost

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
