import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startS3Server, type S3Server } from '../../../../lab/harness/s3-server.ts'
import { createScratchFolder, type ScratchFolder } from '../../../../lab/harness/scratch-folder.ts'
import { FilesAway, isFilePath, type FileStore } from './file-store.ts'
import { FolderFiles } from './folder-files.ts'
import { fileHash } from './local-file.ts'
import { S3Files } from './s3-files.ts'

let server: S3Server
let scratch: ScratchFolder
let machines = 0
beforeAll(async () => void (server = await startS3Server()))
afterAll(() => server.remove())
beforeEach(async () => void (scratch = await createScratchFolder('files')))
afterEach(() => scratch.remove())

/** A store of its own for each test, and as another machine sees it. */
const STORES: Record<string, () => { store: FileStore; elsewhere: FileStore }> = {
  folder: () => ({ store: new FolderFiles(scratch.folder), elsewhere: new FolderFiles(scratch.folder) }),
  s3: () => {
    const settings = { ...server.settings, prefix: `prueba${machines++}/` }
    const machine = (name: string) => new S3Files(settings, join(scratch.folder, name), 5)
    return { store: machine('una'), elsewhere: machine('otra') }
  },
}

const PICTURE = 'imagenes/articulos/0123456789abcdef01234567-640.webp'
const contentOf = (store: FileStore, path: string) =>
  store.onDisk(path, (file) => readFile(file).catch(() => null))
const served = (store: FileStore, path: string) =>
  join(store.servedFolder('imagenes'), path.replace('imagenes/', ''))

