import { join, resolve } from 'node:path'
import { EXPECTED } from './runtime/start-texts.ts'
import { isNetwork } from './network/reachable-address.ts'
import { isSecretKey } from './secrets/secret-key.ts'
import { parseS3Address, type S3Settings } from './files/s3-settings.ts'

/** The log levels, pino's names. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The settings of an installation (contract §1, environment). */
export interface Config {
  port: number
  host: string
  /** Absolute path of the folder with database, uploads and outbox. */
  dataFolder: string
  /** Absolute path of the folder whose files are imported; null: none. */
  entryFolder: string | null
  /** The store of pictures and files; null: the data folder. */
  s3: S3Settings | null
  /** null: embedded SQLite in the data folder. */
  databaseUrl: string | null
  /** PostgreSQL's replicas, for reads that may be a second old; null: the same as `databaseUrl`. */
  databaseReadUrl: string | null
  /** The leader past a transaction pooler, for what needs a session of its own; null: the same as `databaseUrl`. */
  databaseDirectUrl: string | null
  /** Whether to use PostgreSQL's prepared statements; off behind a transaction pooler, which reassigns connections. */
  preparedStatements: boolean
  /** Whether an empty database is filled with the demo shop. */
  demo: boolean
  /** How many branches of the demo shop take orders. */
  demoBranches: 1 | 3
  /** Whether the demo shop has a year of example customers and orders. */
  demoYear: boolean
  /** Without a trailing slash. */
  publicUrl: string
  /** Whether a shop that others reach may do without https (INSEGURO). */
  isInsecure: boolean
  /** null: mail is written to the outbox folder. */
  smtpUrl: string | null
  timeZone: string
  /** Password of the first staff account; null: a random one. */
  adminPassword: string | null
  /** Encryption keys for secrets in the database; the first one encrypts. null: a key file in the data folder. */
  secretKeys: readonly string[] | null
  rateLimit: boolean
  /** Proxies whose X-Forwarded-For is trusted, as addresses and ranges; false: none. */
  trustProxy: false | string
  logLevel: LogLevel
  /** Absolute path of the backup folder. */
  backupFolder: string
  /** `HH:MM` of the daily backup in the shop's time zone; null: no backups. */
  backupTime: string | null
  backupKeep: BackupKeep
  /** Private networks that webhooks may call, `10.0.5.0/24`; public addresses are always allowed. */
  webhookNetworks: readonly string[]
  /** For tests only: the origin of a push service on this machine, allowed besides the public ones. */
  pushTestService: string | null
  /** The local simulator of the payment provider; null: the real one, or the demo shop's own simulator. */
  paymentSimulatorUrl: string | null
  /** Of the demo shop's own simulator; 0: a free one. */
  paymentSimulatorPort: number
  /** The local simulator of WhatsApp; null: the real one, or the demo shop's own simulator. */
  whatsAppSimulatorUrl: string | null
}

/** Backup retention: the newest backup of each of so many days, weeks and months is kept. */
export interface BackupKeep {
  days: number
  weeks: number
  months: number
}

/** An environment variable with an invalid value. */
export interface ConfigFault {
  name: string
  found: string
  expected: string
}

export type ConfigReading = { ok: true; config: Config } | { ok: false; faults: ConfigFault[] }

type Environment = Readonly<Record<string, string | undefined>>
type Read = <T>(name: string, otherwise: T, parse: (text: string) => T) => T

/** Thrown by a parser with the text of what it expected; collected by `readConfig`. */
class Unexpected extends Error {}

const BACKUP_KEEP: BackupKeep = { days: 7, weeks: 4, months: 12 }
const MIN_ADMIN_PASSWORD_LENGTH = 8
const S3_CACHE_MB = 500
const SIMULATOR_PORTS_AWAY = 10_000

/** Reads and checks all variables, so that an operator sees every fault in one start. */
export function readConfig(env: Environment): ConfigReading {
  return readSettings(env, false)
}

/** `readConfig` for the server, which needs an address with https as soon as others than this machine reach it. */
export function readServerConfig(env: Environment): ConfigReading {
  return readSettings(env, true)
}

