import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../harness/databases.ts'
import { askEveryCall, runFuzz } from './run-fuzz.ts'

// `npm run fuzz` sends more, with its own seeds, and so does this test with FUZZ_REQUESTS and FUZZ_SEED, on
// both databases; docs/security.md describes the checks.

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
/** PostgreSQL gives the same responses a little slower: fewer requests keep the tests short. */
const REQUESTS = { sqlite: 3_000, postgres: 1_500 } as const
/** On a busy machine. */
const REQUEST_MAX_MS = 400

describeOnBothDatabases('generated requests, made from the API’s own description', (database) => {
  it('every call succeeds for one who may, asked validly', async () => {
    const report = await askEveryCall({ database, seed: SEED })
    expect(report.faults.slice(0, 20)).toEqual([])
    expect(report.neverSucceeded).toEqual([])
  }, 600_000)

  const requests = Number(process.env['FUZZ_REQUESTS'] ?? REQUESTS[database])
  it(
    'break nothing, learn nothing and change nothing without right',
    async () => {
      const report = await runFuzz({ database, seed: SEED, requests })
      expect(report.faults.slice(0, 20)).toEqual([])
      expect(report.sent).toBeGreaterThanOrEqual(requests)
    },
    60_000 + requests * REQUEST_MAX_MS,
  )
})
