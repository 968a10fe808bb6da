import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderStatusCode } from './order.ts'
import {
  type Actor,
  isActionAllowed,
  ORDER_ACTIONS,
  type OrderAction,
  type OrderState,
  statusAfter,
} from './order-transitions.ts'

const STATES: (OrderStatusCode | null)[] = [null, 'I', 'P', 'D', 'C', 'A']
const ALLOWED = [
  'client:null>I',
  'client:null>P',
  'client:I>P',
  'client:I>A',
  'client:P>A',
  'staff:P>D',
  'staff:P>C',
  // it could not be handed over
  'staff:D>P',
]

const ACTIONS = Object.keys(ORDER_ACTIONS) as OrderAction[]

const after = (action: OrderAction): OrderState => {
  const { to } = ORDER_ACTIONS[action]
  const Estado = statusAfter(action)
  if (action === 'entregar') return { Estado, Entregado: '2026-11-23T16:40:00.000Z' }
  return to === 'preparando' || to === 'listo' ? { Estado, Preparacion: to } : { Estado }
}

test.each(
  (['client', 'staff'] as const).flatMap((by: Actor) =>
    STATES.flatMap((from) => STATES.filter((to) => to !== null).map((to) => ({ by, from, to }))),
  ),
)('$by takes $from to $to [§4.7, §4.10]', ({ by, from, to }) => {
  const state = from === null ? null : { Estado: from }
  const isAllowed = ACTIONS.some(
    (action) =>
      ORDER_ACTIONS[action].by === by &&
      statusAfter(action) === to &&
      statusAfter(action) !== from &&
      isActionAllowed(action, state),
  )
  expect(isAllowed).toBe(ALLOWED.includes(`${by}:${from}>${to}`))
})

test('a customer cannot annul what staff already prepare, staff still cancel it', () => {
  const preparing = { Estado: 'P', Preparacion: 'preparando' } as const
  expect(isActionAllowed('anular', preparing)).toBe(false)
  expect(isActionAllowed('cancelar', preparing)).toBe(true)
})

test('no sequence of attempts leaves a final state or returns to the beginning', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ACTIONS), { maxLength: 30 }), (attempts) => {
      const visited: OrderState[] = [null]
      for (const action of attempts) {
        if (isActionAllowed(action, visited.at(-1) ?? null)) visited.push(after(action))
      }
      // a dispatched order is delivered once or comes back; delivered, nothing else happens to it
      const isFinal = (state: OrderState) =>
        state !== null && ('CA'.includes(state.Estado) || state.Entregado !== undefined)
      const first = visited.findIndex(isFinal)
      if (first >= 0) expect(visited).toHaveLength(first + 1)
      expect(visited.slice(1)).not.toContain(null)
      const firstPending = visited.findIndex((state) => state?.Estado === 'P')
      if (firstPending >= 0)
        expect(visited.slice(firstPending).some((state) => state?.Estado === 'I')).toBe(false)
    }),
  )
})
