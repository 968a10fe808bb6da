import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnPostgres } from '../../lab/harness/databases.ts'
import { freePort } from '../../lab/harness/free-port.ts'
import { nginxFolder, runNginx, temporaryPaths, type Nginx } from '../../lab/harness/nginx.ts'
import { createTestDatabase, withClient } from '../../lab/harness/postgres.ts'
import { runCli } from '../../lab/harness/run-cli.ts'
import { createScratchFolder, type ScratchFolder } from '../../lab/harness/scratch-folder.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { writeParameters } from '../src/site/parameters.store.ts'

// Two chains on one machine, each with its process, its database and its name.

let scratch: ScratchFolder
let base: string
let nginx: Nginx | null = null
const ports: Record<string, number> = {}

const cadena = (...args: string[]) =>
  runCli('tools/chains/chains-cli.ts', [...args, '--base', base], { HOME: scratch.folder })
const envOf = async (name: string, at = base) =>
  parseEnv(await readFile(join(at, name, 'tienda.env'), 'utf8')) as Record<string, string>
const pidOf = async (name: string, at = base) => Number(await readFile(join(at, name, 'proceso.pid'), 'utf8'))

beforeAll(async () => {
  scratch = await createScratchFolder('chains')
  base = join(scratch.folder, 'cadenas')
})
afterAll(async () => {
  await nginx?.stop()
  for (const at of [base, join(scratch.folder, 'otro')])
    for (const name of existsSync(at) ? await readdir(at) : [])
      if (existsSync(join(at, name, 'tienda.env')))
        await runCli('tools/chains/chains-cli.ts', ['parar', name, '--base', at], {})
  await scratch.remove()
})

it('makes two chains, each with its own article, name and keys', async () => {
  for (const [name, article] of [
    ['norte', 'Yerba Norteña 1 kg'],
    ['super-sur', 'Galletitas Sureñas 500 g'],
  ] as const) {
    ports[name] = await freePort()
    const made = await cadena('nueva', name, '--dominio', `${name}.example`, '--puerto', String(ports[name]))
    expect([made.status, made.errors]).toEqual([0, ''])
    expect(made.output).toContain(`${name} está abierta en http://127.0.0.1:${ports[name]}`)
    const env = await envOf(name)
    const list = join(scratch.folder, `${name}.csv`)
    await writeFile(
      list,
      `codigo;descripcion;departamento;familia;precio\nA1;${article};Almacén;Varios;1500\n`,
    )
    const taken = await runCli('server/src/office/imports/cli.ts', [list], env)
    expect([taken.status, taken.errors]).toEqual([0, expect.anything()])
    const { db, close } = openDatabase({ databaseUrl: null, dataFolder: env['GONDOLA_DATA'] ?? '' })
    await writeParameters(db, { Abierta: true })
    await close()
    await cadena('parar', name)
    await cadena('arrancar', name)
  }
  const [north, south] = [await envOf('norte'), await envOf('super-sur')]
  expect(north['SECRET_KEYS']).not.toBe(south['SECRET_KEYS'])
  expect([north['RESPALDO_HORA'], south['RESPALDO_HORA']]).toEqual(['02:00', '02:10'])
  for (const name of ['norte', 'super-sur']) {
    const secrets = ['tienda.env', 'datos/clave-admin.txt', 'tls/privkey.pem'].map((file) =>
      join(base, name, file),
    )
    for (const file of secrets) expect([file, (await stat(file)).mode & 0o077]).toEqual([file, 0])
    await expectUnit(name)
  }
})

