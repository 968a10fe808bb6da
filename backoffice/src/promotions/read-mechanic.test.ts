import { expect, test } from 'vitest'
import type { Mechanic } from '@gondola/contract/catalogue'
import { readMechanic } from './read-mechanic.ts'

test.each<[string, Mechanic | null, doubtful?: boolean]>([
  ['2x1', { Tipo: 'nxm', Lleva: 2, Paga: 1 }],
  ['2 X 1 en galletitas', { Tipo: 'nxm', Lleva: 2, Paga: 1 }],
  ['6x5 leches', { Tipo: 'nxm', Lleva: 6, Paga: 5 }],
  ['4x1', { Tipo: 'nxm', Lleva: 4, Paga: 1 }, true],
  ['Llevá 3 y pagá 2', { Tipo: 'nxm', Lleva: 3, Paga: 2 }],
  ['1 + 1 BONIF', { Tipo: 'nxm', Lleva: 2, Paga: 1 }],
  ['2do al 70%', { Tipo: 'segunda', Porcentaje: 70 }],
  ['2° al 50%', { Tipo: 'segunda', Porcentaje: 50 }],
  ['2da unidad al 80%', { Tipo: 'segunda', Porcentaje: 80 }],
  ['segunda unidad al 50 %', { Tipo: 'segunda', Porcentaje: 50 }],
  ['70% OFF en la 2.ª unidad', { Tipo: 'segunda', Porcentaje: 70 }],
  ['70% de descuento en la segunda unidad', { Tipo: 'segunda', Porcentaje: 70 }],
  ['20% OFF', { Tipo: 'porcentaje', Porcentaje: 20 }],
  ['-25%', { Tipo: 'porcentaje', Porcentaje: 25 }],
  ['90% de descuento', { Tipo: 'porcentaje', Porcentaje: 90 }, true],
  ['20% de descuento llevando 2 paquetes', { Tipo: 'porcentaje', Porcentaje: 20, Lleva: 2 }],
  ['llevando 3 $..1.500 c/u', null],
  ['llevando 3 $ 1.500 c/u', { Tipo: 'desde', Lleva: 3, Precio: 1500 }],
  ['Llevando 4 sobres, $ 320,50 cada uno', { Tipo: 'desde', Lleva: 4, Precio: 320.5 }],
  ['2x$2550', { Tipo: 'desde', Lleva: 2, Precio: 1275 }],
  ['Pack 6x1', null],
  ['3x3', null],
  ['Semana del bebé', null],
  ['150%', null],
  ['Hasta 40% OFF', null],
  ['30% y 20%', null],
  ['', null],
])('%j', (text, mechanic, isDoubtful = false) => {
  expect(readMechanic(text)).toEqual(mechanic && { mechanic, isDoubtful, unread: [] })
})

test.each<[string, unread: string[], from?: number]>([
  ['25% desde 3 unidades iguales', [], 3],
  ['15% OFF en compras mayores a $ 50.000', ['en compras mayores a $ 50.000']],
  ['20% con débito Banco Nación, tope $ 5.000', ['con debito banco nacion', 'tope $ 5.000']],
  ['10% en efectivo', ['en efectivo']],
  ['10% los martes para jubilados', ['martes para jubilados']],
  [
    '30% en compras desde $ 1.000,50, máximo 2 unidades',
    ['en compras desde $ 1.000,50', 'maximo 2 unidades'],
  ],
])('of %j the conditions %j are not read', (text, unread, from) => {
  expect(readMechanic(text)).toMatchObject({ unread, mechanic: { Tipo: 'porcentaje' } })
  expect(readMechanic(text)?.mechanic.Lleva).toBe(from)
})
