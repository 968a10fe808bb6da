import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { once } from 'node:events'
import {
  checkedName,
  domainOf,
  fileOf,
  listChains,
  portOf,
  REMOVED_FOLDER,
  saveChain,
  type Chain,
} from './chain.ts'
import { databaseOf, dropDatabase, makeDatabase } from './chain-database.ts'
import { findProcess, megabytesOf, runForChain, startChain, stopChain } from './chain-process.ts'
import { CHAIN_TEXTS, refuseChain } from './chain-texts.ts'
import {
  forgetSteps,
  isGivenToSystemd,
  isManaged,
  proxySteps,
  unitSteps,
  writeMachineFiles,
} from './machine-files.ts'

const BACKUP = 'server/src/app/backup/backup-cli.ts'
const MOVE = 'server/src/app/backup/move-cli.ts'
const DOCTOR = 'server/src/app/doctor/doctor-cli.ts'
const PORT_FIRST = 3101
/** Backups of several chains begin one after another: from two o'clock, every ten minutes, for three hours. */
const [BACKUP_FROM_MINUTE, BACKUP_EVERY_MINUTES, BACKUP_TURNS] = [120, 10, 18]
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
const say = (text: string) => console.log(text)

/** The options of the command line, unchecked. */
export interface ChainOptions {
  dominio?: string
  puerto?: string
  respaldo?: string
  postgres?: string
  a?: string
  si?: boolean
}

export async function createChain(
  base: string,
  given: string | undefined,
  options: ChainOptions,
): Promise<void> {
  const name = checkedName(given)
  const folder = path.join(base, name)
  if (existsSync(folder)) refuseChain(CHAIN_TEXTS.exists(name, folder))
  const others = await listChains(base)
  const domain = checkedDomain(options.dominio, others)
  const port = await freePort(options.puerto, others)
  const backupTime = options.respaldo ?? backupTurn(others.length)
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(backupTime)) refuseChain(CHAIN_TEXTS.badTime(backupTime))
  const databaseUrl = options.postgres === undefined ? null : makeDatabase(options.postgres, name)
  await mkdir(base, { recursive: true, mode: 0o755 })
  await mkdir(path.join(folder, 'datos'), { recursive: true, mode: 0o700 })
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `https://${domain}`,
    TRUST_PROXY: 'loopback',
    ...placesOf(folder),
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    SECRET_KEYS: randomBytes(32).toString('base64url'),
    GONDOLA_DEMO: 'no',
    RESPALDO_HORA: backupTime,
  }
  const chain: Chain = { name, base, folder, env }
  await saveChain(chain)
  await writeMachineFiles(chain)
  say(CHAIN_TEXTS.made(name, folder))
  const isGiven = isGivenToSystemd(chain)
  await start(chain)
  say(CHAIN_TEXTS.staff(fileOf(chain, 'datos/clave-admin.txt')))
  sayNext(chain, isGiven)
}

const placesOf = (folder: string) => ({
  GONDOLA_DATA: path.join(folder, 'datos'),
  RESPALDO_CARPETA: path.join(folder, 'respaldos'),
})

function checkedDomain(given: string | undefined, others: readonly Chain[]): string {
  const domain = (given ?? refuseChain(CHAIN_TEXTS.usage)).toLowerCase()
  if (!DOMAIN.test(domain)) refuseChain(CHAIN_TEXTS.badDomain(domain))
  const owner = others.find((chain) => domainOf(chain) === domain)
  if (owner !== undefined) refuseChain(CHAIN_TEXTS.domainTaken(domain, owner.name))
  return domain
}

function backupTurn(chains: number): string {
  const minute = BACKUP_FROM_MINUTE + (chains % BACKUP_TURNS) * BACKUP_EVERY_MINUTES
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

async function freePort(given: string | undefined, others: readonly Chain[]): Promise<number> {
  const taken = new Set(others.map(portOf))
  const isFree = async (port: number) => !taken.has(port) && (await canListen(port))
  if (given !== undefined) {
    const port = Number(given)
    if (!/^\d{4,5}$/.test(given) || port < 1024 || port > 65_535) refuseChain(CHAIN_TEXTS.badPort(given))
    return (await isFree(port)) ? port : refuseChain(CHAIN_TEXTS.portTaken(port))
  }
  let port = PORT_FIRST
  while (!(await isFree(port))) port++
  return port
}

async function canListen(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    probe.close()
  }
}

export async function open(chain: Chain): Promise<void> {
  if (findProcess(chain) !== null) return say(CHAIN_TEXTS.wasOpen(chain.name))
  await start(chain)
}

/** Waits until it takes requests, whoever began to start it. */
async function start(chain: Chain): Promise<void> {
  const seconds = await startChain(chain)
  say(CHAIN_TEXTS.open(chain.name, portOf(chain), seconds))
}

export async function close(chain: Chain): Promise<void> {
  say((await stopChain(chain)) ? CHAIN_TEXTS.stopped(chain.name) : CHAIN_TEXTS.wasStopped(chain.name))
}

export const backUpChain = (chain: Chain): number => runForChain(chain, BACKUP)
export const examineChain = (chain: Chain): number => runForChain(chain, DOCTOR)

