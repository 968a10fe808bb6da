import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articlePicture } from '@gondola/contract/catalogue'
import { testArticle } from '@gondola/contract/test/article'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

const COOKIES = { ContenidoNeto: 250, ContenidoUnidad: 'g', family_code: 101 } as const
const ADDRESS = articlePicture(
  testArticle({ ...COOKIES, Familia: { Codigo: 101, Descripcion: 'Galletitas dulces' } }),
)

describe('a shop without pictures', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite' })
    await fillCategories(shop.db)
    await insertArticles(shop.db, [
      articleRow({ Codigo: '1', Descripcion: 'Galletitas', ...COOKIES }),
      articleRow({ Codigo: '2', Descripcion: 'Queso', unidad: 100, family_code: 202 }),
      articleRow({ Codigo: '3', Descripcion: 'Yerba', family_code: 102, Imagen: 'a.webp' }),
    ])
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  it.each([ADDRESS.replace('640', '160'), ADDRESS, '/imagenes/dibujos/202--320.webp'])(
    'draws what an article is, for a day: %s',
    async (url) => {
      const answer = await shop.app.inject({ url })
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400',
      })
      const { width, height } = await sharp(answer.rawPayload).metadata()
      expect(url).toContain(`-${width}.webp`)
      expect(height).toBe(width)
    },
  )

  it.each(['101-251g-640', '102--640', '101-250g-641', '999-250g-640', '101-250g-640x', '101-%3Cg-640'])(
    'draws nothing that no article needs: %s',
    async (name) => {
      expect((await shop.app.inject({ url: `/imagenes/dibujos/${name}.webp` })).statusCode).toBe(404)
    },
  )
})
