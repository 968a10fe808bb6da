import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeTableTypes, TYPES_FILE } from './table-types.ts'

it('the types of the tables are those that the migrations make (npm run tables)', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await makeTableTypes())
})
