import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

/** A running program that writes a log. */
export class Program {
  readonly #child: ChildProcess

  constructor(
    [file = '', ...args]: readonly string[],
    { log, env = {} }: { log: string; env?: Readonly<Record<string, string>> },
  ) {
    const output = openSync(log, 'a')
    this.#child = spawn(file, args, {
      stdio: ['ignore', output, output],
      cwd: '/',
      env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C.UTF-8', ...env },
    })
    closeSync(output)
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Without waiting for its end. */
  kill(): void {
    this.#child.kill('SIGKILL')
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return
    const ended = once(this.#child, 'exit')
    this.#child.kill(signal)
    await ended
  }
}
