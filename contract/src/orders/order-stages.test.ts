import { expect, test } from 'vitest'
import { deliveredText, reachedStages, type StageTimes } from './order-stages.ts'

const times: StageTimes = {
  Estado: 'P',
  placed: 'p',
  preparing: null,
  ready: null,
  dispatched: null,
  delivered: null,
  leftBefore: false,
}
const stagesOf = (changes: Partial<StageTimes>) =>
  reachedStages({ ...times, ...changes }).map(({ Etapa, Momento }) => `${Etapa} ${Momento}`)

test('an order reaches its stages one after another', () => {
  expect(stagesOf({})).toEqual(['recibido p'])
  expect(stagesOf({ preparing: 'a' })).toEqual(['recibido p', 'preparando a'])
  expect(stagesOf({ preparing: 'a', ready: 'b', dispatched: 'c', Estado: 'D' })).toEqual([
    'recibido p',
    'preparando a',
    'listo b',
    'en-camino c',
  ])
})

test('what left on an earlier day is delivered, also where nobody notes it; a shop may skip stages', () => {
  expect(stagesOf({ Estado: 'D', dispatched: 'c', leftBefore: true })).toEqual([
    'recibido p',
    'en-camino c',
    'entregado null',
  ])
  expect(stagesOf({ Estado: 'D', dispatched: 'c', delivered: 'd' }).at(-1)).toBe('entregado d')
  expect(stagesOf({ Estado: 'A', leftBefore: true })).toEqual(['recibido p'])
})

test('the time of delivery is said in the shop’s own time, with the day if it is another', () => {
  const order = { FormaEntrega: 'ED', Fechahora: '2026-11-21T18:05:00-03:00', Dia: 20261123 } as const
  expect(deliveredText(order)).toBe(null)
  expect(deliveredText({ ...order, Entregado: '2026-11-23T16:40:10.000Z' })).toBe('Entregado a las 13:40')
  expect(deliveredText({ ...order, FormaEntrega: 'RS', Entregado: '2026-11-25T01:05:00.000Z' })).toBe(
    'Retirado el 24/11 a las 22:05',
  )
})
