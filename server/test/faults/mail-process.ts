import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../free-port.ts'

const PROGRAM = fileURLToPath(new URL('mail-server.ts', import.meta.url))

/** A mail server that can be killed; what it took stays on record. */
export class MailProcess {
  readonly #port: number
  readonly #file: string
  #child: ChildProcess | null = null

  private constructor(port: number, file: string) {
    this.#port = port
    this.#file = file
  }

  /** Starts one that keeps its record in the file. */
  static async start(file: string): Promise<MailProcess> {
    const mail = new MailProcess(await freePort(), file)
    await mail.restart()
    return mail
  }

  /** For `SMTP_URL`. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  async restart(): Promise<void> {
    const child = spawn(process.execPath, [PROGRAM, String(this.#port), this.#file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#child = child
    await once(child.stdout, 'data')
  }

  /** `kill -9`. */
  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Message-IDs of the mails that it said it took, in their order. */
  taken(): string[] {
    if (!existsSync(this.#file)) return []
    return readFileSync(this.#file, 'utf8').split('\n').filter(Boolean)
  }
}
