import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  uploadArticlePicture,
  uploadBannerPicture,
  type StoredPicture,
} from '@gondola/contract/catalogue-admin'
import { PICTURE_MAX_BYTES, UNUSED_PICTURE_DAYS } from '@gondola/contract/base'
import { describeOnBothStores } from '../../../../lab/harness/stores.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { tidyUp } from '../../app/housekeeping.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { checkPicture } from './pictures.store.ts'
import * as samples from '../../../../lab/shop/picture-samples.ts'

const DAY_MS = 86_400_000

describeOnBothStores('uploaded pictures', (database, s3) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, config: { s3: s3() } })
    staff = await staffOf(shop, 'catalogo')
    await fillCategories(shop.db)
  })
  afterAll(() => shop.close())

  async function upload(file: Buffer | string, path = uploadArticlePicture.path, name = 'foto.jpg') {
    const { app } = shop
    if (!staff.cookies.has('XSRF-TOKEN')) await staff.request('GET', '/api/xsrf')
    const answer = await app.inject({
      method: 'POST',
      url: `/api${path}?Nombre=${name}`,
      cookies: Object.fromEntries(staff.cookies),
      headers: {
        'x-xsrf-token': staff.cookies.get('XSRF-TOKEN') ?? '',
        'content-type': 'application/octet-stream',
      },
      payload: file,
    })
    return {
      status: answer.statusCode,
      json: answer.json<StoredPicture & { code: string; Campo?: string }>(),
    }
  }
  const get = async (name: string, accept = 'image/webp') => {
    const answer = await shop.app.inject({ url: `/imagenes/${name}`, headers: { accept } })
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload }
  }

  it('are made again in three widths as WebP and AVIF, named by their content, for ever', async () => {
    const { json } = await upload(await samples.photograph(900, 720))
    expect(json).toEqual({
      Imagen: expect.stringMatching(/^articulos\/[0-9a-f]{24}-640\.webp$/),
      Ancho: 900,
      Alto: 720,
    })
    for (const width of [160, 320, 640]) {
      const name = json.Imagen.replace('-640.', `-${width}.`)
      const [webp, avif] = [await get(name), await get(name, 'text/html,image/avif,image/webp')]
      expect(webp.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('accept'),
      })
      expect(avif.headers['content-type']).toBe('image/avif')
      for (const { body } of [webp, avif]) {
        const { width: measured, height } = await sharp(body).metadata()
        expect([measured, height]).toEqual([width, width * 0.8])
      }
    }
  })

  it.each(['png', 'webp', 'avif'] as const)('may be %s, and are never enlarged', async (format) => {
    const { json } = await upload(await samples.pictureAs(format))
    expect(await sharp((await get(json.Imagen)).body).metadata()).toMatchObject({ width: 200, height: 120 })
  })

  it('stand upright and tell nothing of who took them and where', async () => {
    const file = await samples.telephonePhotograph()
    expect((await sharp(file).metadata()).exif?.toString('latin1')).toContain('Nadie Nunca')
    const { json } = await upload(file)
    expect(json).toMatchObject({ Ancho: 300, Alto: 500 })
    for (const accept of ['image/webp', 'image/avif']) {
      const { body } = await get(json.Imagen, accept)
      const { exif, xmp, iptc, width, height } = await sharp(body).metadata()
      expect([exif, xmp, iptc, width, height]).toEqual([undefined, undefined, undefined, 300, 500])
      expect(body.toString('latin1')).not.toContain('Nadie')
    }
  })

  it('are the same when they are sent twice, also at once', async () => {
    const file = await samples.photograph(300, 300)
    const answers = await Promise.all([upload(file), upload(file), upload(file, undefined, 'otra.png')])
    expect(new Set(answers.map(({ json }) => json.Imagen)).size).toBe(1)
    expect(await readdir(shop.config.dataFolder, { recursive: true })).not.toContainEqual(
      expect.stringMatching(/\.part$|entrantes\/./),
    )
  })

  it('are wider for banners', async () => {
    const { json } = await upload(await samples.photograph(1600, 500), uploadBannerPicture.path)
    expect(json.Imagen).toMatch(/^banners\/[0-9a-f]{24}-1920\.webp$/)
    expect((await sharp((await get(json.Imagen)).body).metadata()).width).toBe(1600)
    expect((await sharp((await get(json.Imagen.replace('1920', '480'))).body).metadata()).width).toBe(480)
  })

  it.each<[string, () => Buffer | string | Promise<Buffer>, string]>([
    ['nothing', () => '', 'imagen-vacia'],
    ['a page called foto.jpg', () => '<!doctype html><script>alert(1)</script>', 'imagen-tipo'],
    ['a program', () => Buffer.from('7f454c46', 'hex'), 'imagen-tipo'],
    ['a drawing', () => samples.SVG, 'imagen-svg'],
    ['a drawing that begins like none', () => `<!-- x -->\n<svg onload="alert(1)">`, 'imagen-svg'],
    ['a GIF', () => samples.pictureAs('gif'), 'imagen-animada'],
    ['a moving WebP', () => samples.animatedWebp(), 'imagen-animada'],
    ['a moving PNG', () => samples.animatedPng(), 'imagen-animada'],
    ['an iPhone’s own format', () => samples.HEIC, 'imagen-heic'],
    ['half a photograph', async () => (await samples.photograph()).subarray(0, 20_000), 'imagen-danada'],
    ['the beginning of one', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 'imagen-danada'],
    [
      'PNG’s first bytes and a text',
      () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
      'imagen-danada',
    ],
    ['a gigapixel in a small file', () => samples.bomb(), 'imagen-grande'],
    ['a sliver', () => samples.tiny(), 'imagen-chica'],
  ])('are not %s', async (_what, file, code) => {
    const before = await shop.db.selectFrom('pictures').select('Imagen').execute()
    const { status, json } = await upload(await file())
    expect([status, json.code, json.Campo]).toEqual([422, code, 'Imagen'])
    expect(await shop.db.selectFrom('pictures').select('Imagen').execute()).toEqual(before)
  })

  it('are not larger than a telephone makes them', async () => {
    expect((await upload(Buffer.alloc(PICTURE_MAX_BYTES + 1))).status).toBe(413)
  })

  it('lie nowhere else, whatever is asked for', async () => {
    for (const name of ['../gondola.db', '..%2fgondola.db', 'articulos/', '%00', 'articulos/nada-640.webp']) {
      expect((await get(name)).status).toBeGreaterThanOrEqual(400)
    }
  })

  it('may be shown once they are there; what is shown already may stay', async () => {
    const { json } = await upload(await samples.photograph(200, 200))
    const check = (Imagen: string | null, before: string | null = null) =>
      inTransaction(shop.db, (trx) => checkPicture(trx, Imagen, before))
    expect(await check(json.Imagen)).toBeNull()
    expect(await check(null, 'x')).toBeNull()
    expect(await check('viejas/1-640.webp', 'viejas/1-640.webp')).toBeNull()
    expect(await check('articulos/000000000000000000000000-640.webp')).toMatchObject({
      code: 'imagen-inexistente',
    })
    expect(await check('https://example.com/x.png')).toMatchObject({ code: 'imagen-inexistente' })
  })

  it('are removed a week after nothing shows them any more, not before', async () => {
    const name = async (width: number) => (await upload(await samples.photograph(width, 200))).json.Imagen
    const [idle, onArticle, onOrder, inText] = [
      await name(201),
      await name(202),
      await name(203),
      await name(204),
    ]
    await insertArticles(shop.db, [
      articleRow({ Codigo: 'foto', Descripcion: 'Con foto', Imagen: onArticle }),
    ])
    await showInOrder(onOrder)
    await shop.db
      .insertInto('parameters')
      .values({ name: 'Texto3', value: JSON.stringify(`<img src="/imagenes/${inText}">`) })
      .execute()
    const days = async (count: number) => {
      shop.setNow(new Date(Date.now() + count * DAY_MS).toISOString())
      await tidyUp(shop.deps)
      return Promise.all([idle, onArticle, onOrder, inText].map(async (one) => (await get(one)).status))
    }
    expect(await days(UNUSED_PICTURE_DAYS - 1)).toEqual([200, 200, 200, 200])
    expect(await days(UNUSED_PICTURE_DAYS + 1)).toEqual([404, 200, 200, 200])
    await shop.db.updateTable('articles').set({ Imagen: null }).where('Codigo', '=', 'foto').execute()
    expect(await days(UNUSED_PICTURE_DAYS + 2)).toEqual([404, 200, 200, 200])
    expect(await days(2 * UNUSED_PICTURE_DAYS + 3)).toEqual([404, 404, 200, 200])
    const paths = (await shop.deps.files.list(['imagenes'])).map(({ path }) => path)
    expect(paths).toContain(`imagenes/${onOrder}`)
    expect(paths).not.toContainEqual(expect.stringContaining(onArticle.slice(10, 34)))
  })

  async function showInOrder(Imagen: string): Promise<void> {
    const at = '2026-01-01T12:00:00.000Z'
    const { Id } = await shop.db
      .insertInto('orders')
      .values({
        // far behind the first, since orders are read in batches
        Id: 2026,
        client_id: null,
        Fecha: '2026-01-01',
        Fechahora: at,
        Estado: 'D',
        TotalBruto: 1,
        TotalNeto: 1,
        created_at: at,
        updated_at: at,
      })
      .returning('Id')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('order_lines')
      .values({
        order_id: Id,
        Items: 1,
        Codart: 'x',
        Descrip: 'x',
        Cantidad: 1,
        Unidad: 1,
        Precioindividual: 1,
        Precioventa: 1,
        Imagen,
        Ean: null,
        Promo: null,
      })
      .execute()
  }
})
