import { useCallback, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listOrderSheets } from '@gondola/contract/calls/staff-orders.ts'
import { readParameters } from '@gondola/contract/calls/site.ts'
import type { PickedLine } from '@gondola/contract/entities/preparation.ts'
import type { StaffOrder } from '@gondola/contract/entities/staff-order.ts'
import { DEFAULT_PREPARATION, type PreparationParameters } from './preparation-parameters.ts'
import { checkPickedLine, type SubstituteArticle } from '@gondola/contract/rules/prepared-line.ts'
import type { PreparationViolation } from '@gondola/contract/rules/preparation-violation.ts'
import { callServer } from '../api/call-server.ts'
import { queue, sender, useTapQueue } from './picking-store.ts'
import { shownLines, type ShownLine } from './shown-lines.ts'

/** How often what others did with the same orders is asked for. */
const REFRESH_MS = 8000

export interface Picking {
  orders: StaffOrder[]
  lines: ShownLine[]
  parameters: PreparationParameters
  isLoading: boolean
  /** Why the orders could not be read; they may be shown all the same, as they were known last. */
  error: Error | null
  refresh: () => void
  /** Says something of a line; the broken rule where it may not be so. */
  say: (
    line: ShownLine,
    picked: PickedLine,
    substitute?: SubstituteArticle | null,
  ) => PreparationViolation | null
  takeBack: (line: ShownLine) => void
}

/** Orders being prepared on this device: as the server knows them, this device's taps on top, also without a network. */
export function usePicking(ids: readonly number[]): Picking {
  const taps = useTapQueue()
  const Numeros = ids.join(',')
  const fetched = useQuery({
    queryKey: ['picking', Numeros],
    queryFn: ({ signal }) => callServer(listOrderSheets, { query: { Numeros }, signal }),
    refetchInterval: REFRESH_MS,
    enabled: ids.length > 0,
    networkMode: 'always',
  })
  useEffect(() => {
    if (fetched.data) queue.keepOrders(fetched.data)
  }, [fetched.data])
  const parameters = useParameters()
  const orders = taps
    .orders()
    .filter(({ Id }) => ids.includes(Id))
    .toSorted((a, b) => a.Id - b.Id)

  const say = useCallback<Picking['say']>(
    (line, picked, substitute = null) => {
      const rules = { B1: line.B1, ToleranciaPeso: parameters.ToleranciaPeso, substitute }
      const broken = checkPickedLine(line, picked, rules)
      if (broken !== null) return broken
      queue.add(line.Pedido, line, picked, substitute)
      void sender.flush()
      return null
    },
    [parameters],
  )
  const takeBack = useCallback((line: ShownLine) => {
    queue.add(line.Pedido, line, null)
    void sender.flush()
  }, [])
  return {
    orders,
    lines: shownLines(orders, taps.waiting()),
    parameters,
    isLoading: fetched.isPending && orders.length === 0,
    error: fetched.error,
    refresh: () => void fetched.refetch(),
    say,
    takeBack,
  }
}

/** The shop's tolerance and scale labels; those known last while there is no network. */
function useParameters(): PreparationParameters {
  const { data } = useQuery({
    queryKey: ['preparation-parameters'],
    queryFn: ({ signal }) => callServer(readParameters, { signal }),
    staleTime: 60_000,
    networkMode: 'always',
    select: ({ ToleranciaPeso, EtiquetasBalanza }) => ({ ToleranciaPeso, EtiquetasBalanza }),
  })
  useEffect(() => {
    if (data) localStorage.setItem(KEPT, JSON.stringify(data))
  }, [data])
  if (data) return data
  const kept = localStorage.getItem(KEPT)
  return kept === null ? DEFAULT_PREPARATION : (JSON.parse(kept) as PreparationParameters)
}

const KEPT = 'gondola-preparar-parametros'
