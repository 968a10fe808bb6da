import { describe, expect, it } from 'vitest'
import { meansName, providerName } from './payment-means.ts'

describe('how a payment came', () => {
  it.each([
    ['mercado-pago', 'visa', ['Mercado Pago', 'Visa']],
    ['puerta', 'tarjeta', ['En la puerta', 'Tarjeta (posnet)']],
    ['transferencia', 'transferencia', ['Transferencia', '']],
    ['mercado-pago', null, ['Mercado Pago', '']],
    ['otro', 'constructor', ['otro', 'constructor']],
  ])('by %s with %s', (provider, means, names) => {
    expect([providerName(provider), meansName(means, provider)]).toEqual(names)
  })
})
