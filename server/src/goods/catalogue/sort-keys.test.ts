import fc from 'fast-check'
import { expect, it } from 'vitest'
import { articlePrice, pricePerUnit, type SortCode, sorted, type Article } from '@gondola/contract/catalogue'
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
const price: fc.Arbitrary<number> = fc.constantFrom(10, 10.01, 99.9, 100, 2500)
/** Prices, some of them too high for a key. */
const dearPrice: fc.Arbitrary<number> = fc.constantFrom(10, 42_949_672.94, 42_949_672.95, 42_949_672.96, 9e11)
/** Net content, its unit, and how the article is sold. */
const content = fc.constantFrom(
  [500, 'g', 1],
  [1500, 'ml', 1],
  [12, 'un', 1],
  [22.5, 'm', 1],
  [null, null, 1],
  [null, null, 100],
) as fc.Arbitrary<[number | null, Article['ContenidoUnidad'], 1 | 100]>
const articleAt = (Precioventa: fc.Arbitrary<number>) =>
  fc
    .record({ Descripcion: name, Precioventa, offer: fc.option(Precioventa), content })
    .map(({ offer, content: [ContenidoNeto, ContenidoUnidad, unidad], ...fields }) => ({
      ...fields,
      ContenidoNeto,
      ContenidoUnidad,
      unidad,
      Preciooferta: offer,
      Oferta: offer === null ? null : { Preciooferta: offer },
    }))
type Priced = ReturnType<typeof articleAt> extends fc.Arbitrary<infer T> ? T : never
const SORTS: Exclude<SortCode, 's'>[] = ['pb', 'pa', 'naz', 'nza', 'pu']

async function keysOf(articles: readonly Priced[]): Promise<SortKeys> {
  const places = await namePlaces(articles.map(({ Descripcion }) => Descripcion))
  const isHidden = Uint8Array.from(articles, ({ Oferta }) => (Oferta === null ? 1 : 0))
  return SortKeys.of(articles as Article[], places, isHidden)
}

function expectAsContract(keys: SortKeys, articles: readonly Priced[]): void {
  const whole = articles.map((one) => ({
    ...one,
    PrecioPorUnidad: pricePerUnit(
      articlePrice(one as Article)!,
      one.unidad,
      one.ContenidoNeto,
      one.ContenidoUnidad,
    ),
  }))
  const hidden = whole.map((one) =>
    one.Oferta === null ? { ...one, Precioventa: null, PrecioPorUnidad: null } : one,
  )
  const list = Uint32Array.from(articles, (_, index) => index)
  for (const sort of SORTS) {
    for (const [seesPrices, shown] of [
      [true, whole],
      [false, hidden],
    ] as const) {
      const order = [...keys.sorted(list, sort, seesPrices)].map((index) => shown[index])
      expect(order).toEqual(sorted(shown as Article[], sort))
    }
  }
}

it.each([
  ['prices', price],
  ['prices beyond those of any shop', dearPrice],
])('sorts as the contract does, with %s shown and hidden, also once they changed', async (_, prices) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(articleAt(prices), { maxLength: 30 }),
      fc.array(prices, { minLength: 30, maxLength: 30 }),
      async (articles, others) => {
        const keys = await keysOf(articles)
        expectAsContract(keys, articles)
        const changed = [...articles.keys()].filter((index) => index % 3 === 0)
        const next = articles.map((one, index) =>
          index % 3 === 0 ? { ...one, Precioventa: others[index]! } : one,
        )
        expectAsContract(keys.withPrices(next as Article[], changed), next)
      },
    ),
  )
})

it('merges names of any number', async () => {
  const names = Array.from({ length: 5003 }, (_, index) => `Artículo ${(index * 7919) % 5003}`)
  expect([...(await namePlaces(names))]).toEqual(names.map((text) => Number(text.slice(9))))
})
