import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Cluster } from './cluster.ts'
import { runFailOvers } from './run-fail-overs.ts'

const ALERTS = new URL('../../../deploy/prometheus/gondola-alerts.yaml', import.meta.url)

// left out where the packages are missing (vitest.config.ts); the long run: npm run bench -- cluster
it('the leader dies and comes back while people shop: nothing is lost, the catalogue goes on', async () => {
  let asked: Promise<{ figures: string; refusal: number }> | null = null
  const { verdict, answers, failOvers, catalogue } = await runFailOvers({
    kinds: ['kill', 'cut'],
    sample: async (_shop, cluster) => void (await (asked ??= askFromOutside(cluster))),
  })
  expect(verdict.complaints).toEqual([])
  expect(verdict.acknowledged).toBeGreaterThan(10)
  expect(answers.get('500') ?? 0).toBe(0)
  expect(catalogue.failures).toEqual([])
  expect(catalogue.answers).toBeGreaterThan(0)
  expect(failOvers.map(({ kind }) => kind)).toEqual(['kill', 'cut'])

  const { figures, refusal } = await asked!
  const names = new Set(readFileSync(ALERTS, 'utf8').match(/\bpatroni_\w+/g))
  expect(names.size).toBeGreaterThan(2)
  for (const name of names) expect(figures).toContain(`# TYPE ${name} `)
  expect(refusal).toBe(403)
}, 1_200_000)

/** What Patroni tells who is none of the database machines, and what it answers who would change something. */
async function askFromOutside({ machines }: Cluster) {
  const answers = machines.map(async ({ name, network }) => {
    const patroni = `http://${network.address}:8008`
    const figures = await (await fetch(`${patroni}/metrics`)).text()
    const body = JSON.stringify({ leader: name })
    const { status } = await fetch(`${patroni}/switchover`, { method: 'POST', body })
    return { figures, refusal: status }
  })
  // one of them dies meanwhile
  return Promise.any(answers)
}
