import {
  type FollowedOrder,
  type LineRatingDraft,
  OrderStatus,
  type QuestionAnswer,
  answerQuestion,
  followOrder,
  rateLines,
  setOrderMails,
  watchOrder,
} from '@gondola/contract/orders'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '../../api/client.ts'
import { isRefusal } from '../../api/errors.ts'
import { queryClient } from '../../api/query-client.ts'
import { QUERY_KEYS } from '../query-keys.ts'
import { callUrl } from '@gondola/contract/calls'

/** How often an order that may still change is read again, where no events come, and where they do. */
const AGAIN_MS = 20_000
const AGAIN_WITH_EVENTS_MS = 120_000

/** Whether the server knows no such order of this customer. */
export const isNoOrder = (error: unknown): boolean =>
  isRefusal(error, 'no-existe') || isRefusal(error, 'formato')

const keyOf = (clientId: number, Id: number) => [...QUERY_KEYS.orders, clientId, 'followed', Id]

/** One of a client's orders with its stages; read again when it changes, while the page is in sight. */
export function useFollowedOrder(clientId: number, Id: number) {
  const [hasEvents, setHasEvents] = useState(true)
  const query = useQuery({
    queryKey: keyOf(clientId, Id),
    queryFn: ({ signal }) => send(followOrder, { params: { Id }, signal }),
    staleTime: 0,
    retry: (failures, error) => !isNoOrder(error) && failures < 2,
    refetchInterval: ({ state: { data } }) =>
      data && mayChange(data) && (hasEvents ? AGAIN_WITH_EVENTS_MS : AGAIN_MS),
  })
  const isWatched = query.data !== undefined && mayChange(query.data)
  useEffect(() => {
    if (!isWatched) return undefined
    const queryKey = keyOf(clientId, Id)
    return watchWhileInSight(Id, {
      onVersion: (version) => {
        const known = queryClient.getQueryData<FollowedOrder>(queryKey)?.Version
        if (known === version) return
        // the lists of orders show it too
        void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.orders })
      },
      onEnd: () => setHasEvents(false),
    })
  }, [isWatched, clientId, Id])
  return query
}

/** Rates the lines of an order, one after another in the order of the taps. */
export function useRateLines(clientId: number, Id: number) {
  return useMutation({
    mutationFn: (rating: LineRatingDraft) => send(rateLines, { params: { Id }, body: rating }),
    onSuccess: (followed) => queryClient.setQueryData(keyOf(clientId, Id), followed),
    scope: { id: `rate-${Id}` },
  })
}

/** Answers what the shop asks about a missing article. */
export function useAnswerQuestion(clientId: number, Id: number) {
  return useMutation({
    mutationFn: (answer: QuestionAnswer) => send(answerQuestion, { params: { Id }, body: answer }),
    onSuccess: (followed) => {
      queryClient.setQueryData(keyOf(clientId, Id), followed)
      // the lists of orders say that something is asked
      void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.orders })
    },
    scope: { id: `answer-${Id}` },
  })
}

/** Reads an order again: the time for an answer is over. */
export const readAgain = (clientId: number, Id: number) =>
  void queryClient.invalidateQueries({ queryKey: keyOf(clientId, Id) })

/** Sets whether the customer wants a mail once an order was delivered. */
export function useDeliveredMail() {
  return useMutation({
    mutationFn: (Entregado: boolean) => send(setOrderMails, { body: { Entregado } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: QUERY_KEYS.orders }),
  })
}

/** Watches an order, but not in a tab that nobody sees: a browser has few connections for all tabs. */
function watchWhileInSight(Id: number, told: Parameters<typeof watchVersions>[1]): () => void {
  let stop: (() => void) | null = null
  const see = () => {
    if (document.visibilityState === 'visible') stop ??= watchVersions(Id, told)
    else {
      stop?.()
      stop = null
    }
  }
  document.addEventListener('visibilitychange', see)
  see()
  return () => {
    document.removeEventListener('visibilitychange', see)
    stop?.()
  }
}

/** Whether anything may still happen to an order. */
function mayChange({ Pedido: { Estado }, Etapas }: FollowedOrder): boolean {
  if (Estado === OrderStatus.Pending) return true
  return Estado === OrderStatus.Delivered && Etapas.at(-1)?.Etapa !== 'entregado'
}

/**
 * Hears of each version of an order by server-sent events. `onEnd`: no events come any more (the browser or the server
 * gave up), so ask from time to time. Returns the function that stops it.
 */
function watchVersions(
  Id: number,
  { onVersion, onEnd }: { onVersion: (version: string) => void; onEnd: () => void },
): () => void {
  if (!('EventSource' in globalThis)) {
    onEnd()
    return () => undefined
  }
  const events = new EventSource(`/api${callUrl(watchOrder, { Id })}`)
  const end = () => {
    events.close()
    onEnd()
  }
  events.addEventListener('version', ({ data }: MessageEvent<string>) => onVersion(data))
  events.addEventListener('fin', end)
  // a lost connection is opened again by the browser; a refusal is not
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) end()
  })
  return () => events.close()
}
