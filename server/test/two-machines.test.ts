import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uploadArticlePicture, type StoredPicture } from '@gondola/contract/catalogue-admin'
import {
  discardImport,
  readImportFile,
  simulateImport,
  staffImports,
  uploadImport,
  type ImportJob,
} from '@gondola/contract/imports'
import { runNextImport } from '../src/office/imports/run-import-job.ts'
import { FilesAway } from '../src/platform/files/file-store.ts'
import * as samples from '../../lab/shop/picture-samples.ts'
import { createDataFolder, TESTED_DATABASES, type EmptyDatabase } from '../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../lab/shop/order-shop.ts'
import { startS3Server, type S3Server } from '../../lab/harness/s3-server.ts'
import { staffOf } from '../../lab/harness/staff-client.ts'
import type { TestClient } from '../../lab/harness/test-client.ts'
import { registerTestClient } from '../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'

const LIST =
  'ean;descripcion;marca;departamento;familia;precio\n7791000000017;Leche 1 Lt;LA PRUEBA;Lácteos;Leches;1500,50\n'

/** Two machines of a shop share the database and the store of files, and no folder. */
describe.runIf(TESTED_DATABASES.includes('postgres'))(
  'a shop on two machines without a shared folder',
  () => {
    let server: S3Server
    let [one, other]: TestShop[] = []
    let folder: Pick<EmptyDatabase, 'dataFolder' | 'drop'>
    let staff: TestClient
    let staffThere: TestClient
    beforeAll(async () => void (server = await startS3Server()))
    afterAll(() => server.remove())
    beforeEach(async () => {
      const s3 = { s3: server.settings }
      one = await startOrderShop('postgres', s3)
      folder = await createDataFolder()
      const place = { databaseUrl: one.config.databaseUrl, dataFolder: folder.dataFolder }
      other = await startTestShop({
        database: 'postgres',
        place,
        base: true,
        now: one.deps.clock.now().toISOString(),
        config: s3,
      })
      staff = await staffOf(one, 'catalogo', 'una')
      staffThere = await staffOf(other, 'catalogo', 'otra')
    })
    afterEach(async () => {
      await other!.close()
      await one!.close()
      await folder.drop()
    })

    async function upload<T>(path: string, payload: Buffer | string) {
      await staff.request('GET', '/api/xsrf')
      const answer = await one!.app.inject({
        method: 'POST',
        url: `/api${path}?Nombre=archivo`,
        cookies: Object.fromEntries(staff.cookies),
        headers: {
          'x-xsrf-token': staff.cookies.get('XSRF-TOKEN') ?? '',
          'content-type': 'application/octet-stream',
        },
        payload,
      })
      return { status: answer.statusCode, headers: answer.headers, json: answer.json<T & { code: string }>() }
    }
    const picture = ({ app }: TestShop, name: string, headers: Record<string, string> = {}) =>
      app.inject({ url: `/imagenes/${name}`, headers: { accept: 'image/webp', ...headers } })
    const ready = async ({ app }: TestShop) => {
      const answer = await app.inject('/readyz')
      return [answer.statusCode, answer.json<{ files: object }>().files]
    }

    it('shows a picture of one on both, with the same bytes, ETag and ranges', async () => {
      const { json } = await upload<StoredPicture>(uploadArticlePicture.path, await samples.photograph())
      const [here, there] = [await picture(one!, json.Imagen), await picture(other!, json.Imagen)]
      expect([here.statusCode, there.statusCode]).toEqual([200, 200])
      expect(there.rawPayload).toEqual(here.rawPayload)
      for (const header of ['etag', 'last-modified', 'content-type', 'cache-control', 'content-length'])
        expect(there.headers[header]).toBe(here.headers[header])
      const etag = String(here.headers.etag)
      expect((await picture(other!, json.Imagen, { 'if-none-match': etag })).statusCode).toBe(304)
      const part = await picture(other!, json.Imagen, { range: 'bytes=0-9' })
      expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
        206,
        `bytes 0-9/${here.rawPayload.length}`,
        here.rawPayload.subarray(0, 10),
      ])
    })

    it('imports on one what was uploaded to the other', async () => {
      const { json } = await upload<ImportJob>(uploadImport.path, LIST)
      const params = { Id: json.Id }
      expect((await staffThere.call(readImportFile, { params })).json.Columnas).toContain('precio')
      const body = { Perfil: null, Sucursal: null, Retirar: false }
      await staffThere.call(simulateImport, { params, body })
      expect(await runNextImport(other!.deps)).toBe(true)
      expect((await staff.call(staffImports.read, { params })).json).toMatchObject({ Estado: 'lista' })
    })

    it('sells on while the store is away, and says what needs it', async () => {
      const seen = await upload<StoredPicture>(uploadArticlePicture.path, await samples.photograph(300, 300))
      const { json } = await upload<ImportJob>(uploadImport.path, LIST)
      const params = { Id: json.Id }
      await picture(one!, seen.json.Imagen)
      expect(await ready(one!)).toEqual([200, { isAnswering: true }])
      await server.stop()
      try {
        const [known, unknown] = [
          await picture(one!, seen.json.Imagen),
          await picture(other!, seen.json.Imagen),
        ]
        expect(known.statusCode).toBe(200)
        expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([503, 'archivos-caidos'])
        expect(Number(unknown.headers['retry-after'])).toBeGreaterThan(0)
        const refused = await upload(uploadArticlePicture.path, await samples.photograph(200, 200))
        expect([refused.status, refused.json.code]).toEqual([503, 'archivos-caidos'])
        expect((await staff.call(discardImport, { params })).problem.code).toBe('archivos-caidos')
        expect(await ready(other!)).toEqual([200, { isAnswering: false }])

        const { browser } = await registerTestClient(other!)
        expect((await save(browser, orderDraft())).status).toBe(200)

        const body = { Perfil: null, Sucursal: null, Retirar: false }
        await staff.call(simulateImport, { params, body })
        await expect(runNextImport(one!.deps)).rejects.toThrow(FilesAway)
        expect(await runNextImport(one!.deps)).toBe(false)
        expect((await staff.call(staffImports.read, { params })).json).toMatchObject({ Estado: 'simulando' })
      } finally {
        await server.start()
      }
      await expect.poll(async () => (await picture(other!, seen.json.Imagen)).statusCode).toBe(200)
      await expect.poll(() => ready(one!)).toEqual([200, { isAnswering: true }])
      one!.setNow(new Date(one!.deps.clock.now().getTime() + 60_000).toISOString())
      expect(await runNextImport(one!.deps)).toBe(true)
      expect((await staff.call(staffImports.read, { params })).json).toMatchObject({ Estado: 'lista' })
    })
  },
)
