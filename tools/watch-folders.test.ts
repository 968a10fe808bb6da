import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFolders } from './watch-folders.mjs'

let folder: string
let told: string[]
let stop: () => void

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gondola-watch-'))
  mkdirSync(path.join(folder, 'orders'))
  for (const name of ['rule.ts', 'end.ts']) writeFileSync(path.join(folder, 'orders', name), '1')
  told = []
  stop = watchFolders([folder], (file) => told.push(path.relative(folder, file)))
})

afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})

/** Waits until the file is told; forgets what was told. */
async function expectTold(file: string) {
  await vi.waitUntil(() => told.includes(file), { timeout: 60_000 })
  told.length = 0
}

/** As git, sed -i and editors save: a new file takes the old one's place. */
function replace(file: string, text: string) {
  writeFileSync(path.join(folder, `${file}.tmp`), text)
  renameSync(path.join(folder, `${file}.tmp`), path.join(folder, file))
}

test('tells each replacement of a file, and a save in place after it', async () => {
  const file = path.join('orders', 'rule.ts')
  replace(file, '2')
  await expectTold(file)
  replace(file, '3')
  await expectTold(file)
  writeFileSync(path.join(folder, file), '4')
  await expectTold(file)
})

test('tells files of a folder that is new, and of one that was moved away and made again', async () => {
  mkdirSync(path.join(folder, 'mail'))
  await expectTold('mail')
  writeFileSync(path.join(folder, 'mail', 'send.ts'), '1')
  await expectTold(path.join('mail', 'send.ts'))
  renameSync(path.join(folder, 'mail'), path.join(folder, 'post'))
  await expectTold('post')
  mkdirSync(path.join(folder, 'mail'))
  await expectTold('mail')
  writeFileSync(path.join(folder, 'mail', 'send.ts'), '2')
  await expectTold(path.join('mail', 'send.ts'))
})

test('tells no tests and no temporary files', async () => {
  const file = path.join('orders', 'end.ts')
  for (const name of ['rule.test.ts', '.rule.ts.swp', 'rule.ts~', '4913'])
    writeFileSync(path.join(folder, 'orders', name), '')
  writeFileSync(path.join(folder, file), '2')
  await vi.waitUntil(() => told.includes(file), { timeout: 60_000 })
  expect(new Set(told)).toEqual(new Set([file]))
})
