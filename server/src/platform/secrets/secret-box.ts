import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { isSecretKey, newSecretKey } from './secret-key.ts'

/** Where a key made by the shop itself lies, in the data folder; the first line's counts, the others' still open. */
export const KEY_FILE = 'clave-secretos.txt'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_NAME_LENGTH = 8
const VERSION = 's1'

interface Key {
  /** By which a sealed text says which key it wants; nobody learns the key from it. */
  name: string
  bytes: Buffer
}

/**
 * Keeps what must be read again (a second factor's secret) unreadable in the database: AES-256-GCM under a key that is
 * not in the database, from SECRET_KEYS or else a file of mode 600 in the data folder, made when it is first wanted.
 * The first key seals; all open. docs/operating.md tells how a key is changed.
 */
export class SecretBox {
  readonly #config: Pick<Config, 'secretKeys' | 'dataFolder'>
  #keys: readonly Key[] | undefined

  constructor(config: Pick<Config, 'secretKeys' | 'dataFolder'>) {
    this.#config = config
  }

  /** The sealed text. `owner` is bound to it: moved to another's row it does not open. */
  seal(text: string, owner: string): string {
    const { name, bytes } = this.#current()
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return [VERSION, name, sealed.toString('base64url')].join('.')
  }

  /** What was sealed for this owner; null where its key is not there any more, or somebody changed it. */
  open(sealed: string, owner: string): string | null {
    const [version, name, data = ''] = sealed.split('.')
    const key = this.#all().find((known) => known.name === name)
    const bytes = Buffer.from(data, 'base64url')
    if (version !== VERSION || key === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) return null
    const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES))
    try {
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    } catch {
      // the tag does not fit: what it says is not ours
      return null
    }
  }

  /** Whether it is sealed at all, and under the key of now. */
  isCurrent(sealed: string): boolean {
    return sealed.startsWith(`${VERSION}.${this.#current().name}.`)
  }

  #all(): readonly Key[] {
    this.#keys ??= (this.#config.secretKeys ?? keysOfFile(this.#config.dataFolder)).map(keyOf)
    return this.#keys
  }

  #current(): Key {
    const [first] = this.#all()
    if (first === undefined) throw new Error(`${KEY_FILE} holds no key`)
    return first
  }
}

function keyOf(text: string): Key {
  const bytes = Buffer.from(text, 'base64')
  return { name: createHash('sha256').update(bytes).digest('hex').slice(0, KEY_NAME_LENGTH), bytes }
}

/** The file's keys; one is made where there is no file. Of two processes that make it at once one does. */
function keysOfFile(folder: string): string[] {
  const file = join(folder, KEY_FILE)
  if (!existsSync(file)) makeKeyFile(folder, file)
  const keys = readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)
  if (keys.length === 0 || !keys.every(isSecretKey)) throw new Error(`${file} is no file of keys`)
  return keys
}

function makeKeyFile(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, `${newSecretKey()}\n`, { mode: 0o600, flag: 'wx' })
    chmodSync(file, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
