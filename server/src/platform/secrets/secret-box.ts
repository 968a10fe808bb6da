import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { isSecretKey, newSecretKey } from './secret-key.ts'

/** File of generated keys in the data folder, one per line; the first encrypts, the others still decrypt. */
export const KEY_FILE = 'clave-secretos.txt'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_NAME_LENGTH = 8
const VERSION = 's1'

interface Key {
  /** Identifies the key in a sealed text, without revealing it (a truncated hash). */
  name: string
  bytes: Buffer
}

/**
 * Encrypts secrets that must be readable again (a second factor's secret) with AES-256-GCM. The key is not in the
 * database: it comes from SECRET_KEYS, or from a file of mode 600 in the data folder, created on first use. The first
 * key encrypts; all decrypt. Key rotation: docs/operating.md.
 */
export class SecretBox {
  readonly #config: Pick<Config, 'secretKeys' | 'dataFolder'>
  #keys: readonly Key[] | undefined

  constructor(config: Pick<Config, 'secretKeys' | 'dataFolder'>) {
    this.#config = config
  }

  /** Encrypts a text. `owner` is authenticated with it, so that it cannot be opened in another owner's row. */
  seal(text: string, owner: string): string {
    const { name, bytes } = this.#current()
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    return [VERSION, name, sealed.toString('base64url')].join('.')
  }

  /** Decrypts a text sealed for this owner; null if its key is gone or the text was tampered with. */
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
      // the tag does not match: tampered, or sealed for another owner
      return null
    }
  }

  /** Six digits that only the shop can tell of a text. */
  codeOf(text: string): string {
    return String(this.#macOf(text).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }

  /** A name for a text that only the shop can tell of it, and that does not tell the text. */
  aliasOf(text: string): string {
    return this.#macOf(`alias ${text}`).toString('base64url').slice(0, 12)
  }

  #macOf(text: string): Buffer {
    return createHmac('sha256', this.#current().bytes).update(text).digest()
  }

  /** Whether a text is sealed, and with the current key. */
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

/** The file's keys. Creates the file if it is missing; of two processes doing so at once, only one writes it. */
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
