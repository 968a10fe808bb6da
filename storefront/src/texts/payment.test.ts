import type { MoneyMove, OrderMoney, PaymentWay } from '@gondola/contract/payments'
import { expect, it } from 'vitest'
import {
  annulText,
  discountText,
  lostDiscountText,
  minutesLater,
  moneyText,
  moneyWords,
  paidWayText,
  reserveEndText,
  wayText,
} from './payment.ts'

it.each([
  ['2026-11-22T18:05:10-03:00', 30, '18:35'],
  ['2026-11-22T23:50:00-03:00', 20, '00:10'],
  ['2026-11-22T10:00:00+05:30', 45, '10:45'],
])('%s and %i minutes: %s', (from, minutes, until) => {
  expect(minutesLater(from, minutes)).toBe(until)
})

it('says the amount that is reserved, and a margin only where something is weighed', () => {
  const terms = { total: 1000, minutes: 30, isTransfer: false, form: null }
  const text = (reserved: number) => wayText('reserva', { ...terms, reserved }).replaceAll('\u00a0', ' ')
  expect(text(1080.5)).toContain('reservás $ 1.080,50')
  expect(text(1080.5)).toContain('margen')
  expect(text(1000)).not.toContain('margen')
})

it.each<[way: PaymentWay, total: number, paid: number, reserved: number, expected: string | null]>([
  ['ahora', 1000, 0, 0, null],
  ['ahora', 1000, 1000, 0, 'Ya pagaste $ 1.000,00. No pagás nada más ahora'],
  ['ahora', 1200, 1000, 0, 'Al guardar pagás sólo la diferencia: $ 200,00.'],
  [
    'ahora',
    900,
    1000,
    0,
    'te devolvemos la diferencia, $ 100,00, por el mismo medio. Con tarjeta de débito puede tardar',
  ],
  ['puerta', 1200, 1000, 0, 'La diferencia, $ 200,00, la pagás cuando lo recibís'],
  ['listo', 1200, 1000, 0, 'la pagás cuando esté listo'],
  ['reserva', 1000, 0, 1080, 'Ya reservaste $ 1.080,00 en tu tarjeta: alcanza.'],
  ['reserva', 1200, 0, 1080, 'no alcanza: al guardar te pedimos reservar el total nuevo'],
  ['puerta', 1000, 0, 1080, null],
])(
  'an order by %s of %d with %d paid and %d reserved tells what is left',
  (way, total, paid, reserved, expected) => {
    const money: OrderMoney = {
      ...MONEY,
      Forma: 'reserva',
      Cobrado: paid,
      Reservado: reserved,
      Movimientos: [taken('visa')],
    }
    const text = plain(paidWayText(way, money, { total, form: 'ED' }))
    expect(text).toEqual(expected === null ? null : expect.stringContaining(expected))
  },
)

const MONEY: OrderMoney = {
  Pedido: 1,
  Forma: 'ahora',
  Estado: 'pagado',
  Total: 1000,
  Reservado: 0,
  Cobrado: 0,
  Devuelto: 0,
  Falta: 0,
  PagarHasta: null,
  Pagina: null,
  Movimientos: [],
}
const taken = (Medio: string): MoneyMove => ({ Momento: '', Clase: 'cobro', Importe: 1, Medio, Cuotas: 1 })
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

it('no words about paying an order that is picked up are those of one that is brought', () => {
  const terms = { total: 1200, reserved: 1200, minutes: 30, isTransfer: false }
  const texts = (form: 'ED' | 'RS') => [
    ...(['puerta', 'listo', 'ahora', 'reserva'] as const).flatMap((way) => [
      wayText(way, { ...terms, form }),
      paidWayText(way, { ...MONEY, Cobrado: 1000 }, { total: 1200, form }),
      ...(['puerta', 'despues', 'a-pagar', 'falta', 'pagado', 'esperando', 'reservado'] as const).flatMap(
        (Estado) =>
          [true, false].map((canPay) =>
            moneyText({ ...MONEY, Forma: way, Estado, Falta: 200 }, canPay, form),
          ),
      ),
    ]),
    lostDiscountText(['efectivo'], form),
    discountText(
      { ...MONEY, Estado: 'puerta', DescuentoPago: { Importe: 1, Perdido: 0, Pierde: ['qr'] } },
      form,
    ),
  ]
  expect(texts('ED').filter((text) => text && /recib/.test(text)).length).toBeGreaterThan(8)
  expect(texts('RS').filter((text) => text && /recib|llega|llev[ao]mos|que salga/.test(text))).toEqual([])
})

