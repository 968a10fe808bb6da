import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../harness/free-port.ts'
import { processEnvironment } from '../../harness/process-environment.ts'

const PROGRAM = fileURLToPath(new URL('mail-server.ts', import.meta.url))

/**
 * A mail server and another system that receives webhooks, in one process that can be killed; its record stays on disk.
 */
export class MailProcess {
  readonly #port: number
  readonly #webhookPort: number
  readonly #file: string
  #child: ChildProcess | null = null

  private constructor(port: number, webhookPort: number, file: string) {
    this.#port = port
    this.#webhookPort = webhookPort
    this.#file = file
  }

  /** Starts one that records in the file. */
  static async start(file: string): Promise<MailProcess> {
    const mail = new MailProcess(await freePort(), await freePort(), file)
    await mail.restart()
    return mail
  }

  /** For `SMTP_URL`. */
  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`
  }

  /** Address for the webhooks. */
  get webhookUrl(): string {
    return `http://127.0.0.1:${this.#webhookPort}/pedidos`
  }

  async restart(): Promise<void> {
    const child = spawn(
      process.execPath,
      [PROGRAM, String(this.#port), String(this.#webhookPort), this.#file],
      {
        env: processEnvironment({}),
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
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

  /** Message-IDs of the mails and keys of the events that it acknowledged, in order. */
  taken(): string[] {
    if (!existsSync(this.#file)) return []
    return readFileSync(this.#file, 'utf8').split('\n').filter(Boolean)
  }
}