export async function showChains(base: string): Promise<void> {
  const chains = await listChains(base)
  if (chains.length === 0) return say(CHAIN_TEXTS.none(base))
  say(CHAIN_TEXTS.row(CHAIN_TEXTS.heads))
  for (const chain of chains) {
    const pid = findProcess(chain)
    const state = CHAIN_TEXTS.state(pid === null ? null : megabytesOf(pid))
    const backups = await readdir(fileOf(chain, 'respaldos')).catch(() => [])
    const newest =
      backups
        .filter((name) => name !== 'en-curso')
        .toSorted()
        .at(-1) ?? CHAIN_TEXTS.never
    say(CHAIN_TEXTS.row([chain.name, chain.env['PUBLIC_URL'] ?? '', String(portOf(chain)), state, newest]))
  }
}

/** To another domain, to PostgreSQL, or to another base. An open shop is closed meanwhile and opened again. */
export async function moveChain(chain: Chain, options: ChainOptions): Promise<void> {
  const { dominio, postgres, a } = options
  const wishes = [dominio, postgres, a].filter((wish) => wish !== undefined)
  if (wishes.length !== 1) refuseChain(CHAIN_TEXTS.nothingToMove)
  const { name } = chain
  const [to, move] = await destination(chain, options)
  const moved = await whileClosed(chain, move)
  say(CHAIN_TEXTS.moved(name, to))
  sayNext(moved, isManaged(moved))
}

function sayNext(chain: Chain, isGiven: boolean): void {
  const { name, base } = chain
  const stop = `npm run cadena -- parar ${name} --base ${base}`
  if (!isGiven) say(CHAIN_TEXTS.toStart(name, [stop, ...unitSteps(chain)]))
  say(CHAIN_TEXTS.toReach(name, proxySteps(chain)))
}

type Move = () => Promise<Chain>

async function destination(
  chain: Chain,
  { dominio, postgres, a = '' }: ChainOptions,
): Promise<[string, Move]> {
  const { name, base } = chain
  if (dominio !== undefined) {
    const domain = checkedDomain(dominio, await listChains(base))
    return [domain, () => change(chain, { PUBLIC_URL: `https://${domain}` })]
  }
  if (postgres !== undefined)
    return [`PostgreSQL (${databaseOf(name)})`, () => moveToPostgres(chain, postgres)]
  const there = path.resolve(process.env['INIT_CWD'] ?? '.', a)
  return [there, () => moveFolder(chain, there)]
}

/** @throws what `work` throws, after the chain is open again */
async function whileClosed(chain: Chain, work: Move): Promise<Chain> {
  const wasOpen = await stopChain(chain)
  let moved = chain
  try {
    moved = await work()
  } finally {
    if (wasOpen) await open(moved)
  }
  return moved
}

async function change(chain: Chain, env: Record<string, string>): Promise<Chain> {
  const changed = { ...chain, env: { ...chain.env, ...env } }
  await saveChain(changed)
  await writeMachineFiles(changed)
  return changed
}

async function moveToPostgres(chain: Chain, administrator: string): Promise<Chain> {
  if (chain.env['DATABASE_URL'] !== undefined) refuseChain(CHAIN_TEXTS.failed('mudar: ya está en PostgreSQL'))
  const url = makeDatabase(administrator, chain.name)
  if (runForChain(chain, MOVE, [url]) !== 0) {
    dropDatabase(administrator, chain.name)
    refuseChain(CHAIN_TEXTS.failed('mudar la base'))
  }
  return change(chain, { DATABASE_URL: url })
}

async function moveFolder(chain: Chain, base: string): Promise<Chain> {
  const folder = path.join(base, chain.name)
  if (existsSync(folder)) refuseChain(CHAIN_TEXTS.exists(chain.name, folder))
  await mkdir(base, { recursive: true, mode: 0o755 })
  try {
    await rename(chain.folder, folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(chain.folder, folder, { recursive: true, preserveTimestamps: true })
    await rm(chain.folder, { recursive: true })
  }
  return change({ ...chain, base, folder }, placesOf(folder))
}

/** Closes it, makes a backup, keeps that with settings and keys, and removes the rest. */
export async function removeChain(chain: Chain, { si = false, postgres }: ChainOptions): Promise<void> {
  const { name, base, env } = chain
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const aside = path.join(base, REMOVED_FOLDER, `${name}-${moment}`)
  if (!si) refuseChain(CHAIN_TEXTS.needsYes(name, aside))
  const wasOpen = await stopChain(chain)
  if (backUpChain(chain) !== 0) {
    if (wasOpen) await open(chain)
    refuseChain(CHAIN_TEXTS.failed('hacer el respaldo'))
  }
  await mkdir(path.dirname(aside), { recursive: true, mode: 0o700 })
  await rename(chain.folder, aside)
  for (const part of await readdir(aside))
    if (part !== 'respaldos' && part !== 'tienda.env') await rm(path.join(aside, part), { recursive: true })
  say(CHAIN_TEXTS.removed(name, aside))
  say(CHAIN_TEXTS.toForget(name, forgetSteps(chain)))
  if (env['DATABASE_URL'] === undefined) return
  if (postgres === undefined) say(CHAIN_TEXTS.databaseLeft(databaseOf(name)))
  else dropDatabase(postgres, name)
}
