import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { runCli } from '../../../../lab/harness/run-cli.ts'
import { startS3Server, type S3Server } from '../../../../lab/harness/s3-server.ts'
import { createScratchFolder, type ScratchFolder } from '../../../../lab/harness/scratch-folder.ts'
import { startServer } from '../../../../lab/harness/server-process.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { S3Files } from '../../platform/files/s3-files.ts'

const PICTURE = 'imagenes/articulos/0123456789abcdef01234567-640.webp'
const LOGO = 'imagenes/logo.png'
const LIST = 'importaciones/lista.lista'

describe('backups of a shop whose files are in a store', () => {
  let server: S3Server
  let scratch: ScratchFolder
  let shop: TestShop
  let stores = 0
  let prefix: string
  beforeAll(async () => void (server = await startS3Server()))
  afterAll(() => server.remove())
  beforeEach(async () => {
    scratch = await createScratchFolder('backup-store')
    shop = await startTestShop({ database: 'sqlite', base: true })
    prefix = `tienda${stores++}`
  })
  afterEach(async () => {
    await shop.close()
    await scratch.remove()
  })

  const env = (store: string, dataFolder = shop.config.dataFolder) => ({
    ...server.env,
    S3_URL: `${server.settings.endpoint}/${server.settings.bucket}/${store}`,
    GONDOLA_DATA: dataFolder,
  })
  const storeOf = (name: string) =>
    new S3Files({ ...server.settings, prefix: `${name}/` }, join(scratch.folder, 'cerca'))
  const contentIn = async (name: string) => {
    const store = storeOf(name)
    const files = await store.list(['imagenes', 'importaciones'])
    const content = (path: string) => store.onDisk(path, (file) => readFile(file, 'utf8'))
    return Object.fromEntries(await Promise.all(files.map(async ({ path }) => [path, await content(path)])))
  }
  const backUp = (...args: Parameters<typeof env>) =>
    runCli('server/src/app/backup/backup-cli.ts', [], env(...args))
  const backupIn = (output: string) => /comprobado: (.*)\n/.exec(output)?.[1] ?? ''
  const restore = (place: NodeJS.Dict<string>, ...args: string[]) =>
    runCli('server/src/app/backup/restore-cli.ts', args, place as Record<string, string>)
  const move = (place: Record<string, string>, ...args: string[]) =>
    runCli('server/src/app/backup/move-cli.ts', args, place)

  it('copies the files of the folder into the store, once, while the shop is open', async () => {
    for (const [path, text] of [
      [PICTURE, 'una'],
      [LOGO, 'logo'],
      [LIST, 'lista'],
    ] as const) {
      await mkdir(join(shop.config.dataFolder, path, '..'), { recursive: true })
      await writeFile(join(shop.config.dataFolder, path), text)
    }
    const moved = await move(env(prefix), '--archivos')
    expect([moved.status, moved.errors]).toEqual([0, ''])
    expect(moved.output).toMatch(/3 archivos .* recién copiados: 3/)
    expect(await contentIn(prefix)).toEqual({ [PICTURE]: 'una', [LOGO]: 'logo', [LIST]: 'lista' })
    expect((await move(env(prefix), '--archivos')).output).toContain('recién copiados: 0')
    const without = await move({ GONDOLA_DATA: shop.config.dataFolder }, '--archivos')
    expect([without.status, without.errors]).toEqual([1, expect.stringContaining('poné S3_URL')])
    const refused = await move({ ...env(prefix), S3_SECRET_ACCESS_KEY: 'geheim' }, '--archivos')
    expect([refused.status, refused.errors]).toEqual([1, expect.stringContaining('no acepta las claves')])
    expect(refused.errors + refused.output).not.toContain('geheim')
  })

  it('have its files, each once, and are restored into a store or a folder', async () => {
    const store = storeOf(prefix)
    await store.write(PICTURE, Buffer.from('una'))
    await store.write(LOGO, Buffer.from('logo'))
    await store.write(LIST, Buffer.from('lista'))
    const first = await backUp(prefix)
    expect([first.status, first.errors]).toEqual([0, ''])
    const backup = backupIn(first.output)
    expect(await readFile(join(backup, LIST), 'utf8')).toBe('lista')
    await store.write(LOGO, Buffer.from('logo nuevo'))
    // a backup is named by its second
    await expect
      .poll(() => Math.floor(Date.now() / 1000))
      .toBeGreaterThan(
        Date.parse(
          backup
            .split('/')
            .at(-1)!
            .replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'),
        ) / 1000,
      )
    const second = backupIn((await backUp(prefix)).output)
    const node = async (folder: string, path: string) => (await stat(join(folder, path))).ino
    expect(await node(second, PICTURE)).toBe(await node(backup, PICTURE))
    expect(await readFile(join(second, LOGO), 'utf8')).toBe('logo nuevo')

    const folder = await restore({ GONDOLA_DATA: join(scratch.folder, 'carpeta') }, backup)
    expect([folder.status, folder.errors]).toEqual([0, ''])
    expect(await readFile(join(scratch.folder, 'carpeta', LOGO), 'utf8')).toBe('logo')

    const other = `${prefix}-otro`
    await storeOf(other).write('imagenes/de-antes.png', Buffer.from('x'))
    await storeOf(other).write(LOGO, Buffer.from('otro'))
    const place = env(other, join(scratch.folder, 'tienda'))
    const taken = await restore(place, backup)
    expect([taken.status, taken.errors]).toEqual([1, expect.stringContaining('Ya hay una tienda en S3_URL')])
    expect(Object.keys(await contentIn(other))).toHaveLength(2)
    const restored = await restore(place, backup, '--si')
    expect([restored.status, restored.errors]).toEqual([0, ''])
    expect(restored.output).toContain('fueron reemplazados')
    expect(await contentIn(other)).toEqual({ [PICTURE]: 'una', [LOGO]: 'logo', [LIST]: 'lista' })
    expect(await readdir(join(scratch.folder, 'tienda'))).toContain('gondola.sqlite')
  })

  it('are not made by half while the store is away, and the shop starts without it', async () => {
    await storeOf(prefix).write(PICTURE, Buffer.from('una'))
    await server.stop()
    try {
      const { status, errors } = await backUp(prefix)
      expect([status, errors]).toEqual([1, expect.stringMatching(/^El depósito de S3_URL no responde.*\n$/)])
      expect(await readdir(join(shop.config.dataFolder, 'respaldos'))).toEqual([])
      const running = await startServer({ ...env(prefix, join(scratch.folder, 'otra')), GONDOLA_DEMO: 'no' })
      const ready = await fetch(`${running.address}/readyz`)
      expect([ready.status, await ready.json()]).toEqual([
        200,
        expect.objectContaining({ files: { isAnswering: false } }),
      ])
      expect(await (await fetch(`${running.address}/metrics`)).text()).toContain('gondola_files_answering 0')
      await running.end('SIGTERM')
    } finally {
      await server.start()
    }
  })

  it('are not begun, nor is the shop, with a key that the store refuses', async () => {
    const wrong = { ...env(prefix), S3_SECRET_ACCESS_KEY: 'geheim' }
    const start = await runCli('server/src/main.ts', [], { ...wrong, PORT: '0', GONDOLA_DEMO: 'no' })
    expect([start.status, start.errors]).toEqual([
      1,
      expect.stringContaining('el depósito de S3_URL no acepta'),
    ])
    const half = await runCli('server/src/main.ts', [], { ...wrong, S3_SECRET_ACCESS_KEY: '' })
    expect([half.status, half.errors]).toEqual([1, expect.stringContaining('S3_SECRET_ACCESS_KEY')])
    expect(start.errors + start.output + half.errors).not.toContain('geheim')
  })
})
