import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DoorMeans } from '@gondola/contract/payments'
import {
  balanceOf,
  isCovered,
  stepsFor,
  type OpenSession,
  type SettledOrder,
  type SettledPayment,
  type Step,
} from './settlement.ts'

const ORDER: SettledOrder = {
  way: 'ahora',
  provider: 'mercado-pago',
  stage: 'abierto',
  isPreparing: false,
  total: 1000,
  meansDiscount: 0,
  keeps: [],
  margin: 150,
  tolerance: 20,
  isOverdue: false,
}
const paid = (id: number, captured: number, more: Partial<SettledPayment> = {}): SettledPayment => ({
  id,
  state: 'cobrado',
  asked: captured,
  captured,
  refunded: 0,
  refunding: 0,
  provider: more.doorMeans ? 'puerta' : 'mercado-pago',
  doorMeans: null,
  favour: 0,
  lowered: 0,
  ...more,
})
const reserved = (id: number, asked: number) => paid(id, 0, { state: 'reservado', asked })
const session = (id: number, centavos: number, isReserve = false): OpenSession => ({
  id,
  centavos,
  isReserve,
})

const steps = (
  order: Partial<SettledOrder>,
  payments: readonly SettledPayment[] = [],
  sessions: readonly OpenSession[] = [],
) => stepsFor({ ...ORDER, ...order }, sessions, payments)

describe('an open order', () => {
  it.each([
    ['puerta', []],
    ['listo', []],
    ['ahora', [{ do: 'pedir', centavos: 1000, isReserve: false }]],
    ['reserva', [{ do: 'pedir', centavos: 1150, isReserve: true }]],
  ] as const)('of the way %s asks for %j', (way, expected) => expect(steps({ way })).toEqual(expected))

  it('asks once', () => expect(steps({}, [], [session(1, 1000)])).toEqual([]))

  it('waits for a payment under way', () =>
    expect(steps({}, [paid(1, 0, { state: 'en-proceso', asked: 1000 })])).toEqual([]))

  it('that costs more after a change asks for the difference, and closes the page with the old amount', () =>
    expect(steps({ total: 1300 }, [paid(1, 1000)], [session(4, 250)])).toEqual([
      { do: 'cerrar', session: 4 },
      { do: 'pedir', centavos: 300, isReserve: false },
    ]))

  it('that costs less gives the difference back, but not while it is prepared', () => {
    expect(steps({ total: 900 }, [paid(1, 1000)])).toEqual([{ do: 'devolver', payment: 1, centavos: 100 }])
    expect(steps({ total: 900, isPreparing: true }, [paid(1, 1000)])).toEqual([])
  })

  it('that was paid twice gives the second one back', () =>
    expect(steps({}, [paid(1, 1000), paid(2, 1000)])).toEqual([
      { do: 'devolver', payment: 2, centavos: 1000 },
    ]))

  it('asks for nothing once its time is over, unless some of it is paid', () => {
    const order = { isOverdue: true } as const
    expect(steps(order, [], [session(1, 1000)])).toEqual([{ do: 'cerrar', session: 1 }])
    expect(steps(order, [paid(1, 400)])).toEqual([{ do: 'pedir', centavos: 600, isReserve: false }])
  })

  it('keeps a reserve until a larger one is there', () => {
    const order = { way: 'reserva', total: 1400 } as const
    expect(steps(order, [reserved(1, 1150)])).toEqual([{ do: 'pedir', centavos: 1550, isReserve: true }])
    expect(steps(order, [reserved(1, 1150), reserved(2, 1550)])).toEqual([{ do: 'liberar', payment: 1 }])
  })

  it('that will be paid at the door releases its reserve', () =>
    expect(steps({ way: 'puerta' }, [reserved(1, 1150)])).toEqual([{ do: 'liberar', payment: 1 }]))
})

