import { expect, it } from 'vitest'
import { runFailOvers } from './run-fail-overs.ts'

// left out where the packages are missing (vitest.config.ts); the long run: npm run bench -- cluster
it('the leader dies and comes back while people shop: nothing is lost, the catalogue goes on', async () => {
  const { verdict, answers, failOvers, catalogue } = await runFailOvers({
    kinds: ['kill', 'cut'],
  })
  expect(verdict.complaints).toEqual([])
  expect(verdict.acknowledged).toBeGreaterThan(10)
  expect(answers.get('500') ?? 0).toBe(0)
  expect(catalogue.failures).toEqual([])
  expect(catalogue.answers).toBeGreaterThan(0)
  expect(failOvers.map(({ kind }) => kind)).toEqual(['kill', 'cut'])
}, 1_200_000)