function readSettings(env: Environment, isServer: boolean): ConfigReading {
  const faults: ConfigFault[] = []
  const read: Read = (name, otherwise, parse) => {
    const text = env[name]?.trim()
    if (text === undefined || text === '') return otherwise
    try {
      return parse(text)
    } catch (error) {
      if (!(error instanceof Unexpected)) throw error
      faults.push({ name, found: isSecret(name) ? '…' : text, expected: error.message })
      return otherwise
    }
  }

  const port = read('PORT', 3000, parsePort)
  const host = read('HOST', '127.0.0.1', parseHost)
  const databaseUrl = read<string | null>('DATABASE_URL', null, parsePostgresUrl)
  // a shop for others: what was not set is then what is safe
  const isExposed = env['NODE_ENV'] === 'production' || databaseUrl !== null || !isLoopback(host)
  const dataFolder = resolve(env['GONDOLA_DATA']?.trim() || 'data')
  const config: Config = {
    port,
    host,
    dataFolder,
    entryFolder: read<string | null>('GONDOLA_ENTRADA', null, (text) => resolve(text)),
    s3: readS3(read, faults),
    databaseUrl,
    databaseReadUrl: read<string | null>('DATABASE_READ_URL', null, parsePostgresUrl),
    databaseDirectUrl: read<string | null>('DATABASE_DIRECT_URL', null, parsePostgresUrl),
    preparedStatements: read('DATABASE_PREPARED', true, (text) => parseChoice(text, 'on', 'off')),
    demo: read('GONDOLA_DEMO', !isExposed, (text) => parseChoice(text, 'yes', 'no')),
    demoBranches: read<1 | 3>('GONDOLA_SUCURSALES', 3, (text) => (parseChoice(text, '1', '3') ? 1 : 3)),
    demoYear: read('GONDOLA_HISTORIA', true, (text) => parseChoice(text, 'yes', 'no')),
    publicUrl: read('PUBLIC_URL', `http://localhost:${port}`, (text) =>
      parseUrl(text, ['http:', 'https:']).replace(/\/+$/, ''),
    ),
    isInsecure: read('INSEGURO', false, (text) => parseChoice(text, 'si', 'no')),
    smtpUrl: read<string | null>('SMTP_URL', null, (text) => parseUrl(text, ['smtp:', 'smtps:'])),
    timeZone: read('TZ_TIENDA', 'America/Argentina/Buenos_Aires', parseTimeZone),
    adminPassword: read<string | null>('ADMIN_PASSWORD', null, parseAdminPassword),
    secretKeys: read<string[] | null>('SECRET_KEYS', null, parseSecretKeys),
    rateLimit: read('RATE_LIMIT', true, (text) => parseChoice(text, 'on', 'off')),
    trustProxy: read<false | string>('TRUST_PROXY', false, parseTrustProxy),
    logLevel: read<LogLevel>('LOG_LEVEL', 'info', parseLogLevel),
    backupFolder: resolve(env['RESPALDO_CARPETA']?.trim() || join(dataFolder, 'respaldos')),
    backupTime: read<string | null>('RESPALDO_HORA', null, parseTime),
    backupKeep: read('RESPALDO_GUARDA', BACKUP_KEEP, parseBackupKeep),
    webhookNetworks: read<readonly string[]>('WEBHOOK_NETWORKS', [], parseNetworks),
    pushTestService: read<string | null>('PUSH_SERVICIO_DE_PRUEBA', null, parseLoopbackOrigin),
    paymentSimulatorUrl: read<string | null>('PAGOS_SIMULADOR', null, parseLoopbackOrigin),
    whatsAppSimulatorUrl: read<string | null>('WHATSAPP_SIMULADOR', null, parseLoopbackOrigin),
    paymentSimulatorPort: read('PAGOS_SIMULADOR_PUERTO', simulatorPort(port), parsePort),
  }
  const { publicUrl } = config
  if (isServer && isExposed && !config.isInsecure && !publicUrl.startsWith('https:'))
    if (!faults.some(({ name }) => name === 'PUBLIC_URL' || name === 'INSEGURO'))
      faults.push({
        name: 'PUBLIC_URL',
        found: env['PUBLIC_URL']?.trim() ?? '',
        expected: EXPECTED.publicUrl,
      })
  return faults.length === 0 ? { ok: true, config } : { ok: false, faults }
}

/** Always the same one beside the shop's, so that pages that wait to be paid survive a restart. */
const simulatorPort = (port: number) =>
  port === 0
    ? 0
    : port + (port <= 65_535 - SIMULATOR_PORTS_AWAY ? SIMULATOR_PORTS_AWAY : -SIMULATOR_PORTS_AWAY)

const isLoopback = (host: string) => /^(127(\.\d{1,3}){3}|::1|localhost)$/.test(host)

const isSecret = (name: string) =>
  /^(DATABASE_.*URL|SMTP_URL|ADMIN_PASSWORD|SECRET_KEYS|S3_.*KEY.*|S3_URL)$/.test(name)

