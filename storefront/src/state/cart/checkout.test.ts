import type { CartLine } from '@gondola/contract/cart'
import type { Client } from '@gondola/contract/clients'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  choose,
  forgetOrder,
  keepWholeOrder,
  orderToPlace,
  recipientOf,
  renewKey,
  useCheckout,
} from './checkout.ts'

const customer = { Nombre: 'Ana', Telefono: '249', Direccion: 'Mitre 1' } as Client
const lines = [{ Codart: '7', Cantidad: 3, Precioventa: 300.3 }] as CartLine[]
const totals = { TotalEnvio: 2500, TotalNeto: 2800.3 }
const key = () => useCheckout.getState().IdempotencyKey

beforeEach(() => {
  forgetOrder()
  choose({ FormaEntrega: 'ED', Dia: 20261123, HorarioEntrega: '09:00 a 12:00', TipoPago: { Id: 4 } })
})

describe('orderToPlace', () => {
  it('is the order with its delivery, person and totals [§4.18]', () => {
    choose({ Opt4: 'Tocar timbre' })
    expect(orderToPlace(useCheckout.getState(), lines, customer, totals)).toMatchObject({
      Estado: 'P',
      Lineas: [{ Codart: '7', Cantidad: 3 }],
      FormaEntrega: 'ED',
      Dia: 20261123,
      TipoPago: { Id: 4 },
      TotalEnvio: 2500,
      TotalNeto: 2800.3,
      B1: true,
      Opt1: 'Ana',
      Opt2: '249',
      Opt3: 'Mitre 1',
      Opt4: 'Tocar timbre',
    })
  })

  it.each([{ FormaEntrega: null }, { Dia: null }, { HorarioEntrega: null }, { TipoPago: null }])(
    'is incomplete without %j',
    (missing) => {
      choose(missing)
      expect(orderToPlace(useCheckout.getState(), lines, customer, totals)).toBeNull()
    },
  )
})

describe('recipientOf', () => {
  const owner = { ...customer, Id: 7 }
  const other = { Nombre: 'Beto', Telefono: '250', Direccion: 'Alem 2' }

  it('is what was typed for this order, by its customer, until the order ends', () => {
    expect(recipientOf(useCheckout.getState(), owner)).toBe(owner)
    choose({ Destinatario: { Cliente: 7, ...other } })
    expect(recipientOf(useCheckout.getState(), owner)).toMatchObject(other)
    expect(recipientOf(useCheckout.getState(), { ...owner, Id: 8 })).toMatchObject(customer)
    forgetOrder()
    expect(recipientOf(useCheckout.getState(), owner)).toBe(owner)
  })
})

describe('the key of the order', () => {
  it('stays whatever is chosen, so that a retry is the same order', () => {
    const first = key()
    choose({ Opt4: 'otro comentario', Dia: 20261124 })
    expect(key()).toBe(first)
  })

  it('is another after a final refusal and for the next order [§9.10]', () => {
    const first = key()
    renewKey()
    const second = key()
    forgetOrder()
    expect(new Set([first, second, key()]).size).toBe(3)
    expect(useCheckout.getState()).toMatchObject({ FormaEntrega: null, TipoPago: null, B1: true, Opt4: '' })
  })
})

describe('the whole order', () => {
  it('is stored with lines, totals, person and coupon, and is gone with the order', () => {
    const whole = { TotalBruto: 300.3, TotalDescuento: 0, ...totals }
    keepWholeOrder(lines, customer, whole)
    expect(useCheckout.getState()).toMatchObject({
      FormaEntrega: 'ED',
      Lineas: lines,
      ...whole,
      Cupon: null,
      Cupondescuento: 'WEB',
      Opt1: 'Ana',
      Opt2: '249',
      Opt3: 'Mitre 1',
    })
    forgetOrder()
    expect(useCheckout.getState()).not.toHaveProperty('Lineas')
  })
})
