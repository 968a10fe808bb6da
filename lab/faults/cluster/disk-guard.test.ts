import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { settingsOf } from './machine.ts'

// The script of deploy/cluster against a server that answers as Patroni's interface does; the bench fills real disks.

const folder = mkdtempSync(path.join(tmpdir(), 'gondola-guard-'))
const FULL = '999999999'
const ROOM = '0'
let isLeader = true
let refuses = false
let handedOver: string[] = []

const patroni = createServer((request, answer) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    if (request.url === '/primary') return answer.writeHead(isLeader ? 200 : 503).end()
    if (request.url === '/switchover' && request.method === 'POST') handedOver.push(body)
    return answer.writeHead(refuses ? 412 : 200).end()
  })
})

beforeAll(async () => {
  patroni.listen(0, '127.0.0.1')
  await once(patroni, 'listening')
  const { port } = patroni.address() as AddressInfo
  const changes = [
    ['/var/lib/postgresql', folder],
    ['/var/run/postgresql', folder],
    [':8008', `:${port}`],
    // this busy process answers, not Patroni
    ['--max-time 5 ', '--max-time 200 '],
  ] as const
  writeFileSync(path.join(folder, 'guard.sh'), settingsOf('disk-guard.sh', '10.77.0.', changes))
})
afterAll(() => {
  patroni.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  isLeader = true
  refuses = false
  await guard(ROOM)
  handedOver = []
})

/** Runs it with so many megabytes wanted free; false if it failed. */
function guard(FREE_MIN_MB: string): Promise<boolean> {
  const env = { PATH: process.env['PATH'], NODE: 'base-1', ADDRESS: '127.0.0.1', FREE_MIN_MB }
  return new Promise((resolve) =>
    execFile('sh', [path.join(folder, 'guard.sh')], { env }, (error) => resolve(error === null)),
  )
}

test('a leader whose disk is almost full hands over, once until there is room', async () => {
  expect(await guard(FULL)).toBe(true)
  expect(handedOver.map((body) => JSON.parse(body) as unknown)).toEqual([{ leader: 'base-1' }])
  await guard(FULL)
  expect(handedOver).toHaveLength(1)
  await guard(ROOM)
  await guard(FULL)
  expect(handedOver).toHaveLength(2)
})

test('nobody hands over with room, or as a replica', async () => {
  expect(await guard(ROOM)).toBe(true)
  isLeader = false
  expect(await guard(FULL)).toBe(true)
  expect(handedOver).toEqual([])
})

test('what was refused is tried again', async () => {
  refuses = true
  expect(await guard(FULL)).toBe(false)
  refuses = false
  expect(await guard(FULL)).toBe(true)
  expect(handedOver).toHaveLength(2)
})
