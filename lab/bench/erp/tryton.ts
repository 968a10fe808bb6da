import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { processEnvironment } from '../../harness/process-environment.ts'
import { createScratchFolder } from '../../harness/scratch-folder.ts'

// Debian's Tryton on a database of its own, as a folder: what is done in it are runs of Debian's Python.

const PYTHON = '/usr/bin/python3'
const NEEDED = 'tryton-server tryton-proteus tryton-modules-sale'

/** What Tryton's books say (`office.py dump`). Amounts are decimal texts in pesos, `stock` is in pieces or grams. */
export interface TrytonBooks {
  products: { code: string; name: string; price: string; stock: number }[]
  sales: {
    reference: string
    state: string
    total: string
    customer: string
    shipments: string[]
    lines: { code: string | null; text: string; quantity: number; price: string; amount: string }[]
  }[]
  moves: {
    text: string
    date: string
    state: string
    lines: { account: string; debit: string; credit: string }[]
  }[]
}

/** SIGKILL some milliseconds after so many steps, of each of which the adapter prints a line. */
interface Kill {
  steps: number
  ms: number
}

/** The sentence that says what is missing; null: nothing is. */
export function missingTryton(): string | null {
  const found = spawnSync(PYTHON, ['-c', 'import proteus, trytond.modules.sale'], { stdio: 'ignore' })
  return found.status === 0 ? null : `This bench needs Debian's Tryton 6: apt-get install ${NEEDED}`
}

export class Tryton {
  readonly #env: Record<string, string>
  readonly #folder: string
  readonly remove: () => Promise<void>

  private constructor(folder: string, remove: () => Promise<void>) {
    this.#folder = folder
    this.remove = remove
    this.#env = {
      TRYTOND_CONFIG: path.join(folder, 'trytond.conf'),
      TRYTONPASSFILE: path.join(folder, 'password'),
      PYTHONWARNINGS: 'ignore',
      PYTHONDONTWRITEBYTECODE: '1',
    }
  }

  /** A new one with its company and chart of accounts, without articles. */
  static async create(): Promise<Tryton> {
    const { folder, remove } = await createScratchFolder('tryton')
    const tryton = new Tryton(folder, remove)
    // what is confirmed is processed when the order leaves: no worker of the queue runs
    const settings = `[database]\nuri = sqlite://\npath = ${folder}\n[queue]\nworker = True\n`
    await writeFile(path.join(folder, 'trytond.conf'), settings)
    await writeFile(path.join(folder, 'password'), crypto.randomUUID())
    await writeFile(path.join(folder, 'erp.sqlite'), '')
    const admin = ['/usr/bin/trytond-admin', '-d', 'erp', '--email', 'erp@gondola.example']
    await tryton.#run([...admin, '-u', 'sale', '--activate-dependencies'])
    await tryton.office('setup')
    return tryton
  }

  /** Runs `office.py`; returns what it printed. */
  office(command: string, ...rest: (string | number)[]): Promise<string> {
    return this.#run([programOf('office.py'), 'sqlite:///erp', command, ...rest.map(String)])
  }

  async books(): Promise<TrytonBooks> {
    return JSON.parse(await this.office('dump')) as TrytonBooks
  }

  /** One round of the adapter; whether it was killed. */
  async round(today: string, env: Record<string, string>, kill: Kill | null = null): Promise<boolean> {
    const args = [programOf('adapter.py'), 'sqlite:///erp', path.join(this.#folder, 'state.json'), today]
    return (await this.#run(args, env, kill)) === KILLED
  }

  async #run(args: string[], env: Record<string, string> = {}, kill: Kill | null = null): Promise<string> {
    const child = spawn(PYTHON, args, {
      env: processEnvironment({ ...this.#env, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [printed, complaints] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (kill !== null && printed.split('\n').length > kill.steps)
        setTimeout(() => child.kill('SIGKILL'), kill.ms)
    })
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
    const [status, signal] = (await once(child, 'close')) as [number | null, string | null]
    if (signal === 'SIGKILL') return KILLED
    if (status !== 0) throw new Error(`${args[0]} ended with ${status}:\n${complaints}`)
    return printed
  }
}

const KILLED = 'killed'

const programOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
