import { expect, test } from 'vitest'
import { ownDoorMeans } from './payment-way.ts'

test.each([
  ['Efectivo al recibir', 'puerta', null, 'efectivo'],
  ['Tarjeta de débito (posnet al recibir)', 'puerta', null, 'tarjeta'],
  ['Tarjeta o QR al recibir (posnet, MODO, Cuenta DNI u otra billetera)', 'puerta', null, 'tarjeta'],
  ['Débito al recibir', 'puerta', null, 'tarjeta'],
  ['QR al recibir', 'puerta', null, 'qr'],
  ['Efectivo o tarjeta', 'puerta', null, 'efectivo'],
  ['Al recibir', 'puerta', null, 'efectivo'],
  ['Al recibir, con descuento', 'puerta', ['qr'], 'qr'],
  ['QR al recibir', 'puerta', ['efectivo', 'qr'], 'qr'],
  ['Tarjeta en línea', 'ahora', null, 'efectivo'],
] as const)('%s (%s, keeping %j) is paid with %4$s', (name, way, kept, means) => {
  expect(ownDoorMeans({ name, way, kept })).toBe(means)
})