describe.each(Object.entries(STORES))('files in a store (%s)', (_name, open) => {
  it('are written whole, by any machine, and read by any', async () => {
    const { store, elsewhere } = open()
    const content = randomBytes(70_000)
    expect(await store.write(PICTURE, content)).toBe(70_000)
    expect(await elsewhere.write('importaciones/a b ñ+%.lista', Readable.from([content, content]))).toBe(
      140_000,
    )
    expect(await contentOf(elsewhere, PICTURE)).toEqual(content)
    expect((await contentOf(store, 'importaciones/a b ñ+%.lista'))?.length).toBe(140_000)
    expect(await contentOf(store, 'importaciones/ninguna')).toBeNull()
    expect(await store.write(PICTURE, Buffer.from('otra'))).toBe(4)
    expect(await contentOf(elsewhere, PICTURE)).toEqual(Buffer.from('otra'))
    expect(await store.write('importaciones/vacia', Readable.from([]))).toBe(0)
  })

  it('are as before when a write breaks off', async () => {
    const { store } = open()
    await store.write(PICTURE, Buffer.from('entera'))
    const breaking = Readable.from(
      (function* () {
        yield Buffer.from('media')
        throw new Error('broken off')
      })(),
    )
    await expect(store.write(PICTURE, breaking)).rejects.toThrow('broken off')
    expect(await contentOf(store, PICTURE)).toEqual(Buffer.from('entera'))
    expect((await store.list(['imagenes'])).map(({ path }) => path)).toEqual([PICTURE])
    const all = await readdir(scratch.folder, { recursive: true })
    expect(all.filter((name) => /part$|entrantes\/./.test(name))).toEqual([])
  })

  it('are listed by path with size and time, beyond one page, and removed', async () => {
    const { store, elsewhere } = open()
    const paths = Array.from(
      { length: 12 },
      (_, at) => `imagenes/articulos/${String(at).padStart(4, '0')}.webp`,
    )
    for (const path of paths.toReversed()) await store.write(path, Buffer.from(path))
    await store.write('importaciones/x.lista', Buffer.from('x'))
    const list = await elsewhere.list(['imagenes', 'importaciones'])
    expect(list.map(({ path }) => path)).toEqual([...paths, 'importaciones/x.lista'])
    expect(list[0]).toEqual({ path: paths[0], bytes: paths[0]!.length, modifiedAt: expect.any(Date) })
    await store.remove(paths[0]!)
    await store.remove(paths[0]!)
    expect((await elsewhere.list(['imagenes'])).length).toBe(11)
    expect(await contentOf(store, paths[0]!)).toBeNull()
  })

  it('are copied out with their time, and known again', async () => {
    const { store } = open()
    await store.write(PICTURE, Buffer.from('una'))
    const [stored] = await store.list(['imagenes'])
    const copy = join(scratch.folder, 'copia')
    expect(await store.copyTo(PICTURE, copy)).toBe(true)
    expect(await readFile(copy, 'utf8')).toBe('una')
    const seconds = (time: Date) => Math.floor(time.getTime() / 1000)
    expect(seconds((await stat(copy)).mtime)).toBe(seconds(stored!.modifiedAt))
    const known = { file: copy, sha256: await fileHash(copy) }
    expect(await store.isSame(stored!, known)).toBe(true)
    await store.write(PICTURE, Buffer.from('otra'))
    const [changed] = await store.list(['imagenes'])
    expect(await store.isSame(changed!, known)).toBe(false)
    await store.remove(PICTURE)
    expect(await store.copyTo(PICTURE, join(scratch.folder, 'nada'))).toBe(false)
  })

  it('are brought to be served, with their time, and are gone when they are removed', async () => {
    const { store, elsewhere } = open()
    await store.write(PICTURE, Buffer.from('una'))
    await Promise.all(Array.from({ length: 5 }, () => elsewhere.bring(PICTURE, true)))
    expect(await readFile(served(elsewhere, PICTURE), 'utf8')).toBe('una')
    await store.bring(PICTURE, true)
    const times = await Promise.all(
      [store, elsewhere].map(async (one) => (await stat(served(one, PICTURE))).mtimeMs),
    )
    expect(times[0]).toBe(times[1])
    await elsewhere.bring('imagenes/articulos/nada.webp', true)
    expect(existsSync(served(elsewhere, 'imagenes/articulos/nada.webp'))).toBe(false)
    for (const odd of ['imagenes/articulos', `${PICTURE}/otra`, `imagenes/${'ñ'.repeat(100)}`])
      await elsewhere.bring(odd, false)
    expect(await readFile(served(elsewhere, PICTURE), 'utf8')).toBe('una')
    await elsewhere.remove(PICTURE)
    await elsewhere.bring(PICTURE, true)
    expect(existsSync(served(elsewhere, PICTURE))).toBe(false)
  })

  it.each([
    '../gondola.sqlite',
    'imagenes/../gondola.sqlite',
    'imagenes/..',
    'imagenes',
    'imagenes/',
    'imagenes//a',
    'imagenes/./a',
    'respaldos/a',
    '/etc/passwd',
    'imagenes\\..\\a',
    'imagenes/a\0.webp',
    'imagenes/a\n',
    `imagenes/${'a'.repeat(201)}`,
    `imagenes/${'ñ'.repeat(101)}`,
    `imagenes${'/a'.repeat(200)}`,
    'imagenes/\ud800',
  ])('lie nowhere else: %j', async (path) => {
    const { store } = open()
    expect(isFilePath(path)).toBe(false)
    for (const use of [
      () => store.write(path, Buffer.from('x')),
      () => store.remove(path),
      () => store.copyTo(path, join(scratch.folder, 'x')),
      () => store.onDisk(path, async () => {}),
    ])
      await expect(async () => use()).rejects.toThrow('no path of a file')
    await store.bring(path, false)
  })
})

