import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restartedProcess } from './restarted-process.mjs'

let folder: string
let program: string
let said: string[]
let ends: unknown[]
let started: ChildProcess[]
let server: ReturnType<typeof restartedProcess>

/** Says when it starts, and stops gracefully: not at once, and not without a word. */
const saying = (text: string) =>
  `process.on('SIGTERM', () => setTimeout(() => { console.log('stop ${text}'); process.exit() }, 50))
  setInterval(() => {}, 1000)
  console.log('start ${text}')`

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gondola-restart-'))
  program = path.join(folder, 'program.mjs')
  said = []
  ends = []
  started = []
  const heard = said
  writeFileSync(program, saying('1'))
  const start = () => {
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'ignore'] })
    child.stdout.on('data', (data: Buffer) => heard.push(...String(data).trim().split('\n')))
    started.push(child)
    return child
  }
  server = restartedProcess(start, (status) => ends.push(status))
})

afterEach(() => {
  server.end()
  rmSync(folder, { recursive: true })
})

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 60_000 })
const hasSaid = (text: string) => until(() => said.includes(text))

function save(text: string) {
  writeFileSync(program, text)
  server.restart()
}

test('waits for the old process before it starts the new one; quick saves end with the newest', async () => {
  await hasSaid('start 1')
  for (const text of ['2', '3', '4']) save(saying(text))
  await hasSaid('start 4')
  expect(said.slice(0, 2)).toEqual(['start 1', 'stop 1'])
  expect(said.at(-1)).toBe('start 4')
  expect(ends).toEqual([])
})

test('reports a program that does not compile, and starts it when it does', async () => {
  await hasSaid('start 1')
  save('const = ')
  await until(() => ends.length > 0)
  expect(ends).toEqual([1])
  save(saying('2'))
  await hasSaid('start 2')
})

test('ends its process and starts no other', async () => {
  await hasSaid('start 1')
  server.restart()
  server.end()
  await until(() => started[0]?.exitCode === 0)
  server.restart()
  expect(said).toEqual(['start 1', 'stop 1'])
  expect([started.length, ends]).toEqual([1, []])
})
