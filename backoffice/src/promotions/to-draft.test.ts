import { expect, test } from 'vitest'
import { toDraft } from './to-draft.ts'

const typed = {
  Descripcion: 'Semana',
  Descrip: '3x2',
  Imagen: '',
  FechaDesde: '2026-11-20',
  FechaHasta: '2026-11-30',
  Dias: [],
  Bases: null,
  Orden: null,
  Articulos: ['1'],
  ListArticulos: [{ Codigo: '1', Descripcion: 'Uno' }],
  Estado: 'vigente',
}

test('a form’s values make a draft: emptied fields are none, what the server adds is left out', () => {
  expect(toDraft(typed)).toEqual({
    Descripcion: 'Semana',
    Descrip: '3x2',
    Imagen: null,
    FechaDesde: '2026-11-20',
    FechaHasta: '2026-11-30',
    Dias: null,
    Mecanica: null,
    TiposPago: null,
    Bases: '',
    Orden: 0,
    Articulos: ['1'],
    Familias: [],
    Marcas: [],
  })
})

test.each([
  [{ Tipo: '' }, null],
  [
    { Tipo: 'nxm', Lleva: 3, Paga: 2, Porcentaje: 20, Limite: null, Combinable: false },
    { Tipo: 'nxm', Lleva: 3, Paga: 2 },
  ],
  [
    { Tipo: 'porcentaje', Porcentaje: 20, Lleva: null, Limite: 6, Combinable: true },
    { Tipo: 'porcentaje', Porcentaje: 20, Limite: 6, Combinable: true },
  ],
  [
    { Tipo: 'desde', Lleva: 3, Precio: 99.9, Paga: 1 },
    { Tipo: 'desde', Lleva: 3, Precio: 99.9 },
  ],
])('the mechanic of %j is %j', (Mecanica, expected) => {
  expect(toDraft({ ...typed, Mecanica }).Mecanica).toEqual(expected)
})
