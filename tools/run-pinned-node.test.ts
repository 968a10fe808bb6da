import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './install-packages.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'gondola-tools-'))
afterAll(() => rmSync(folder, { recursive: true }))

const program = path.join(folder, 'program.ts')
writeFileSync(
  program,
  `process.on('SIGTERM', () => process.exit(7))
  console.log(process.argv.slice(2).join('|'))
  for await (const line of process.stdin) process.exit(Number(line as string))`,
)

const run = (...args: string[]) =>
  spawn(process.execPath, [path.join(root, 'tools', 'run.mjs'), program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })

test('hands on arguments, what is typed, and the exit status', async () => {
  const child = run('a b', '--simular')
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  expect(String(output)).toBe('a b|--simular\n')
  child.stdin.write('3\n')
  expect(await once(child, 'exit')).toEqual([3, null])
})

test('hands on the signal to stop, and waits for the end', async () => {
  const child = run()
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([7, null])
})

test('ends by the signal that ended the program', async () => {
  const child = run()
  await once(child.stdout, 'data')
  child.kill('SIGHUP')
  expect(await once(child, 'exit')).toEqual([null, 'SIGHUP'])
})
