import { globSync, readFileSync } from 'node:fs'
import { PIECES_MOST } from '@gondola/contract/base'
import { expect, it } from 'vitest'
import { listCustomerTexts } from '../../build/customer-texts.ts'

const texts = listCustomerTexts()
const set = new Map(
  readFileSync('server/src/site/voseo.txt', 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]),
)

it('finds every text once: constants, lists, and those with values, which have names of their own', () => {
  const find = (written: string) => texts.filter((text) => text.written === written)
  expect(find('Tu carrito está vacío')).toEqual([
    { part: 'Carrito', written: 'Tu carrito está vacío', fields: [] },
  ])
  expect(find('Total: de {} a {}')[0]!.fields.map(([name]) => name)).toEqual(['importe', 'importe2'])
  expect(find('Porfavor elija un dia de entrega.')).toHaveLength(1)
  expect(new Set(texts.map(({ written }) => written)).size).toBe(texts.length)
})

it('finds every sentence of the shop’s texts: none is written without `ownTexts` or `say`', () => {
  const found = new Set(texts.map(({ written }) => written))
  const missed = globSync('storefront/src/texts/*.ts', { exclude: ['**/*.test.ts'] }).flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8')
        .replaceAll(/\/\*\*[^]*?\*\/|\/\/.*/g, '')
        .matchAll(/'([A-ZÁÉÍÓÚ¡¿][^'\n]* [^'\n]*)'/g),
      ([, text = '']) => text,
    ).filter((text) => !found.has(text)),
  )
  expect(missed).toEqual([])
})

it('has in the set ‘voseo’ only texts that there are, each with its values and otherwise worded', () => {
  for (const [written, own] of set) {
    expect(texts, written).toContainEqual(expect.objectContaining({ written }))
    expect(own).not.toBe(written)
    const places = Array.from(own.matchAll(/\{(\d)\}/g), ([, place]) => Number(place))
    expect(places.toSorted(), written).toEqual(
      Array.from({ length: written.split('{}').length - 1 }, (_, place) => place + 1),
    )
  }
})

it('tells in the set ‘voseo’ the most pieces that a line may have', () => {
  expect(set.get('Los productos no pesables no pueden ser mayor a 99')).toContain(`hasta ${PIECES_MOST} de`)
})

it('leaves no usted, no tú and no misspelling with the set ‘voseo’', () => {
  const worded = texts.map(({ written }) => set.get(written) ?? written)
  const faults =
    /porfavor|por favor (?:elija|espere)|\b(?:intente|agregue|complete|compl[eé]telos?|elija|espere|seleccione|desea|ingresa|agrega|realiza|tienes|inicia|intenta|contigo|exito|upss|opps|fué|guardo|verifico|articulos|minimo|envio|enviando,|su documento|su email)(?![\p{L}])/iu
  expect(worded.filter((text) => faults.test(text))).toEqual([])
})
