import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sorted, type SortCode } from '@gondola/contract/rules/sort.ts'
import type { Article } from '@gondola/contract/entities/article.ts'
import { namePlaces } from './name-order.ts'
import { SortKeys } from './sort-keys.ts'

const name = fc.constantFrom(
  'Ñandú',
  'Nuez',
  'ananá',
  'Ananá',
  'Zapallo',
  'Agua 500',
  'Agua 1500',
  'Árbol',
  'Queso',
)
const price = fc.constantFrom(10, 10.01, 99.9, 100, 2500)
const article = fc
  .record({ Descripcion: name, Precioventa: price, offer: fc.option(price) })
  .map(({ offer, ...fields }) => ({
    ...fields,
    Preciooferta: offer,
    Oferta: offer === null ? null : { Preciooferta: offer },
  }))
const SORTS: Exclude<SortCode, 's'>[] = ['pb', 'pa', 'naz', 'nza']

it('sorts as the contract does, with prices shown and hidden', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(article, { maxLength: 30 }), async (articles) => {
      const hidden = articles.map((one) => (one.Oferta === null ? { ...one, Precioventa: null } : one))
      const places = await namePlaces(articles.map(({ Descripcion }) => Descripcion))
      const keys = await SortKeys.of(
        articles as Article[],
        places,
        (index) => articles[index]!.Oferta === null,
      )
      const list = Uint32Array.from(articles, (_, index) => index)
      for (const sort of SORTS) {
        for (const [seesPrices, shown] of [
          [true, articles],
          [false, hidden],
        ] as const) {
          const order = [...keys.sorted(list, sort, seesPrices)].map((index) => shown[index])
          expect(order).toEqual(sorted(shown as Article[], sort))
        }
      }
    }),
  )
})

it('merges names of any number', async () => {
  const names = Array.from({ length: 5003 }, (_, index) => `Artículo ${(index * 7919) % 5003}`)
  expect([...(await namePlaces(names))]).toEqual(names.map((text) => Number(text.slice(9))))
})
