import { QUEUE_TEXTS } from '@gondola/contract/orders'
import type { MoneyState } from '@gondola/contract/payments'
import { MONEY_FILTER } from '../texts/order-money.ts'
import { QUEUE_ROWS, type QueueQuery } from './use-order-queue.ts'

/** The views of the queue: pending orders, those of one stage, or those of a final state. */
export type QueueView = keyof typeof QUEUE_TEXTS.views

/** The filter of the queue, stored in the URL, so that going back restores it. */
export interface QueueFilter {
  view: QueueView
  /** A delivery day's Id and a slot; '' for all. */
  day: string
  slot: string
  form: '' | 'ED' | 'RS'
  money: '' | MoneyState
  search: string
  page: number
}

const isView = (text: string): text is QueueView => Object.hasOwn(QUEUE_TEXTS.views, text)

/** Parses the filter from a URL's query. */
export function filterOf(query: URLSearchParams): QueueFilter {
  const view = query.get('vista') ?? ''
  const form = query.get('entrega')
  return {
    view: isView(view) ? view : 'pendientes',
    day: /^\d{8}$/.exec(query.get('dia') ?? '')?.[0] ?? '',
    slot: query.get('horario') ?? '',
    form: form === 'ED' || form === 'RS' ? form : '',
    money: MONEY_FILTER.find((state) => state === query.get('pago')) ?? '',
    search: query.get('q') ?? '',
    page: Math.max(0, Math.floor(Number(query.get('pagina') ?? 0)) || 0),
  }
}

/** The URL query of a filter; defaults are left out. */
export function queryOf({ view, day, slot, form, money, search, page }: QueueFilter): Record<string, string> {
  return {
    ...(view !== 'pendientes' && { vista: view }),
    ...(day !== '' && { dia: day }),
    ...(slot !== '' && { horario: slot }),
    ...(form !== '' && { entrega: form }),
    ...(money !== '' && { pago: money }),
    ...(search !== '' && { q: search }),
    ...(page > 0 && { pagina: String(page) }),
  }
}

/** The filter of a search, which looks everywhere; without a text, the pending orders. */
export const everywhere = (search: string): QueueFilter => {
  const view = search === '' ? 'pendientes' : 'todos'
  return { ...filterOf(new URLSearchParams()), view, search }
}

/** The query for the server: pending orders sorted by delivery, others latest first. */
export function callQueryOf({ view, day, slot, form, money, search, page }: QueueFilter): QueueQuery {
  const window = { _start: page * QUEUE_ROWS, _end: (page + 1) * QUEUE_ROWS }
  const isOver = view === 'D' || view === 'C' || view === 'A'
  return {
    ...window,
    ...(isOver && { Estado: view }),
    ...((isOver || view === 'todos') && { _sort: 'Id', _order: 'DESC' as const }),
    ...(view === 'pendientes' && { Estado: 'P' }),
    ...(view === 'propios' && { Estado: 'P' as const, Propios: true }),
    ...(view === 'cuentas-nuevas' && { Estado: 'P' as const, CuentasNuevas: true }),
    ...(view === 'en-camino' && { Etapa: view, _sort: 'Entrega', _order: 'ASC' as const }),
    ...((view === 'sin-cobrar' || view === 'por-devolver') && {
      Etapa: view,
      _sort: 'Id',
      _order: 'DESC' as const,
    }),
    ...((view === 'cola' || view === 'preparando' || view === 'listo') && { Etapa: view }),
    ...(day !== '' && { Dia: Number(day) }),
    ...(slot !== '' && { HorarioEntrega: slot }),
    ...(form !== '' && { FormaEntrega: form }),
    ...(money !== '' && { Pago: money }),
    ...(search !== '' && { q: search }),
  }
}
