import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase, describeOnPostgres } from '../../lab/harness/databases.ts'
import { createFilledDatabase } from '../../lab/harness/filled-database.ts'
import { freePort } from '../../lab/harness/free-port.ts'
import { nginxFolder, runNginx, temporaryPaths, type Nginx } from '../../lab/harness/nginx.ts'
import { createTestDatabase, withClient } from '../../lab/harness/postgres.ts'
import { processEnvironment } from '../../lab/harness/process-environment.ts'
import { startS3Server } from '../../lab/harness/s3-server.ts'
import { createScratchFolder, type ScratchFolder } from '../../lab/harness/scratch-folder.ts'
import { runServer } from '../../lab/harness/server-process.ts'
import { startSmtp } from '../../lab/harness/smtp.ts'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { SecretBox } from '../src/platform/secrets/secret-box.ts'
import { newSecretKey } from '../src/platform/secrets/secret-key.ts'

// Each set-up is really broken: on the disk, in the database, at a port, behind a proxy.

const DOCTOR = fileURLToPath(new URL('../src/app/doctor/doctor-cli.ts', import.meta.url))
const NO_ARRANCA = 3
const GRAVE = 2
const AVISO = 1
type Env = Readonly<Record<string, string>>

/** Runs the command; `before` are the words of a program that runs it. */
async function examine(
  env: Env,
  before: readonly string[] = [],
): Promise<{ status: number | null; output: string }> {
  const [program, ...args] = [...before, process.execPath, DOCTOR]
  const child = spawn(program, args, {
    env: processEnvironment({ INSEGURO: '', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, output }
}

const isRoot = process.getuid?.() === 0
/** Root without the right to overrule a file's mode, as any other account. */
const AS_ACCOUNT = isRoot ? ['setpriv', '--bounding-set', '-all', '--inh-caps', '-all'] : []
const OWN_MOUNTS = ['unshare', ...(isRoot ? [] : ['--map-root-user']), '--mount']
const mayMount = spawnSync(OWN_MOUNTS[0]!, [...OWN_MOUNTS.slice(1), 'true']).status === 0
const withMount = (commands: string) => [...OWN_MOUNTS, 'sh', '-ec', `${commands}; exec "$@"`, 'sh']

const cleanUps: (() => unknown)[] = []
let scratch: ScratchFolder
beforeAll(async () => {
  scratch = await createScratchFolder('doctor')
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})
afterAll(() => scratch.remove())

/** A shop that was started once and closed. */
async function closedShop(): Promise<{ folder: string; file: string; env: Env }> {
  const reading = readConfig({ GONDOLA_DEMO: 'no' })
  if (!reading.ok) throw new Error('the configuration is wrong')
  const recipe = { filling: 'base', clock: systemClock, now: undefined, config: reading.config } as const
  const { dataFolder, drop } = await createFilledDatabase('sqlite', recipe)
  cleanUps.push(drop)
  const box = new SecretBox({ secretKeys: null, dataFolder })
  const private_key = box.seal('a key', 'push:1')
  await inShop(dataFolder, (db) =>
    db
      .prepare("insert into push_keys (id, public_key, private_key, created_at) values (1, 'a', ?, ?)")
      .run(private_key, NOW),
  )
  const env = { GONDOLA_DATA: dataFolder, PORT: String(await freePort()), GONDOLA_DEMO: 'no' }
  return { folder: dataFolder, file: join(dataFolder, 'gondola.sqlite'), env }
}
const NOW = new Date().toISOString()

async function inShop(folder: string, work: (db: Sqlite.Database) => unknown): Promise<void> {
  const db = new Sqlite(join(folder, 'gondola.sqlite'))
  work(db)
  db.close()
}

/** A port of another program. */
async function takePort(): Promise<number> {
  const server = createServer((socket) => socket.end('SSH-2.0\r\n')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUps.push(() => server.close())
  return (server.address() as AddressInfo).port
}

describe('npm run doctor', () => {
  it('finds nothing in a shop that is well, changes nothing, and ends with 0', async () => {
    const { folder, file, env } = await closedShop()
    const before = await contentOf(file)
    expect(await examine(env)).toEqual({
      status: 0,
      output: `Revisión de la tienda de ${folder}\nTodo está en orden.\n`,
    })
    expect(await contentOf(file)).toEqual(before)
  })

  it('finds nothing before the first start, and makes nothing', async () => {
    const folder = join(scratch.folder, 'nueva', 'tienda')
    expect(await examine({ GONDOLA_DATA: folder, PORT: String(await freePort()) })).toMatchObject({
      status: 0,
    })
    await expect(readFile(folder)).rejects.toThrow('ENOENT')
  })

  type Broken = Awaited<ReturnType<typeof closedShop>>
  /** Breaks a shop; what it returns is added to the environment, or runs the command. */
  type Break = (shop: Broken) => Promise<{ env?: Env; before?: readonly string[] } | void>

  const BROKEN: Record<string, [status: number, named: RegExp, remedy: RegExp, break_: Break]> = {
    'a setting with a wrong value': [
      NO_ARRANCA,
      /PORT: «tres mil»/,
      /archivo de entorno/,
      async () => ({ env: { PORT: 'tres mil' } }),
    ],
    'a public address without https': [
      NO_ARRANCA,
      /PUBLIC_URL: «http:\/\/tienda\.example»/,
      /archivo de entorno/,
      async () => ({ env: { NODE_ENV: 'production', PUBLIC_URL: 'http://tienda.example' } }),
    ],
    'a first password that is guessed': [
      GRAVE,
      /ADMIN_PASSWORD es de las contraseñas/,
      /cambiala/,
      async () => ({ env: { ADMIN_PASSWORD: 'password1' } }),
    ],
    'limits that are off': [
      GRAVE,
      /RATE_LIMIT=off/,
      /Quitá RATE_LIMIT/,
      async () => ({ env: { RATE_LIMIT: 'off' } }),
    ],
    'a data folder that is a file': [
      NO_ARRANCA,
      /no es una carpeta/,
      /GONDOLA_DATA/,
      async ({ file }) => ({ env: { GONDOLA_DATA: file } }),
    ],
    'a data folder of another account': [
      NO_ARRANCA,
      /No se puede escribir en .* \(EACCES\)/,
      /chown -R gondola/,
      async ({ folder }) => {
        await chmod(folder, 0o500)
        cleanUps.push(() => chmod(folder, 0o700))
        return { before: AS_ACCOUNT }
      },
    ],
    'a database file that may only be read': [
      NO_ARRANCA,
      /No se puede escribir en .*gondola\.sqlite \(EACCES\)/,
      /chown -R gondola/,
      async ({ file }) => {
        await chmod(file, 0o400)
        return { before: AS_ACCOUNT }
      },
    ],
    'a damaged database': [
      NO_ARRANCA,
      /GONDOLA_DATA \(file is not a database\)/,
      /restaurá el último respaldo/,
      async ({ file }) => overwrite(file, 0, 200),
    ],
    'a database with a damaged page': [
      NO_ARRANCA,
      /GONDOLA_DATA \(database disk image is malformed\)/,
      /restaurá el último respaldo/,
      async ({ folder, file }) => {
        let root = 0
        await inShop(folder, (db) => {
          root = db
            .prepare("select rootpage from sqlite_schema where name = 'parameters'")
            .pluck()
            .get() as number
        })
        await overwrite(file, (root - 1) * 4096, 64)
      },
    ],
    'a database whose pages do not add up': [
      GRAVE,
      /La base está dañada: .*freelist/i,
      /restaurá el último respaldo/,
      // the header's count of free pages
      ({ file }) => overwrite(file, 39, 1),
    ],
    'a database that another program holds': [
      NO_ARRANCA,
      /GONDOLA_DATA \(database is locked\)/,
      /Otro programa tiene tomada la base/,
      async ({ file }) => {
        const db = new Sqlite(file)
        db.exec('begin immediate')
        cleanUps.push(() => db.close())
      },
    ],
    'a shop of a newer version': [
      NO_ARRANCA,
      /versión más nueva que este programa \(no se conoce 9999-later\)/,
      /Usá el programa de esa versión/,
      ({ folder }) =>
        inShop(folder, (db) => db.exec(`insert into kysely_migration values ('9999-later', '${NOW}')`)),
    ],
    'a shop of before the first version': [
      NO_ARRANCA,
      /antes de la versión 0\.1\.0/,
      /Usá el programa de esa versión/,
      ({ folder }) => inShop(folder, (db) => db.exec("update kysely_migration set name = '0000-trial'")),
    ],
    'a restore that was cut before the database was in its place': [
      NO_ARRANCA,
      /Una restauración se cortó: no hay gondola\.sqlite, y sí gondola\.sqlite\.antes-2026/,
      /npm run restaurar/,
      ({ file }) => rename(file, `${file}.antes-2026-11-21T06-30-00Z`),
    ],
    'a restore that was cut before the pictures were in their place': [
      GRAVE,
      /Una restauración quedó a la mitad \(imagenes\.restaurando\)/,
      /npm run restaurar/,
      ({ folder }) => mkdir(join(folder, 'imagenes.restaurando')),
    ],
    'a database restored without its pictures': [
      GRAVE,
      /Faltan los archivos de 1 de 1 imágenes \(articulos\/0123456789abcdef01234567-800\.webp\)/,
      /copiá su carpeta imagenes/,
      ({ folder }) =>
        inShop(folder, (db) =>
          db.exec(`insert into pictures ("Imagen", kind, width, height, file_name, user_name, used_at)
            values ('articulos/0123456789abcdef01234567-800.webp', 'articulos', 1, 1, 'a', 'admin', '${NOW}')`),
        ),
    ],
    'a key file with something else': [
      NO_ARRANCA,
      /archivo de claves .*clave-secretos\.txt/,
      /Traé clave-secretos\.txt/,
      ({ folder }) => writeFile(join(folder, 'clave-secretos.txt'), 'no es una clave\n'),
    ],
    'a shop restored without its key': [
      GRAVE,
      /clave de los avisos/,
      /no están en los respaldos/,
      ({ folder }) => rm(join(folder, 'clave-secretos.txt')),
    ],
    'a shop with the key of another': [
      GRAVE,
      /clave de los avisos/,
      /Traé clave-secretos\.txt o SECRET_KEYS/,
      async () => ({ env: { SECRET_KEYS: newSecretKey() } }),
    ],
    'a key that everybody may read': [
      AVISO,
      /clave-secretos\.txt puede leerlo cualquiera/,
      /chmod 600/,
      ({ folder }) => chmod(join(folder, 'clave-secretos.txt'), 0o644),
    ],
    'a port that another program has': [
      NO_ARRANCA,
      /no se puede escuchar en 127\.0\.0\.1:\d+ \(EADDRINUSE\)/,
      /ss -ltnp/,
      async () => ({ env: { PORT: String(await takePort()) } }),
    ],
    'an address of another machine': [
      NO_ARRANCA,
      /escuchar en 192\.0\.2\.1:\d+ \(EADDRNOTAVAIL\)/,
      /cambiá PORT o HOST/,
      async () => ({
        env: { HOST: '192.0.2.1', PUBLIC_URL: 'https://localhost:1', TRUST_PROXY: 'loopback' },
      }),
    ],
    'a clock that is behind': [
      GRAVE,
      /El reloj atrasa: en la tienda hay algo del 2999/,
      /timedatectl/,
      ({ folder }) =>
        inShop(folder, (db) =>
          db.exec(
            `insert into audit_log (at, entity, "key", action) values ('2999-01-01T00:00:00.000Z', 'a', '1', 'a')`,
          ),
        ),
    ],
    'a mail server that does not answer': [
      GRAVE,
      /servidor de correo no acepta a la tienda \(.*ECONNREFUSED/,
      /SMTP_URL/,
      async () => ({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } }),
    ],
    'a wrong password of the mail server': [
      GRAVE,
      /servidor de correo no acepta a la tienda \(.*535/,
      /SMTP_URL/,
      async () => ({ env: { SMTP_URL: `smtp://tienda:otra@127.0.0.1:${await startLoginSmtp()}` } }),
    ],
    'a folder of backups without rights': [
      GRAVE,
      /No se puede escribir en .*\/respaldos \(EACCES\): no habrá respaldos/,
      /RESPALDO_CARPETA/,
      async ({ folder }) => {
        await mkdir(join(folder, 'respaldos'), { mode: 0o500 })
        return { env: { RESPALDO_HORA: '03:30' }, before: AS_ACCOUNT }
      },
    ],
    'backups that stopped': [
      GRAVE,
      /El último respaldo es de 2026-01-02T/,
      /npm run respaldo/,
      async ({ folder }) => {
        const backup = join(folder, 'respaldos', '2026-01-02T06-30-00Z')
        await mkdir(backup, { recursive: true })
        const manifest = { format: 1, madeAt: '2026-01-02T06:30:00.000Z', reason: 'noche', files: [] }
        await writeFile(join(backup, 'respaldo.json'), JSON.stringify(manifest))
        return { env: { RESPALDO_HORA: '03:30' } }
      },
    ],
    'a store of files that refuses the keys': [
      NO_ARRANCA,
      /S3_URL no acepta las claves/,
      /S3_ACCESS_KEY_ID/,
      async () => {
        const s3 = await startS3Server()
        cleanUps.push(() => s3.remove())
        return { env: { ...s3.env, S3_SECRET_ACCESS_KEY: 'otra' } }
      },
    ],
    'a store of files that does not answer': [
      GRAVE,
      /depósito de S3_URL no responde/,
      /S3_URL y la red/,
      async () => ({
        env: { S3_URL: 'http://127.0.0.1:1/gondola', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
      }),
    ],
    'a proxy that is not trusted': [
      GRAVE,
      /TRUST_PROXY no lo nombra/,
      /TRUST_PROXY=loopback/,
      async () => ({ env: { PUBLIC_URL: 'https://localhost:1' } }),
    ],
    'a name that nobody knows': [
      GRAVE,
      /Nadie conoce el nombre tienda\.invalid/,
      /DNS/,
      async () => ({ env: { PUBLIC_URL: 'https://tienda.invalid', TRUST_PROXY: 'loopback' } }),
    ],
    'a proxy that does not run': [
      GRAVE,
      /https:\/\/localhost:1 no responde \(ECONNREFUSED\)/,
      /Arrancá el proxy/,
      async () => ({ env: { PUBLIC_URL: 'https://localhost:1', TRUST_PROXY: 'loopback' } }),
    ],
  }

  it.each(Object.entries(BROKEN))('names %s', async (_what, [status, named, remedy, break_]) => {
    const shop = await closedShop()
    const { env = {}, before = [] } = (await break_(shop)) ?? {}
    const found = await examine({ ...shop.env, ...env }, before)
    expect(found.output).toMatch(named)
    expect(found.output).toMatch(remedy)
    expect(found.status).toBe(status)
  })

  const MOUNTED: Record<
    string,
    [status: number, named: RegExp, remedy: RegExp, commands: (folder: string) => string]
  > = {
    // SQLite does not open there
    'a full disk': [
      NO_ARRANCA,
      /El disco de .* está lleno: quedan 0 MB/,
      /Hacé lugar/,
      (folder) =>
        `mkdir ${folder}.copia; cp -a ${folder}/. ${folder}.copia; mount -t tmpfs -o size=8m tmpfs ${folder};
         cp -a ${folder}.copia/. ${folder}; dd if=/dev/zero of=${folder}/relleno bs=64k status=none || true`,
    ],
    'a disk that is nearly full': [
      AVISO,
      /En el disco de .* quedan \d+ MB/,
      /Hacé lugar/,
      (folder) =>
        `cp -a ${folder} ${folder}.copia; mount -t tmpfs -o size=200m tmpfs ${folder}; cp -a ${folder}.copia/. ${folder}`,
    ],
    'a disk that is mounted to be read': [
      NO_ARRANCA,
      /montado sólo para lectura \(EROFS\)/,
      /remount,rw/,
      (folder) => `mount --bind ${folder} ${folder}; mount -o remount,bind,ro ${folder}`,
    ],
  }

  it.skipIf(!mayMount).each(Object.entries(MOUNTED))(
    'names %s',
    async (_what, [status, named, remedy, commands]) => {
      const { folder, env } = await closedShop()
      cleanUps.push(() => rm(`${folder}.copia`, { recursive: true, force: true }))
      const found = await examine(env, withMount(commands(folder)))
      expect(found.output).toMatch(named)
      expect(found.output).toMatch(remedy)
      expect(found.status).toBe(status)
    },
  )

  it.each([
    ['half a restore', /La tienda no puede arrancar: Una restauración se cortó/, 'gondola.sqlite'],
    [
      'a broken key file',
      /La tienda no puede arrancar: No se puede usar el archivo de claves/,
      'clave-secretos.txt',
    ],
  ])('is what a start says in one line, of %s', async (_what, expected, name) => {
    const { folder, env } = await closedShop()
    if (name === 'gondola.sqlite') await rename(join(folder, name), join(folder, `${name}.antes-2026`))
    else await writeFile(join(folder, name), 'nada\n')
    const child = runServer(env)
    let errors = ''
    child.stderr?.on('data', (text: Buffer) => (errors += text.toString()))
    expect(((await once(child, 'close')) as [number])[0]).toBe(1)
    expect(errors.trim().split('\n')).toEqual([expect.stringMatching(expected)])
  })
})

const contentOf = (file: string) => readFile(file, 'latin1')

async function overwrite(file: string, at: number, bytes: number): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(bytes, 0xff), 0, bytes, at)
  await handle.close()
}

/** A mail server that knows one password; returns its port. */
async function startLoginSmtp(): Promise<number> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, answer) => answer(Object.assign(new Error('no'), { responseCode: 535 })),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  cleanUps.push(() => new Promise<void>((done) => server.close(() => done())))
  return (server.server.address() as AddressInfo).port
}

describe('npm run doctor, of a shop that is open behind nginx', () => {
  let shop: TestShop
  let env: Env
  let tlsPort: number
  let port: number
  let certificate: { key: string; file: string }
  let nginx: Nginx | null = null
  let mail: Awaited<ReturnType<typeof startSmtp>>

  beforeAll(async () => {
    tlsPort = await freePort()
    mail = await startSmtp()
    const publicUrl = `https://localhost:${tlsPort}`
    shop = await startTestShop({
      database: 'sqlite',
      base: true,
      config: { publicUrl, trustProxy: 'loopback' },
    })
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    port = (shop.app.server.address() as AddressInfo).port
    certificate = await makeCertificate(365)
    env = {
      GONDOLA_DATA: shop.config.dataFolder,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      NODE_ENV: 'production',
      TRUST_PROXY: 'loopback',
      SMTP_URL: mail.url,
      RESPALDO_HORA: '03:30',
      NODE_EXTRA_CA_CERTS: certificate.file,
    }
  })
  afterEach(async () => {
    await nginx?.stop()
    nginx = null
  })
  afterAll(async () => {
    await shop.close()
    await mail.stop()
  })

  async function makeCertificate(days: number): Promise<{ key: string; file: string }> {
    const [key, file] = [join(scratch.folder, `${days}.key`), join(scratch.folder, `${days}.pem`)]
    const made = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=localhost',
      '-days',
      String(days),
    ]
    await promisify(execFile)('openssl', [
      ...made,
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      file,
    ])
    return { key, file }
  }

  /** nginx with TLS in front of the port; `site`: what its server has. */
  async function startProxy(to: number, site: string, { key, file } = certificate): Promise<void> {
    const folder = await nginxFolder()
    const upstream = (name: string) => `upstream ${name} { server 127.0.0.1:${to} max_fails=0; }`
    nginx = await runNginx(
      folder,
      tlsPort,
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
       http { ${temporaryPaths(folder)} include gondola-http.conf; proxy_cache_path ${folder}/cache keys_zone=gondola:1m;
         ${upstream('gondola')} ${upstream('gondola_fresh')}
         server { listen 127.0.0.1:${tlsPort} ssl; ssl_certificate ${file}; ssl_certificate_key ${key}; set $gondola_shop gondola; ${site} } }`,
    )
  }
  const OURS = 'include gondola-site.conf;'
  const ANOTHER = 'location / { proxy_pass http://gondola; }'

  it('finds nothing where all is well', async () => {
    await startProxy(port, OURS)
    expect(await examine(env)).toEqual({
      status: 0,
      output: `Revisión de la tienda de ${shop.config.dataFolder}\nTodo está en orden.\n`,
    })
  })

  it("names another proxy's limit of bodies, and figures that everybody sees", async () => {
    await startProxy(port, ANOTHER)
    const { status, output } = await examine(env)
    expect(status).toBe(GRAVE)
    expect(output).toMatch(/El proxy no deja pasar archivos de 15 MB/)
    expect(output).toMatch(/\/metrics está a la vista de todos/)
  })

  it('names a proxy that leads to a port where nobody is', async () => {
    await startProxy(1, OURS)
    expect(await examine(env)).toMatchObject({
      status: GRAVE,
      output: expect.stringMatching(/no encuentra la tienda \(502\).\n.*upstream/),
    })
  })

  it('names a proxy that leads elsewhere', async () => {
    await startProxy(port, 'return 200 "Welcome to nginx!";')
    expect((await examine(env)).output).toMatch(/responde otra cosa que esta tienda/)
  })

  it('names a certificate that ends soon, and one that no browser accepts', async () => {
    const short = await makeCertificate(5)
    await startProxy(port, OURS, short)
    expect(await examine({ ...env, NODE_EXTRA_CA_CERTS: short.file })).toMatchObject({
      status: AVISO,
      output: expect.stringMatching(/certificado de .* vence el \d{4}-\d\d-\d\d/),
    })
    expect(await examine({ ...env, NODE_EXTRA_CA_CERTS: '' })).toMatchObject({
      status: GRAVE,
      output: expect.stringMatching(/certificado de .* no sirve \(DEPTH_ZERO_SELF_SIGNED_CERT\)/),
    })
  })

  it("names another shop at the shop's port", async () => {
    await startProxy(port, OURS)
    const { status, output } = await examine({ ...env, PUBLIC_URL: 'https://otra.invalid' })
    expect(status).toBe(NO_ARRANCA)
    expect(output).toMatch(/atiende otra tienda, la de https:\/\/localhost/)
  })

  it('names no mail, no backups', async () => {
    await startProxy(port, OURS)
    const { status, output } = await examine({ ...env, SMTP_URL: '', RESPALDO_HORA: '' })
    expect(status).toBe(AVISO)
    expect(output).toMatch(/Sin SMTP_URL los correos no salen/)
    expect(output).toMatch(/RESPALDO_HORA no está/)
  })
})

describeOnPostgres('npm run doctor', () => {
  let data: string
  const serverOf = (url: string) => new URL('postgres', url).href
  const withUser = (url: string, user: string, password: string) =>
    Object.assign(new URL(url), { username: user, password }).href
  beforeAll(async () => {
    const { dataFolder, drop } = await createEmptyDatabase('sqlite')
    data = dataFolder
    cleanUpAtEnd = drop
  })
  let cleanUpAtEnd = async () => {}
  afterAll(() => cleanUpAtEnd())

  const examineUrl = async (url: string) =>
    examine({
      GONDOLA_DATA: data,
      DATABASE_URL: url,
      PORT: String(await freePort()),
      INSEGURO: 'si',
      GONDOLA_DEMO: 'no',
    })

  it('finds nothing in an empty database, and in a shop', async () => {
    const url = await createTestDatabase()
    for (const round of ['empty', 'filled']) {
      const { output } = await examineUrl(url)
      expect([round, output.match(/NO ARRANCA|GRAVE/g)]).toEqual([round, null])
      const { db, close } = openDatabase({ databaseUrl: url, dataFolder: data })
      await migrate(db)
      await close()
    }
  })

  it.each([
    [
      'a server that is away',
      'postgres://a:b@127.0.0.1:1/a',
      /DATABASE_URL \(.*ECONNREFUSED/,
      /Arrancá PostgreSQL/,
    ],
    [
      'a machine that nobody knows',
      'postgres://a:b@base.invalid/a',
      /DATABASE_URL \(.*base\.invalid/,
      /nombre de la máquina/,
    ],
  ])('names %s', async (_what, url, named, remedy) => {
    const { status, output } = await examineUrl(url)
    expect(status).toBe(NO_ARRANCA)
    expect(output).toMatch(named)
    expect(output).toMatch(remedy)
  })

  it('names a database that is not there, and a user that is not', async () => {
    const url = await createTestDatabase()
    expect((await examineUrl(`${url}_otra`)).output).toMatch(/does not exist\)\.\n.*createdb/)
    expect((await examineUrl(withUser(url, 'nadie', 'x'))).output).toMatch(
      /DATABASE_URL \(.*nadie.*\n.*usuario y contraseña/,
    )
  })

  it('names a database that is only read', async () => {
    const url = await createTestDatabase()
    const { db, close } = openDatabase({ databaseUrl: url, dataFolder: data })
    await migrate(db)
    await close()
    const name = new URL(url).pathname.slice(1)
    await withClient(serverOf(url), (client) =>
      client.query(`alter database ${name} set default_transaction_read_only = on`),
    )
    const { status, output } = await examineUrl(url)
    expect(status).toBe(NO_ARRANCA)
    expect(output).toMatch(/read-only transaction\)\.\n.*default_transaction_read_only/)
  })

  it('names a database in another encoding, and an account that may make no tables', async () => {
    const url = await createTestDatabase()
    const name = `${new URL(url).pathname.slice(1)}_latin`
    await withClient(serverOf(url), async (client) => {
      await client.query(`create database ${name} template template0 encoding 'LATIN1' locale 'C'`)
      await client.query(`create role ${name} login password 'clave'`)
    })
    cleanUps.push(() =>
      withClient(serverOf(url), async (client) => {
        await client.query(`drop database ${name}`)
        await client.query(`drop role ${name}`)
      }),
    )
    const { status, output } = await examineUrl(withUser(new URL(name, url).href, name, 'clave'))
    expect(status).toBe(NO_ARRANCA)
    expect(output).toMatch(/guarda textos en LATIN1, no en UTF8/)
    expect(output).toMatch(new RegExp(`El usuario ${name} no puede crear tablas`))
  })
})
