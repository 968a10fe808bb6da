import { Histogram, Registry, type Metric } from 'prom-client'
import { expect, it } from 'vitest'
import { Durations } from './durations.ts'

it('tells what the library’s own histogram tells', async () => {
  const [ours, theirs] = [new Registry(), new Registry()]
  const told = { name: 'duration_seconds', help: 'Time to answer' }
  const bounds = [0.01, 0.1, 1]
  const durations = new Durations({ ...told, bounds })
  ours.registerMetric(durations as unknown as Metric)
  const labelNames = ['method', 'route', 'status']
  const histogram = new Histogram({ ...told, labelNames, buckets: bounds, registers: [theirs] })
  for (const [route, status, seconds] of [
    ['/a', 200, 0.01],
    ['/a', 200, 0.02],
    ['/a', 304, 0],
    ['/b"\\', 200, 7],
    ['/b"\\', 200, 0.1],
  ] as const) {
    durations.observe('GET', route, status, seconds)
    histogram.observe({ method: 'GET', route, status }, seconds)
  }
  expect(await ours.metrics()).toBe(await theirs.metrics())
})
