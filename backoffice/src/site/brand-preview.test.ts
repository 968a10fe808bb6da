import { expect, it } from 'vitest'
import { nameDrawing } from './brand-preview.tsx'

it.each([
  ['ñandú', 'Ñ'],
  ['🛒 Súper', '🛒'],
])('draws the first letter of %s whole', (NombreCorto, initial) => {
  const drawing = nameDrawing({ NombreCorto, Color: '#14603a' }, 'logo-corto', null)
  expect(decodeURIComponent(drawing)).toContain(`>${initial}</text>`)
})
