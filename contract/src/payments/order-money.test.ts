import { describe, expect, it } from 'vitest'
import { missingOf, moneyStateOf, type MoneyFacts } from './order-money.ts'

const PLACED: MoneyFacts = {
  way: 'ahora',
  stage: 'abierto',
  due: 10_000,
  paid: 0,
  credit: 0,
  returned: 0,
  returning: 0,
  reserved: 0,
  coming: 0,
  disputed: 0,
  bears: 0,
  isExpired: false,
}
const GONE = { stage: 'ido', due: 0 } as const

describe('an order’s money in one word, and what is missing', () => {
  it.each([
    ['waits to be paid', {}, 'a-pagar', 10_000],
    ['waits to be reserved', { way: 'reserva' }, 'a-pagar', 10_000],
    ['is paid at the door', { way: 'puerta' }, 'puerta', 10_000],
    ['was paid at the door', { way: 'puerta', stage: 'despachado', paid: 10_000 }, 'pagado', 0],
    ['is paid in part at the door', { way: 'puerta', stage: 'despachado', paid: 4000 }, 'falta', 6000],
    ['is not ready to be paid', { way: 'listo' }, 'despues', 10_000],
    ['is ready to be paid', { way: 'listo', stage: 'listo' }, 'a-pagar', 10_000],
    ['left unpaid, so it is paid at the door', { way: 'listo', stage: 'despachado' }, 'puerta', 10_000],
    ['left unpaid because staff released it', { stage: 'despachado' }, 'puerta', 10_000],
    ['was paid, and the bank took it back', { disputed: 10_000 }, 'falta', 10_000],
    ['left, and the bank took its payment back', { stage: 'despachado', disputed: 10_000 }, 'falta', 10_000],
    ['was paid again after that', { disputed: 10_000, paid: 10_000 }, 'pagado', 0],
    ['is paid in part out of credit', { paid: 4000, credit: 4000 }, 'a-pagar', 6000],
    ['is paid out of credit and at the door', { way: 'puerta', paid: 4000, credit: 4000 }, 'puerta', 6000],
    ['was begun to be paid', { coming: 10_000 }, 'esperando', 0],
    ['was begun to be paid in part', { coming: 4000 }, 'falta', 6000],
    ['is reserved', { way: 'reserva', reserved: 11_000 }, 'reservado', 0],
    ['is reserved in part', { way: 'reserva', reserved: 9000 }, 'falta', 1000],
    ['is reserved, and will be paid at the door', { way: 'puerta', reserved: 11_000 }, 'puerta', 10_000],
    ['is reserved in part, and will be paid when ready', { way: 'listo', reserved: 900 }, 'despues', 10_000],
    ['is paid', { paid: 10_000 }, 'pagado', 0],
    ['is paid, and the difference goes back', { paid: 10_000, returning: 500 }, 'pagado', 0],
    ['misses what was added', { paid: 9000 }, 'falta', 1000],
    ['misses what the shop bears', { stage: 'listo', paid: 9900, bears: 100 }, 'pagado', 0],
    ['misses more than that', { stage: 'listo', paid: 9899, bears: 100 }, 'falta', 101],
    ['is gone, and its money is on its way back', { ...GONE, returning: 10_000 }, 'devolviendo', 0],
    ['is gone, and its reserve is not released', { ...GONE, reserved: 10_000 }, 'devolviendo', 0],
    ['is gone, with its money given back', { ...GONE, returned: 10_000 }, 'devuelto', 0],
    ['was not paid in time', { ...GONE, isExpired: true }, 'vencido', 0],
    ['was paid too late, and that was given back', { ...GONE, isExpired: true, returned: 1 }, 'devuelto', 0],
    ['is gone, and nothing was taken', GONE, 'sin-cobro', 0],
  ] as [string, Partial<MoneyFacts>, string, number][])('%s', (_, changes, state, missing) => {
    const facts = { ...PLACED, ...changes }
    expect([moneyStateOf(facts), missingOf(facts)]).toEqual([state, missing])
  })
})
