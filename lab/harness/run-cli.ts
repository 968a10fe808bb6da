import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { processEnvironment } from './process-environment.ts'

/**
 * Runs one of the commands to its end; of the test's environment it gets only the path. `file` is its path from
 * the project's folder.
 */
export async function runCli(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ status: number | null; output: string; errors: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../../${file}`, import.meta.url)), ...args], {
    env: processEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, output, errors }
}
