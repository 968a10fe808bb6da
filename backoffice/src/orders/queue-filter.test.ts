import { expect, test } from 'vitest'
import { callQueryOf, filterOf, queryOf } from './queue-filter.ts'

const window = { _start: 0, _end: 30 }

test.each([
  ['', { Estado: 'P' }],
  ['vista=cola', { Etapa: 'cola' }],
  ['vista=D', { Estado: 'D', _sort: 'Id', _order: 'DESC' }],
  ['vista=por-devolver', { Etapa: 'por-devolver', _sort: 'Id', _order: 'DESC' }],
  ['vista=sin-cobrar', { Etapa: 'sin-cobrar', _sort: 'Id', _order: 'DESC' }],
  ['vista=cuentas-nuevas', { Estado: 'P', CuentasNuevas: true }],
  ['vista=nada', { Estado: 'P' }],
  ['vista=todos&q=Ana', { q: 'Ana', _sort: 'Id', _order: 'DESC' }],
  ['dia=20261123&horario=09:00 a 12:00', { Estado: 'P', Dia: 20_261_123, HorarioEntrega: '09:00 a 12:00' }],
  ['dia=ayer', { Estado: 'P' }],
  ['entrega=RS&q=Ana', { Estado: 'P', FormaEntrega: 'RS', q: 'Ana' }],
  ['entrega=XX', { Estado: 'P' }],
  ['pago=a-pagar', { Estado: 'P', Pago: 'a-pagar' }],
  ['pago=nada', { Estado: 'P' }],
])('%s asks for %j', (address, query) => {
  expect(callQueryOf(filterOf(new URLSearchParams(address)))).toEqual({ ...window, ...query })
})

test('pages are windows', () => {
  expect(callQueryOf(filterOf(new URLSearchParams('pagina=2')))).toMatchObject({ _start: 60, _end: 90 })
})

test.each(['', 'vista=listo&dia=20261123&horario=09:00 a 12:00&entrega=ED&q=Ana&pagina=3'])(
  'an address says the same again: %s',
  (address) => {
    const filter = filterOf(new URLSearchParams(address))
    expect(filterOf(new URLSearchParams(queryOf(filter)))).toEqual(filter)
  },
)