describe('a store that is away', () => {
  const at = (endpoint: string, more = {}) =>
    new S3Files({ ...server.settings, endpoint, ...more }, join(scratch.folder, 'cerca'))

  it('is reported as such by everything, and what was brought is served on', async () => {
    const store = at(server.settings.endpoint, { prefix: 'lejos/' })
    await store.write(PICTURE, Buffer.from('una'))
    await store.bring(PICTURE, true)
    await store.bring(PICTURE, false)
    await server.stop()
    try {
      for (const use of [
        () => store.write(PICTURE, Buffer.from('x')),
        () => store.write(PICTURE, Readable.from([Buffer.from('x')])),
        () => store.remove(PICTURE),
        () => store.list(['imagenes']),
        () => store.copyTo(PICTURE, join(scratch.folder, 'x')),
        () => store.onDisk(PICTURE, async () => {}),
        () => store.bring('imagenes/articulos/otra.webp', true),
        () => store.check(),
      ])
        await expect(use()).rejects.toThrow(FilesAway)
      expect(await store.isAnswering()).toBe(false)
      await store.bring(PICTURE, true)
      await store.bring(PICTURE, false)
      expect(await readFile(served(store, PICTURE), 'utf8')).toBe('una')
    } finally {
      await server.start()
    }
    await expect
      .poll(() =>
        store.list(['imagenes']).then(
          (list) => list.length,
          () => 0,
        ),
      )
      .toBe(1)
  })

  it('is given up when it takes connections and says nothing', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const store = at(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`)
    await expect(store.check()).rejects.toThrow(FilesAway)
    // not asked again at once
    await expect(store.list(['imagenes'])).rejects.toThrow('failed a moment ago')
    silent.close()
  })

  it.each([
    ['another key', { secretAccessKey: 'otra' }],
    ['another bucket', { bucket: 'no-hay' }],
  ])('says of %s that it is refused', async (_what, more) => {
    const store = at(server.settings.endpoint, more)
    await expect(store.check()).rejects.toMatchObject({ isRefused: true })
    await expect(store.write(PICTURE, Buffer.from('x'))).rejects.toMatchObject({ isRefused: true })
  })
})

describe('copies on this machine', () => {
  it('do not grow beyond their limit: the least recently used go, and what a killed process left', async () => {
    const settings = { ...server.settings, prefix: 'copias/', cacheBytes: 25_000 }
    const root = join(scratch.folder, 'cerca')
    const store = new S3Files(settings, root)
    const path = (name: string) => `imagenes/articulos/${name}.webp`
    for (const name of ['a', 'b', 'c']) {
      await store.write(path(name), randomBytes(10_000))
      await new S3Files(settings, root).bring(path(name), true)
    }
    const before = new Date(Date.now() - 3_600_000)
    const age = async (name: string) => {
      const file = served(store, path(name))
      await utimes(file, before, (await stat(file)).mtime)
    }
    await Promise.all(['a', 'b'].map(age))
    await mkdir(join(root, 'entrantes'), { recursive: true })
    await writeFile(join(root, 'entrantes/resto'), 'x')
    await utimes(join(root, 'entrantes/resto'), 0, 0)
    await store.bring(path('b'), true)
    await store.write(path('d'), randomBytes(10_000))
    await store.bring(path('d'), true)
    const there = await readdir(join(store.servedFolder('imagenes'), 'articulos'))
    expect(there.toSorted()).toEqual(['b.webp', 'c.webp', 'd.webp'])
    expect(await readdir(join(root, 'entrantes'))).toEqual([])
    await store.bring(path('a'), true)
    expect(existsSync(served(store, path('a')))).toBe(true)
  })
})

it('removes from a folder what killed processes had begun to write', async () => {
  // a process that wrote half a file, and is gone
  const script = `import { FolderFiles } from ${JSON.stringify(fileURLToPath(new URL('folder-files.ts', import.meta.url)))}
      import { Readable } from 'node:stream'
      import { readdirSync } from 'node:fs'
      const [folder] = process.argv.slice(1)
      const half = async function* () {
        yield Buffer.from('half')
        while (readdirSync(folder + '/importaciones').length === 0) await new Promise(setImmediate)
        process.kill(process.pid, 'SIGKILL')
      }
      await new FolderFiles(folder).write('importaciones/x.lista', Readable.from(half()))`
  spawnSync(process.execPath, ['--input-type=module', '-e', script, scratch.folder])
  const parts = async () =>
    (await readdir(scratch.folder, { recursive: true })).filter((name) => name.endsWith('.part'))
  expect(await parts()).toHaveLength(1)
  const writing = new PassThrough()
  const written = new FolderFiles(scratch.folder).write('importaciones/y.lista', writing)
  writing.write('half')
  await vi.waitFor(async () => expect(await parts()).toHaveLength(2))
  await new FolderFiles(scratch.folder).removeLeftovers()
  expect(await parts()).toHaveLength(1)
  writing.end()
  expect(await written).toBe(4)
  expect(await parts()).toEqual([])
})