/** The store needs its address and both of its keys; keys without an address are a forgotten address. */
function readS3(read: Read, faults: ConfigFault[]): S3Settings | null {
  const address = read<ReturnType<typeof parseS3Address>>('S3_URL', null, parseS3Url)
  const accessKeyId = read('S3_ACCESS_KEY_ID', '', parseS3Key)
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY', '', parseS3Key)
  const region = read('S3_REGION', 'us-east-1', parseS3Region)
  const cacheBytes = read('S3_CACHE_MB', S3_CACHE_MB, parseMegabytes) * 1_000_000
  const needed = { S3_URL: address, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }
  const missing = Object.entries(needed).flatMap(([name, value]) =>
    value === null || value === '' ? name : [],
  )
  if (missing.length === 3) return null
  for (const name of missing)
    if (!faults.some((fault) => fault.name === name))
      faults.push({ name, found: '', expected: EXPECTED.s3Whole })
  return address && { ...address, accessKeyId, secretAccessKey, region, cacheBytes }
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port >= 0 && port <= 65_535)) throw new Unexpected(EXPECTED.port)
  return port
}

function parseHost(text: string): string {
  if (!/^[0-9A-Za-z.:_-]+$/.test(text)) throw new Unexpected(EXPECTED.host)
  return text
}

function parseUrl(text: string, protocols: readonly string[]): string {
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '')
    return text
  throw new Unexpected(EXPECTED.url(protocols))
}

const parsePostgresUrl = (text: string) => parseUrl(text, ['postgres:', 'postgresql:'])

function parseLoopbackOrigin(text: string): string {
  const { origin, hostname } = new URL(parseUrl(text, ['http:']))
  if (hostname !== '127.0.0.1') throw new Unexpected(EXPECTED.loopback)
  return origin
}

function parseChoice(text: string, yes: string, no: string): boolean {
  if (text === yes) return true
  if (text === no) return false
  throw new Unexpected(EXPECTED.choice(yes, no))
}

function parseTimeZone(text: string): string {
  try {
    return new Intl.DateTimeFormat('es-AR', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    throw new Unexpected(EXPECTED.timeZone)
  }
}

function parseAdminPassword(text: string): string {
  if (text.length < MIN_ADMIN_PASSWORD_LENGTH)
    throw new Unexpected(EXPECTED.length(MIN_ADMIN_PASSWORD_LENGTH))
  return text
}

function parseSecretKeys(text: string): string[] {
  const keys = text.split(',').map((key) => key.trim())
  if (!keys.every(isSecretKey)) throw new Unexpected(EXPECTED.secretKeys)
  return keys
}

function parseTrustProxy(text: string): false | string {
  if (text === 'no') return false
  const one = /^(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(\/\d{1,3})?)$/
  if (text.split(',').every((part) => one.test(part.trim()))) return text
  throw new Unexpected(EXPECTED.trustProxy)
}

function parseS3Url(text: string): ReturnType<typeof parseS3Address> {
  const address = parseS3Address(text)
  if (address === null) throw new Unexpected(EXPECTED.s3Url)
  return address
}

function parseS3Key(text: string): string {
  if (!/^[\x21-\x7e]{1,256}$/.test(text)) throw new Unexpected(EXPECTED.s3Key)
  return text
}

function parseS3Region(text: string): string {
  if (!/^[a-z0-9-]{1,64}$/.test(text)) throw new Unexpected(EXPECTED.s3Region)
  return text
}

function parseMegabytes(text: string): number {
  const megabytes = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (megabytes === 0) throw new Unexpected(EXPECTED.megabytes)
  return megabytes
}

function parseLogLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text)
  if (level === undefined) throw new Unexpected(EXPECTED.choice(...LOG_LEVELS))
  return level
}

function parseTime(text: string): string {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(text)) throw new Unexpected(EXPECTED.time)
  return text
}

function parseBackupKeep(text: string): BackupKeep {
  const [, days, weeks, months] = /^(\d{1,4}),(\d{1,4}),(\d{1,4})$/.exec(text) ?? []
  if (days === undefined) throw new Unexpected(EXPECTED.backupKeep)
  return { days: Number(days), weeks: Number(weeks), months: Number(months) }
}

function parseNetworks(text: string): string[] {
  const networks = text.split(',').map((network) => network.trim())
  if (!networks.every(isNetwork)) throw new Unexpected(EXPECTED.networks)
  return networks
}
