import { afterEach, expect, it } from 'vitest'
import { ownTexts, putWording, say } from './own-texts.ts'

const texts = ownTexts({
  empty: 'Tu carrito está vacío',
  steps: { first: '1-Resumen', list: ['Uno', 'Dos'] },
  missing: (pesos: string, count: number) => say`Te faltan ${pesos} para ${count}`,
  none: () => say`Nada`,
} as const)

afterEach(() => putWording({}))

it('says what is written where the chain has no wording of its own', () => {
  expect([texts.empty, texts.missing('$ 10', 2), texts.none()]).toEqual([
    'Tu carrito está vacío',
    'Te faltan $ 10 para 2',
    'Nada',
  ])
})

it('says the chain’s wording, at any depth and with the values in any order, and after it what is written', () => {
  putWording({
    'Tu carrito está vacío': 'Todavía no elegiste nada',
    '1-Resumen': '1 · Resumen',
    Dos: 'Segundo',
    'Te faltan {} para {}': '¡Para {2} te faltan {1}!',
    Nada: 'Nadita',
  })
  expect([texts.empty, texts.steps, texts.missing('$ 10', 2), texts.none()]).toEqual([
    'Todavía no elegiste nada',
    { first: '1 · Resumen', list: ['Uno', 'Segundo'] },
    '¡Para 2 te faltan $ 10!',
    'Nadita',
  ])
  putWording({})
  expect(texts).toMatchObject({ empty: 'Tu carrito está vacío', steps: { list: ['Uno', 'Dos'] } })
})

it('says the wording in texts that are loaded later', () => {
  putWording({ Tarde: 'Más tarde' })
  expect(ownTexts({ late: 'Tarde' })).toEqual({ late: 'Más tarde' })
})

it('puts a value in as it is, also one that looks like a place', () => {
  putWording({ 'Hola, {}: {}': '{2}: {1}' })
  const greet = (name: string, text: string) => say`Hola, ${name}: ${text}`
  expect(greet('{2}', '$& {1}')).toBe('$& {1}: {2}')
})