describe('a weighed order', () => {
  it('takes its exact total out of the reserve', () =>
    expect(steps({ way: 'reserva', stage: 'listo', total: 1087 }, [reserved(1, 1150)])).toEqual([
      { do: 'capturar', payment: 1, centavos: 1087 },
    ]))

  it('beyond its reserve takes all of that, and asks for the rest unless the shop bears it', () => {
    const order = { way: 'reserva', stage: 'listo' } as const
    const whole = { do: 'capturar', payment: 1, centavos: 1150 }
    expect(steps({ ...order, total: 1170 }, [reserved(1, 1150)])).toEqual([whole])
    expect(steps({ ...order, total: 1171 }, [reserved(1, 1150)])).toEqual([
      whole,
      { do: 'pedir', centavos: 21, isReserve: false },
    ])
  })

  it('gives back what was paid too much', () =>
    expect(steps({ stage: 'listo', total: 913 }, [paid(1, 1000)])).toEqual([
      { do: 'devolver', payment: 1, centavos: 87 },
    ]))

  it('to be paid when ready asks for all of it, and no longer once it left', () => {
    expect(steps({ way: 'listo', stage: 'listo' })).toEqual([
      { do: 'pedir', centavos: 1000, isReserve: false },
    ])
    expect(steps({ way: 'listo', stage: 'despachado' }, [], [session(1, 1000)])).toEqual([
      { do: 'cerrar', session: 1 },
    ])
  })
})

describe('an order that is gone', () => {
  it('releases, gives back and closes everything, also what comes later', () =>
    expect(steps({ stage: 'ido' }, [paid(1, 400), reserved(2, 700)], [session(3, 600)])).toEqual([
      { do: 'liberar', payment: 2 },
      { do: 'devolver', payment: 1, centavos: 400 },
      { do: 'cerrar', session: 3 },
    ]))

  it('gives nothing back a second time', () => {
    expect(steps({ stage: 'ido' }, [paid(1, 400, { refunding: 400 })])).toEqual([])
    expect(steps({ stage: 'ido' }, [paid(1, 400, { state: 'contracargo' })])).toEqual([])
  })
})

describe('an order that is paid first', () => {
  it.each([
    [[], false],
    [[paid(1, 999)], false],
    [[paid(1, 1000)], true],
    [[paid(1, 0, { state: 'en-proceso', asked: 1000 })], false],
    [[paid(1, 300), reserved(2, 700)], true],
    [[paid(1, 1000, { refunding: 1 })], false],
  ])('is covered by %j: %s', (payments, expected) => expect(isCovered(ORDER, payments)).toBe(expected))
})

/** Does a step as a provider that never fails. */
function perform(step: Step, payments: SettledPayment[], sessions: OpenSession[]): void {
  if (step.do === 'pedir') {
    sessions.push({ id: sessions.length + 1, centavos: step.centavos, isReserve: step.isReserve })
  } else if (step.do === 'cerrar') {
    sessions.splice(
      sessions.findIndex(({ id }) => id === step.session),
      1,
    )
  } else {
    const payment = payments.find(({ id }) => id === step.payment)!
    if (step.do === 'liberar') payment.state = 'cancelado'
    else if (step.do === 'capturar') {
      expect(step.centavos).toBeLessThanOrEqual(payment.asked)
      Object.assign(payment, { state: 'cobrado', captured: step.centavos })
    } else {
      payment.refunded += step.centavos
      expect(payment.refunded).toBeLessThanOrEqual(payment.captured)
    }
  }
}

const AMOUNT = fc.integer({ min: 1, max: 3000 })
const ANY_PAYMENT = fc.record({
  state: fc.constantFrom('en-proceso', 'reservado', 'cobrado', 'contracargo', 'cancelado', 'recuperado'),
  asked: AMOUNT,
  given: fc.integer({ min: 0, max: 3000 }),
})
const ANY_ORDER = fc.record({
  way: fc.constantFrom('puerta', 'listo', 'ahora', 'reserva'),
  stage: fc.constantFrom('abierto', 'listo', 'despachado', 'ido'),
  isPreparing: fc.boolean(),
  total: AMOUNT,
  meansDiscount: fc.constant(0),
  keeps: fc.constant([]),
  margin: fc.integer({ min: 0, max: 300 }),
  tolerance: fc.integer({ min: 0, max: 30 }),
  provider: fc.constantFrom('mercado-pago', null),
  isOverdue: fc.boolean(),
})

