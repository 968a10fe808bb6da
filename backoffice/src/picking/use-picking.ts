import { useCallback, useEffect } from 'react'
import { useNotify } from 'react-admin'
import {
  checkPickedLine,
  listOrderSheets,
  PICKING_TEXTS,
  type PreparationViolation,
  type StaffOrder,
  type SubstituteArticle,
} from '@gondola/contract/orders'
import { DEFAULT_SITE_PARAMETERS, readParameters, SiteParameters } from '@gondola/contract/site'
import type { PickedLine } from '@gondola/contract/cart'
import { fits, Kept } from '../api/storage.ts'
import { crateLabels, cratesOf } from './crates.ts'
import { queue, sender, useTapQueue } from './picking-store.ts'
import type { PreparationParameters } from './scan.ts'
import { shownLines, type ShownLine } from './visible-lines.ts'
import { useAnswer } from '../api/use-answer.ts'

/** Used until the shop's own are known. */
const DEFAULT_PREPARATION: PreparationParameters = {
  ToleranciaPeso: DEFAULT_SITE_PARAMETERS.ToleranciaPeso,
  EtiquetasBalanza: DEFAULT_SITE_PARAMETERS.EtiquetasBalanza,
}

const isTolerance = fits(SiteParameters.properties.ToleranciaPeso)
const areLabels = fits(SiteParameters.properties.EtiquetasBalanza)

/** Whether a stored value has this shape. */
function isPreparation(value: unknown): value is PreparationParameters {
  const kept = (value ?? {}) as Partial<Record<keyof PreparationParameters, unknown>>
  return isTolerance(kept.ToleranciaPeso) && areLabels(kept.EtiquetasBalanza)
}

const NO_CRATES: Picking['crates'] = new Map()

/** Polling interval for changes that others make to the same orders. */
const REFRESH_MS = 8000

export interface Picking {
  /** The orders' numbers as asked for. */
  ids: readonly number[]
  orders: StaffOrder[]
  lines: ShownLine[]
  /** By the numbers of orders that are prepared together; a single one has none. */
  crates: ReturnType<typeof cratesOf>
  labels: ReturnType<typeof crateLabels>
  parameters: PreparationParameters
  isLoading: boolean
  /** Why the orders could not be fetched; their last known state may still be shown. */
  error: Error | null
  refresh: () => void
  /** Makes an entry for a line; returns the violated rule if it is not allowed. */
  say: (
    line: ShownLine,
    picked: PickedLine,
    substitute?: SubstituteArticle | null,
    label?: string,
  ) => PreparationViolation | null
  takeBack: (line: ShownLine) => void
}

/**
 * The orders being prepared on this device: the server's state with this device's taps applied, also without a network.
 * `onSaid` is called after another entry for a line or an order.
 */
export function usePicking(ids: readonly number[], onSaid: () => void): Picking {
  const taps = useTapQueue()
  const Numeros = ids.join(',')
  const fetched = useAnswer(
    listOrderSheets,
    { query: { Numeros } },
    { refetchInterval: REFRESH_MS, enabled: ids.length > 0, networkMode: 'always' },
  )
  // taps of before the login
  useEffect(() => void sender.flush(), [])
  useEffect(() => {
    if (fetched.data) queue.keepOrders(fetched.data)
  }, [fetched.data])
  const parameters = useParameters()
  const orders = taps
    .orders()
    .filter(({ Id }) => ids.includes(Id))
    .toSorted((a, b) => a.Id - b.Id)

  const add = useAdd()
  const say = useCallback<Picking['say']>(
    (line, picked, substitute = null, label) => {
      const { B1, Pregunta: question } = line
      const rules = { B1, ToleranciaPeso: parameters.ToleranciaPeso, substitute, question }
      const broken = checkPickedLine(line, picked, rules)
      if (broken !== null) return broken
      add(line, picked, substitute, label)
      onSaid()
      return null
    },
    [parameters, add, onSaid],
  )
  const takeBack = useCallback(
    (line: ShownLine) => {
      add(line, null, null)
      onSaid()
    },
    [add, onSaid],
  )
  return {
    ids,
    orders,
    lines: shownLines(orders, taps.waiting()),
    crates: ids.length > 1 ? cratesOf(orders) : NO_CRATES,
    labels: crateLabels(orders, taps.waiting()),
    parameters,
    isLoading: fetched.isPending && orders.length === 0,
    error: fetched.error,
    refresh: () => {
      onSaid()
      void fetched.refetch()
    },
    say,
    takeBack,
  }
}

/** Stores a tap and sends it; if the device cannot store it, notifies the user and drops it. */
function useAdd() {
  const notify = useNotify()
  return useCallback(
    (line: ShownLine, picked: PickedLine | null, substitute: SubstituteArticle | null, label?: string) => {
      try {
        queue.add(line.Pedido, line, picked, substitute, label)
      } catch {
        notify(PICKING_TEXTS.storageFull, { type: 'error' })
        return
      }
      void sender.flush()
    },
    [notify],
  )
}

/** The shop's tolerance and scale labels; the last known ones without a network. */
function useParameters(): PreparationParameters {
  const { data } = useAnswer(
    readParameters,
    {},
    {
      staleTime: 60_000,
      networkMode: 'always',
      select: ({ ToleranciaPeso, EtiquetasBalanza }) => ({ ToleranciaPeso, EtiquetasBalanza }),
    },
  )
  useEffect(() => {
    if (data) last.write(data)
  }, [data])
  return data ?? last.read() ?? DEFAULT_PREPARATION
}

const last = new Kept('gondola-preparar-parametros', isPreparation)
