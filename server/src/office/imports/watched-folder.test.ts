import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { startOrderShop } from '../../../../lab/shop/order-shop.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { runNextImport } from './run-import-job.ts'
import { WatchedFolder } from './watched-folder.ts'

describeOnBothDatabases('a watched folder', (database) => {
  let shop: TestShop
  let folder: string
  let watch: WatchedFolder
  beforeEach(async () => {
    shop = await startOrderShop(database)
    folder = await mkdtemp(join(tmpdir(), 'gondola-entry-'))
    watch = new WatchedFolder(shop.deps, folder)
  })
  afterEach(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })

  const put = (name: string, ...rows: string[]) =>
    writeFile(join(folder, name), ['codigo,precio', ...rows].join('\n'))
  const work = async () => {
    while (await runNextImport(shop.deps));
  }
  const priceOf = async (code: string) =>
    (await shop.db.selectFrom('articles').select('Precioventa').where('Codigo', '=', code).executeTakeFirst())
      ?.Precioventa
  const mails = async () =>
    (await shop.db.selectFrom('mail_queue').select(['subject', 'event_key']).orderBy('id').execute()).map(
      ({ subject }) => subject,
    )

  it('applies what is whole, moves it aside with its report, and tells it by mail once', async () => {
    await put('precios.csv', 'PAN,120')
    await put('a-medias.csv', 'VINO,1600')
    await put('subiendo.csv.part', 'PAN,120', 'QUESO,1300')
    await watch.look()
    await put('a-medias.csv', 'VINO,1600', 'PAN,1')
    await watch.look()
    await work()
    await watch.look()
    expect(await priceOf('PAN')).toBe(120)
    const done = await readdir(join(folder, 'listo'))
    expect(done.toSorted()).toEqual([
      expect.stringMatching(/^\d+-precios\.csv$/),
      expect.stringMatching(/^\d+-precios\.csv\.informe\.json$/),
    ])
    const report = JSON.parse(
      await readFile(
        join(
          folder,
          'listo',
          done.find((name) => name.endsWith('json'))!,
        ),
        'utf8',
      ),
    )
    expect(report).toMatchObject({ estado: 'Aplicado', leidas: 1, cambiadas: 1, motivos: [] })
    await watch.look()
    expect(await mails()).toEqual(['precios.csv: aplicado'])
    // renamed into place
    await rename(join(folder, 'subiendo.csv.part'), join(folder, 'subiendo.csv'))
    for (let look = 0; look < 2; look++) await watch.look()
    await work()
    expect(await priceOf('QUESO')).toBe(1300)
  })

  it('parks what the brake holds and what cannot be read for somebody to look at', async () => {
    await put('salto.csv', 'PAN,99999')
    await writeFile(join(folder, 'foto.csv'), 'nada que sirva')
    for (let look = 0; look < 2; look++) await watch.look()
    await work()
    await watch.look()
    const names = (await readdir(join(folder, 'revisar'))).map((name) => name.replace(/^\d+-/, '')).toSorted()
    expect(names).toEqual(['foto.csv', 'foto.csv.informe.json', 'salto.csv', 'salto.csv.informe.json'])
    expect(await priceOf('PAN')).toBe(100.1)
    expect((await mails()).toSorted()).toEqual([
      'foto.csv: no se puede usar',
      'salto.csv: retenido por el freno',
    ])
    const states = shop.db.selectFrom('imports').select('state').orderBy('state')
    expect((await states.execute()).map(({ state }) => state)).toEqual(['fallida', 'retenida'])
  })

  it('takes once what a process that died had taken', async () => {
    await watch.look()
    await put(join('en-curso', `${Date.now() - 61_000}-precios.csv`), 'PAN,120')
    await Promise.all([watch.look(), new WatchedFolder(shop.deps, folder).look()])
    await work()
    await watch.look()
    expect((await readdir(join(folder, 'listo'))).toSorted()).toEqual([
      expect.stringMatching(/^\d+-precios\.csv$/),
      expect.stringMatching(/^\d+-precios\.csv\.informe\.json$/),
    ])
    expect(await mails()).toEqual(['precios.csv: aplicado'])
    expect(await shop.db.selectFrom('imports').select('id').execute()).toHaveLength(1)
  })

  it('takes each file once, of two processes that watch', async () => {
    const other = new WatchedFolder(shop.deps, folder)
    await put('precios.csv', 'PAN,120')
    await Promise.all([watch.look(), other.look()])
    await Promise.all([watch.look(), other.look()])
    expect(await shop.db.selectFrom('imports').select('id').execute()).toHaveLength(1)
    expect(await readdir(join(folder, 'en-curso'))).toHaveLength(1)
  })
})