it('whatever there is, doing what is said once leaves nothing to do, and no centavo too much', () => {
  fc.assert(
    fc.property(ANY_ORDER, fc.array(ANY_PAYMENT, { maxLength: 5 }), (order, drawn) => {
      const payments = drawn.map(({ state, asked, given }, index): SettledPayment => {
        const captured = ['cobrado', 'contracargo', 'recuperado'].includes(state) ? asked : 0
        return {
          id: index + 1,
          state,
          asked,
          captured,
          refunded: state === 'contracargo' ? 0 : Math.min(captured, given),
          refunding: 0,
          provider: 'mercado-pago',
          doorMeans: null,
          favour: 0,
          lowered: 0,
        }
      })
      const sessions: OpenSession[] = []
      for (const step of stepsFor(order, sessions, payments)) perform(step, payments, sessions)
      expect(stepsFor(order, sessions, payments)).toEqual([])
      const after = balanceOf(order, payments)
      if (order.stage === 'abierto' && order.isPreparing) return
      expect(after.paid).toBeLessThanOrEqual(after.due)
      if (order.stage === 'ido') expect([after.paid, after.reserved, sessions]).toEqual([0, 0, []])
      if (order.stage === 'listo' || order.stage === 'despachado') expect(after.reserved).toBe(0)
      // what is missing is asked for, on one page
      expect(sessions.length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 3000 },
  )
})

describe('a discount by payment type', () => {
  // $ 10,00 instead of $ 12,00
  const order = {
    ...ORDER,
    way: 'listo',
    stage: 'listo',
    meansDiscount: 200,
    keeps: ['tarjeta', 'qr'],
  } as const
  const atDoor = (id: number, captured: number, doorMeans: DoorMeans) => paid(id, captured, { doorMeans })
  const due = (...payments: SettledPayment[]) => balanceOf(order, payments).due

  it.each<[what: string, due: number, payments: SettledPayment[]]>([
    ['nothing is paid', 1000, []],
    ['the page is paid', 1000, [paid(1, 1000)]],
    ['it is paid at the door with the same means', 1000, [atDoor(1, 600, 'qr'), atDoor(2, 400, 'tarjeta')]],
    ['it is paid in cash', 1200, [atDoor(1, 1200, 'efectivo')]],
    ['half of its goods are', 1100, [paid(1, 500), atDoor(2, 600, 'efectivo')]],
    ['more than its price is', 1200, [atDoor(1, 5000, 'efectivo')]],
    ['another provider has it of an earlier payment type', 1200, [paid(1, 1200, { provider: 'otro' })]],
    [
      'a favour of cash is what the goods cost so',
      900,
      [{ ...atDoor(1, 1200, 'efectivo'), refunded: 300, favour: 300 }],
    ],
    [
      'a favour lowers what half of its goods lack',
      600,
      [{ ...atDoor(1, 600, 'efectivo'), favour: 500, lowered: 500 }],
    ],
    ['the cash is given back', 1000, [paid(1, 1000), { ...atDoor(2, 1200, 'efectivo'), refunded: 1200 }]],
  ])('is lost as far as it is paid otherwise: %s', (_what, expected, payments) => {
    expect(due(...payments)).toBe(expected)
  })

  it('of a type paid at the door is not had by who paid through a provider before', () =>
    expect(
      balanceOf({ ...order, way: 'puerta', provider: null, keeps: ['efectivo'] }, [paid(1, 1200)]).due,
    ).toBe(1200))

  it('of an order that is gone is no debt', () =>
    expect(balanceOf({ ...order, stage: 'ido' }, [atDoor(1, 1200, 'efectivo')]).due).toBe(0))

  it('returns with what is given back, and ends', () => {
    const drawn = fc.record({ captured: AMOUNT, means: fc.constantFrom('efectivo', 'tarjeta', null) })
    const orders = fc.record({ total: AMOUNT, meansDiscount: AMOUNT })
    fc.assert(
      fc.property(orders, fc.array(drawn, { maxLength: 4 }), (costs, all) => {
        const payments = all.map(({ captured, means }, id) => paid(id, captured, { doorMeans: means }))
        const sold = { ...order, ...costs, way: 'puerta' } as const
        for (let round = 0; round <= all.length; round++)
          for (const step of stepsFor(sold, [], payments)) perform(step, payments, [])
        expect(stepsFor(sold, [], payments)).toEqual([])
        const after = balanceOf(sold, payments)
        expect(after.paid).toBeLessThanOrEqual(after.due)
      }),
      { numRuns: 1000 },
    )
  })
})