it.each<[what: string, money: Partial<OrderMoney>, text: string]>([
  ['paid at the door', { Forma: 'puerta', Estado: 'puerta' }, 'No se te cobró nada.'],
  ['not paid yet', { Estado: 'a-pagar', Falta: 1000 }, 'No se te cobró nada.'],
  [
    'paid by card',
    { Cobrado: 1000, Movimientos: [taken('visa')] },
    'Te devolvemos $ 1.000,00 por el mismo medio con el que pagaste. Con tarjeta de débito puede tardar hasta 10 días hábiles; con tarjeta de crédito lo ves en uno de los próximos dos resúmenes.',
  ],
  [
    'paid from a wallet, with a part returned before',
    { Cobrado: 1000, Devuelto: 100, Movimientos: [taken('account_money')] },
    'Te devolvemos $ 900,00 por el mismo medio con el que pagaste. Lo ves enseguida en tu cuenta.',
  ],
  [
    'reserved on a card',
    { Forma: 'reserva', Estado: 'reservado', Reservado: 1100 },
    'Liberamos los $ 1.100,00 que reservaste en tu tarjeta: de eso no se cobró nada. Tu banco puede tardar unos días en mostrarlo.',
  ],
  [
    'whose payment is not decided',
    { Estado: 'esperando' },
    'Tu pago está en proceso: si llega, te lo devolvemos por el mismo medio.',
  ],
])('an order that is %s, annulled, tells what goes back', (_what, money, text) => {
  expect(plain(annulText({ ...MONEY, ...money }))).toBe(text)
})

it.each<[what: string, way: PaymentWay, money: Partial<OrderMoney>, text: string]>([
  [
    'that will be paid at the door',
    'puerta',
    { Reservado: 1100 },
    'Liberamos los $ 1.100,00 que reservaste en tu tarjeta: de eso no se cobró nada. Tu banco puede tardar unos días en mostrarlo.',
  ],
  ['that will be paid at once', 'ahora', { Reservado: 1100 }, ''],
  ['that had no reserve', 'puerta', {}, ''],
  [
    'whose reserve was released',
    'listo',
    { Movimientos: [{ ...taken('visa'), Clase: 'liberacion', Importe: 900 }] },
    'Liberamos los $ 900,00 que',
  ],
  ['that is gone', 'puerta', { Total: 0, Reservado: 1100 }, ''],
])('an order %s tells what becomes of a reserve', (_what, way, money, text) => {
  expect(plain(reserveEndText(way, { ...MONEY, ...money }))).toMatch(text === '' ? /^$/ : text)
})

it.each([
  [0, 'liberando', 'no se cobró nada'],
  [1000, 'devolviendo lo que pagaste', 'devolviendo lo que pagaste'],
])('an annulled order of which %d was taken says what is on its way back', (Cobrado, state, words) => {
  const money: OrderMoney = { ...MONEY, Estado: 'devolviendo', Total: 0, Cobrado, Reservado: 1000 - Cobrado }
  expect(moneyText(money, false, 'ED')).toContain(state)
  expect(moneyWords(money)).toContain(words)
})

const refund = (more: Partial<MoneyMove>): MoneyMove => ({
  Momento: '2026-11-22T18:05:10-03:00',
  Clase: 'devolucion',
  Importe: 1000,
  Medio: 'visa',
  Cuotas: null,
  Plazo: 'resumen',
  ...more,
})

it.each<[string, Partial<OrderMoney>, RegExp]>([
  [
    'on its way',
    { Estado: 'devolviendo', Movimientos: [refund({ Pendiente: true })] },
    /^Te devolvemos \$ 1.000,00 por Visa. Con tarjeta de débito/,
  ],
  [
    'not asked for yet',
    { Estado: 'devolviendo', Movimientos: [refund({ Clase: 'cobro', Plazo: undefined as never })] },
    /^Te devolvemos \$ 1.000,00 por Visa. Con tarjeta/,
  ],
  [
    'given back',
    { Estado: 'devuelto', Devuelto: 1000, Movimientos: [refund({})] },
    /^Te devolvimos \$ 1.000,00 por Visa. Con tarjeta/,
  ],
  [
    'given back to a wallet',
    { Estado: 'devuelto', Devuelto: 1000, Movimientos: [refund({ Medio: 'cvu', Plazo: 'enseguida' })] },
    /^Te devolvimos \$ 1.000,00 por transferencia. Lo ves enseguida/,
  ],
  [
    'given back by card and to the credit',
    { Estado: 'devuelto', Devuelto: 1000, Movimientos: [refund({}), refund({ Medio: 'saldo' })] },
    /^Te devolvimos \$ 2.000,00 por Visa y como saldo a favor. Con tarjeta/,
  ],
  [
    'given back in part',
    { Estado: 'pagado', Total: 900, Devuelto: 100, Movimientos: [refund({ Importe: 100 })] },
    /^Tu pedido está pagado. Te devolvimos \$ 100,00 por Visa. Con tarjeta/,
  ],
  [
    'released',
    { Estado: 'sin-cobro', Cobrado: 0, Movimientos: [refund({ Clase: 'liberacion' })] },
    /liberamos la reserva de tu tarjeta. Tu banco puede tardar/,
  ],
  ['not taken', { Estado: 'sin-cobro', Cobrado: 0, Movimientos: [] }, /^No se cobró nada por este pedido.$/],
])('money that is %s: how much, by which means, and when it is seen', (_, money, text) => {
  expect(plain(moneyText({ ...MONEY, Total: 0, Cobrado: 1000, ...money }, false, 'ED'))).toMatch(text)
})
