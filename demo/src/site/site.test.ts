import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { PRESELECTED_PAYMENT } from '@gondola/contract/base'
import { SiteParameters } from '@gondola/contract/site'
import { demoBanners } from './banners.ts'
import { demoBranches } from './branches.ts'
import { COMPANY } from './company.ts'
import { demoDelivery } from './delivery.ts'
import { demoDocumentTypes } from './document-types.ts'
import { demoParameters } from './parameters.ts'
import { demoPayments } from './payments.ts'
import { demoProvinces } from './provinces.ts'

const parameters = demoParameters()

test('the site parameters are complete', () => {
  expect(Value.Errors(SiteParameters, parameters)).toEqual([])
  const empty = Object.entries(parameters).flatMap(([name, value]) => (value === '' ? name : []))
  // customer service answers at the head office's hours
  expect(empty).toEqual(['HorarioAtencion'])
})

test.each([2, 3, 4, 5, 6, 7, 8, 9] as const)('text %i is a page of closed HTML', (number) => {
  const text = parameters[`Texto${number}`]
  expect(text.length).toBeGreaterThan(200)
  expect(parameters[`Titulo${number}`]).not.toBe('')
  for (const tag of ['p', 'ul', 'ol', 'li', 'h3', 'a', 'strong']) {
    const opened = text.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0
    expect(text.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0, `${tag} of text ${number}`).toBe(opened)
  }
})

test.each([
  '10%',
  'peso real',
  'nunca te cuesta más',
  'sujetos a disponibilidad',
  'mismo medio de pago',
  'compra mínima',
  '10 días corridos',
  'acumulables',
  'precio publicado el día',
  '19.511',
  'menores de 18 años',
  COMPANY.Cuit,
])('the terms say %s', (words) => {
  expect(parameters.Texto2).toContain(words)
})

test('the CUIT has a valid check digit', () => {
  const digits = COMPANY.Cuit.replaceAll('-', '')
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  expect((11 - (sum % 11)) % 11).toBe(Number(digits[10]))
})

test('six payment types are active, of every way; the fourth is cash at the door [§9.8]', () => {
  const active = demoPayments().filter(({ Activo }) => Activo)
  expect(active.length).toBe(6)
  expect(active[PRESELECTED_PAYMENT - 1]).toMatchObject({ Descrip: 'Efectivo al recibir', way: 'puerta' })
  expect(new Set(active.map(({ way }) => way))).toEqual(new Set(['puerta', 'listo', 'ahora', 'reserva']))
})

test('delivery is every day but Sunday, in slots that do not overlap', () => {
  const { weekdays, slots, costs } = demoDelivery()
  expect(weekdays).toEqual([1, 2, 3, 4, 5, 6])
  for (const [index, slot] of slots.entries()) {
    expect(slot.Desde < slot.Hasta).toBe(true)
    expect(slot.Desde >= (slots[index - 1]?.Hasta ?? '')).toBe(true)
  }
  expect(costs).toEqual({ Monto1: 2500, Monto2: 15_000 })
})

test('at least two pop-ups are shown, each with its own address and picture', () => {
  const { front, user } = demoBanners()
  const popups = user.filter(({ Descrip, Estado }) => Descrip === 'popup' && Estado === 0)
  expect(popups.length).toBeGreaterThanOrEqual(2)
  expect(new Set(popups.map(({ Url }) => Url)).size).toBe(popups.length)
  expect(front.length).toBeGreaterThanOrEqual(3)
  const pictures = [...front, ...user].map(({ Imagen }) => Imagen)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('there are 24 provinces, the usual documents and every kind of branch [§2.85]', () => {
  expect(new Set(demoProvinces().map(({ Codigo }) => Codigo)).size).toBe(24)
  expect(demoDocumentTypes().map(({ Descripcion }) => Descripcion)).toEqual(
    expect.arrayContaining(['DNI', 'LE', 'LC', 'CI', 'Pasaporte', 'CUIT', 'CUIL']),
  )
  const names = demoBranches().map(({ Nombre }) => Nombre)
  expect(names.slice(0, 2)).toEqual(['Casa central', 'Sucursal 02'])
  expect(names.filter((name) => name.startsWith('Express')).length).toBeGreaterThanOrEqual(3)
})
