import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../harness/free-port.ts'
import { postgresAccount, postgresBinaries } from '../../harness/postgres-binaries.ts'

const DEPLOY = fileURLToPath(new URL('../../../deploy/pgbackrest/', import.meta.url))
const START_SECONDS = 240
/** A busy machine takes its time to archive what a backup needs. */
const ARCHIVED = '--archive-timeout=480'

const run = promisify(execFile)

/** A durable PostgreSQL whose changes pgBackRest archives, set up by the files of deploy/pgbackrest. */
export class ArchivedPostgres {
  readonly port: number
  readonly #account = postgresAccount()
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'gondola-archive-'))
  readonly #binaries = postgresBinaries(this.#folder)

  private constructor(port: number) {
    this.port = port
  }

  static async start(): Promise<ArchivedPostgres> {
    const postgres = new ArchivedPostgres(await freePort())
    await postgres.#create()
    return postgres
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`
  }

  /** A whole backup, while it runs. Returns in a later second: pgBackRest restores no instant of the second it ended in. */
  async backUp(): Promise<void> {
    await this.#pgBackRest('backup', '--type=full', ARCHIVED)
    await sleep(1_050 - (Date.now() % 1_000))
  }

  /** Runs a statement and returns its first value. */
  async value(statement: string): Promise<unknown> {
    const client = new pg.Client({ connectionString: this.url })
    await client.connect()
    try {
      const { rows } = await client.query<Record<string, unknown>>(statement)
      return Object.values(rows[0] ?? {})[0]
    } finally {
      await client.end()
    }
  }

  /** Stops it, restores what it was at an instant (PostgreSQL's text) and starts it; what came later is gone. */
  async restoreTo(instant: string): Promise<void> {
    await this.#control('stop')
    renameSync(this.#path('data'), this.#path('aside'))
    this.#makeFolder('data')
    await this.#pgBackRest('restore', '--type=time', `--target=${instant}`, '--target-action=promote')
    await this.#control('start')
    while ((await this.value('select pg_is_in_recovery()')) !== false) await sleep(100)
  }

  async stop(): Promise<void> {
    await this.#control('stop').catch(() => undefined)
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #create(): Promise<void> {
    if (this.#account !== null) chownSync(this.#folder, this.#account.uid, this.#account.gid)
    for (const name of ['data', 'repository', 'log', 'lock', 'spool', 'run']) this.#makeFolder(name)
    writeFileSync(this.#path('pgbackrest.conf'), this.#settings('pgbackrest.conf'))
    const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
    await this.#run('initdb', '--pgdata', this.#path('data'), ...options)
    const own = [
      `port = ${this.port}`,
      `unix_socket_directories = '${this.#path('run')}'`,
      'max_connections = 200',
    ]
    writeFileSync(
      this.#path('data/postgresql.auto.conf'),
      [...own, this.#settings('archive.conf')].join('\n'),
    )
    await this.#control('start')
    await this.#pgBackRest('stanza-create')
  }

  /** A file of deploy/pgbackrest with this server's folders. */
  #settings(file: string): string {
    const changes = {
      '/srv/resguardo/pgbackrest': this.#path('repository'),
      '/var/log/pgbackrest': this.#path('log'),
      '/var/spool/pgbackrest': this.#path('spool'),
      '/tmp/pgbackrest': this.#path('lock'),
      '/var/lib/postgresql/15/gondola': this.#path('data'),
      '/var/run/postgresql': this.#path('run'),
      'pg1-port=5432': `pg1-port=${this.port}`,
      "'pgbackrest ": `'pgbackrest --config=${this.#path('pgbackrest.conf')} `,
    }
    return Object.entries(changes).reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      readFileSync(path.join(DEPLOY, file), 'utf8'),
    )
  }

  #path = (name: string): string => path.join(this.#folder, name)

  #makeFolder(name: string): void {
    mkdirSync(this.#path(name), { mode: 0o700 })
    if (this.#account !== null) chownSync(this.#path(name), this.#account.uid, this.#account.gid)
  }

  #control = (what: 'start' | 'stop'): Promise<void> =>
    this.#run(
      'pg_ctl',
      what,
      '--pgdata',
      this.#path('data'),
      '--wait',
      '--timeout',
      String(START_SECONDS),
      ...(what === 'start' ? ['--log', this.#path('log/postgres')] : ['--mode', 'fast']),
    )

  async #run(program: string, ...args: readonly string[]): Promise<void> {
    await run(path.join(this.#binaries, program), args, { ...this.#account, cwd: this.#folder })
  }

  async #pgBackRest(command: string, ...options: readonly string[]): Promise<void> {
    const settings = [`--config=${this.#path('pgbackrest.conf')}`, '--stanza=gondola']
    await run('pgbackrest', [...settings, ...options, command], { ...this.#account, cwd: this.#folder })
  }
}
