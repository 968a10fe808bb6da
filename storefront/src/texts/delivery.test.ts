import { expect, test } from 'vitest'
import { termsText } from './delivery.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [
    { Monto1: 2500, Monto2: 15_000, GratisDesde: 60_000 },
    'ED',
    '',
    'Envío $ 2.500,00, gratis desde $ 60.000,00, compra mínima $ 15.000,00.',
  ],
  [{ Monto1: 0, Monto2: 15_000 }, 'ED', 'Centro', 'Centro: envío sin cargo, compra mínima $ 15.000,00.'],
  [{ Monto1: 2500, Monto2: 0, GratisDesde: 60_000 }, 'RS', 'Centro', 'Centro: retiro sin cargo.'],
] as const)('the terms %j of %s in words', (costs, form, branch, text) =>
  expect(plain(termsText(costs, form, branch))).toBe(text),
)
