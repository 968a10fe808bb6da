import { expect, it } from 'vitest'
import { occasionIn } from './occasions.ts'

it.each([
  ['para la picada', 'para picada'],
  ['algo dulce para el mate', 'para mate dulce'],
  ['algo rico para la merienda', 'para merienda'],
  ['cosas para hacer pizza', 'para pizza'],
  ['para los ñoquis', 'para noqui'],
  ['para labar la ropa', 'para lavar ropa'],
  // the taste says nothing about this one
  ['algo salado para la picada', 'para picada'],
  ['para los hongos del baño', 'para hongo'],
  ['para dormir mejor esta noche', 'para dormir'],
  ['para sacar las manchas', 'para mancha'],
  ['para limpiar el horno', 'para horno'],
  ['remedio casero para la tos', 'para to'],
  ['ingredientes del guacamole', 'para guacamole'],
  ['cosas para hacer tiramisú', 'para tiramisu'],
])('%j is the occasion %j', (query, occasion) => {
  expect(occasionIn(query)).toBe(occasion)
})

it.each([
  'queso para la picada',
  'carne para milanesas',
  'para',
  'para el dentista',
  'picada',
  'dulce para tortas',
])('%j names no occasion, or an article', (query) => {
  expect(occasionIn(query)).toBeNull()
})
