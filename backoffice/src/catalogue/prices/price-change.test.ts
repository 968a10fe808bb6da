import { expect, test } from 'vitest'
import { endingChoice, toPriceChange, type TypedChange } from './price-change.ts'

const typed: TypedChange = { Tipo: 'porcentaje', Valor: 10, Redondeo: '0.1', Sentido: 'cercano' }
const Cambio = { Tipo: 'porcentaje', Valor: 10, Redondeo: 0.1, Sentido: 'cercano' }

test.each([
  [
    { ...typed, Filtro: { Familia: 101, EnVenta: 'true', SinImagen: 'false', q: '', Marca: null } },
    undefined,
    { Filtro: { Familia: 101, EnVenta: true, SinImagen: false } },
  ],
  [typed, undefined, { Filtro: {} }],
  [{ ...typed, Filtro: { Familia: 101 } }, ['7', '8'], { Codigos: ['7', '8'] }],
])('%j of %j asks for %j', (form, codes, Seleccion) =>
  expect(toPriceChange(form, codes)).toEqual({ Seleccion, Cambio }),
)

test('an ending is asked for as one', () => {
  const { Cambio: asked } = toPriceChange({ ...typed, Redondeo: endingChoice('99') }, undefined)
  expect(asked).toEqual({ ...Cambio, Redondeo: 0.01, Terminacion: '99' })
})