/** The unit is what systemd understands, and runs the chain's program with the chain's settings. */
async function expectUnit(name: string): Promise<void> {
  const unit = join(scratch.folder, `gondola-${name}.service`)
  const text = await readFile(join(base, name, `gondola-${name}.service`), 'utf8')
  expect(text).toContain(`EnvironmentFile=${join(base, name, 'tienda.env')}\n`)
  expect(text).toContain(`BindPaths=${join(base, name)}\nReadWritePaths=${join(base, name)}\n`)
  expect(text).not.toMatch(/\/opt\/gondola|GONDOLA_DATA/)
  // the program may be where systemd's own account may not look
  await writeFile(unit, text.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'))
  if (!existsSync('/usr/bin/systemd-analyze')) return
  const { stdout, stderr } = await promisify(execFile)('systemd-analyze', ['verify', '--man=no', unit])
  expect((stdout + stderr).split('\n').filter((line) => line.includes(`gondola-${name}`))).toEqual([])
}

it('says what is wrong with a name, a domain, a port and an hour, and makes nothing', async () => {
  const refused = async (...args: string[]) => {
    const { status, errors } = await cadena(...args)
    return `${status} ${errors.trim().split('\n')[0]}`
  }
  expect(await refused('nueva', 'Norte', '--dominio', 'a.example')).toMatch(/^1 «Norte» no sirve de nombre/)
  expect(await refused('nueva', '../fuera', '--dominio', 'a.example')).toMatch(/^1 .* no sirve de nombre/)
  expect(await refused('nueva', 'este', '--dominio', 'https://a.example')).toMatch(/no sirve de dominio/)
  expect(await refused('nueva', 'este', '--dominio', 'norte.example')).toMatch(/es el dominio de norte/)
  expect(await refused('nueva', 'este', '--dominio', 'a.example;')).toMatch(/no sirve de dominio/)
  expect(await refused('nueva', 'norte', '--dominio', 'a.example')).toMatch(/Ya hay una cadena norte/)
  const taken = String(ports['norte'])
  expect(await refused('nueva', 'este', '--dominio', 'a.example', '--puerto', taken)).toMatch(
    /es de otra cadena/,
  )
  expect(await refused('nueva', 'este', '--dominio', 'a.example', '--respaldo', '3')).toMatch(
    /no es una hora/,
  )
  expect(await refused('parar', 'este')).toMatch(/No hay ninguna cadena este/)
  expect(await refused('volar', 'norte')).toMatch(/^1 Uso: npm run cadena/)
  expect((await readdir(base)).toSorted()).toEqual(['nginx.conf', 'norte', 'super-sur'])
})

/** The two chains behind one nginx, with the files as they were written but for the system's own paths and ports. */
async function startProxy(): Promise<void> {
  const folder = await nginxFolder()
  const [plain, tls] = [await freePort(), await freePort()]
  const machine = await readFile(join(base, 'nginx.conf'), 'utf8')
  const blocks = await Promise.all(
    ['norte', 'super-sur'].map((name) => readFile(join(base, name, 'nginx.conf'), 'utf8')),
  )
  const text = machine
    .replace(`include ${base}/*/nginx.conf;`, () => blocks.join('\n'))
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/var/cache/nginx', folder)
  await writeFile(join(folder, 'gondola.conf'), text)
  nginx = await runNginx(
    folder,
    tls,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
     http { ${temporaryPaths(folder)} include gondola.conf; }`,
  )
}

/** Asks by name, as a browser does that found nginx's address in the DNS, and checks the certificate. */
async function ask(domain: string, path: string): Promise<{ status: number; body: string }> {
  const ca = await readFile(join(base, domain.replace('.example', ''), 'tls/fullchain.pem'))
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: nginx?.port,
      path,
      servername: domain,
      headers: { host: domain },
      ca,
    }
    request({ ...options, agent: false }, (answer) => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (body += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })
}
const found = async (domain: string, word: string) =>
  (
    JSON.parse((await ask(domain, `/api/tarticulos/search/${word}/0/20`)).body) as { Descripcion: string }[]
  ).map(({ Descripcion }) => Descripcion)

it('reaches each by its own name through one nginx; one that dies does not take the other along', async () => {
  await startProxy()
  expect(await found('norte.example', 'yerba')).toEqual(['Yerba Norteña 1 kg'])
  expect(await found('norte.example', 'galletitas')).toEqual([])
  expect(await found('super-sur.example', 'galletitas')).toEqual(['Galletitas Sureñas 500 g'])
  expect((await ask('super-sur.example', '/robots.txt')).body).toContain(
    'https://super-sur.example/sitemap.xml',
  )
  process.kill(await pidOf('norte'), 'SIGKILL')
  await expect.poll(async () => (await ask('norte.example', '/healthz')).status).toBe(502)
  expect(await found('super-sur.example', 'galletitas')).toEqual(['Galletitas Sureñas 500 g'])
  const { output } = await cadena('lista')
  expect(output).toMatch(/^norte +https:\/\/norte\.example +\d+ +cerrada /m)
  expect(output).toMatch(/^super-sur +https:\/\/super-sur\.example +\d+ +abierta, \d+ MB /m)
  expect((await cadena('arrancar', 'norte')).status).toBe(0)
  expect(await found('norte.example', 'yerba')).toEqual(['Yerba Norteña 1 kg'])
})

it('backs one up, moves it to another domain and another folder, with its orders and keys', async () => {
  expect((await cadena('respaldar', 'norte')).output).toContain('Respaldo hecho y comprobado')
  const before = await envOf('norte')
  expect((await cadena('mudar', 'norte', '--dominio', 'norte2.example')).output).toContain(
    'norte se mudó a norte2.example',
  )
  expect(await readFile(join(base, 'norte/nginx.conf'), 'utf8')).toContain('server_name norte2.example;')
  const there = join(scratch.folder, 'otro')
  expect((await cadena('mudar', 'norte', '--a', there)).status).toBe(0)
  expect(existsSync(join(base, 'norte'))).toBe(false)
  const after = await envOf('norte', there)
  expect(after['SECRET_KEYS']).toBe(before['SECRET_KEYS'])
  const robots = await fetch(`http://127.0.0.1:${ports['norte']}/robots.txt`)
  expect(await robots.text()).toContain('https://norte2.example/sitemap.xml')
})

it('removes one with a backup that restores, and only when asked twice', async () => {
  const asked = await cadena('quitar', 'super-sur')
  expect([asked.status, asked.errors]).toEqual([1, expect.stringContaining('quitar super-sur --si')])
  const removed = await cadena('quitar', 'super-sur', '--si')
  expect([removed.status, removed.errors]).toEqual([0, ''])
  expect(existsSync(join(base, 'super-sur'))).toBe(false)
  const [name = ''] = await readdir(join(base, 'quitadas'))
  const aside = join(base, 'quitadas', name)
  expect((await readdir(aside)).toSorted()).toEqual(['respaldos', 'tienda.env'])
  const backup = join(aside, 'respaldos', (await readdir(join(aside, 'respaldos'))).toSorted().at(-1) ?? '')
  const again = join(scratch.folder, 'vuelve')
  const restored = await runCli('server/src/app/backup/restore-cli.ts', [backup], { GONDOLA_DATA: again })
  expect([restored.status, restored.errors]).toEqual([0, ''])
  const { db, close } = openDatabase({ databaseUrl: null, dataFolder: again })
  expect(await db.selectFrom('articles').select('Descripcion').execute()).toEqual([
    { Descripcion: 'Galletitas Sureñas 500 g' },
  ])
  await close()
  await rm(again, { recursive: true })
})

describeOnPostgres('npm run cadena', () => {
  it('makes one on PostgreSQL, and tells how its database goes when it was removed without', async () => {
    const administrator = await createTestDatabase()
    const port = String(await freePort())
    const made = await cadena(
      'nueva',
      'este',
      '--dominio',
      'este.example',
      '--puerto',
      port,
      '--postgres',
      administrator,
    )
    expect([made.status, made.errors]).toEqual([0, ''])
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toMatchObject({ status: 'ok' })
    expect(existsSync(join(base, 'este/datos/gondola.sqlite'))).toBe(false)
    const removed = await cadena('quitar', 'este', '--si')
    expect([removed.status, removed.errors]).toEqual([0, ''])
    expect(removed.output).toContain('dropdb gondola_este; dropuser gondola_este')
    await withClient(administrator, async (client) => {
      await client.query('drop database gondola_este')
      await client.query('drop role gondola_este')
    })
  })

  it('moves one to PostgreSQL, to a role and database of its own, and removes both with it', async () => {
    const administrator = await createTestDatabase()
    const there = join(scratch.folder, 'otro')
    const onBase = (...args: string[]) => runCli('tools/chains/chains-cli.ts', [...args, '--base', there], {})
    const moved = await onBase('mudar', 'norte', '--postgres', administrator)
    expect([moved.status, moved.errors]).toEqual([0, ''])
    const { DATABASE_URL = '' } = await envOf('norte', there)
    expect(new URL(DATABASE_URL)).toMatchObject({ username: 'gondola_norte', pathname: '/gondola_norte' })
    await withClient(DATABASE_URL, async (client) =>
      expect((await client.query('select "Descripcion" from articles')).rows).toEqual([
        { Descripcion: 'Yerba Norteña 1 kg' },
      ]),
    )
    expect((await fetch(`http://127.0.0.1:${ports['norte']}/readyz`)).status).toBe(200)
    expect((await onBase('mudar', 'norte', '--postgres', administrator)).status).toBe(1)
    const removed = await onBase('quitar', 'norte', '--si', '--postgres', administrator)
    expect([removed.status, removed.errors]).toEqual([0, ''])
    const left = await withClient(administrator, (client) =>
      client.query("select datname from pg_database where datname = 'gondola_norte'"),
    )
    expect(left.rows).toEqual([])
  })
})
