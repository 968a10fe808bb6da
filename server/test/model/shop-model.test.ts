import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { allCommands } from './all-commands.ts'
import { expectSame } from './compare-shop.ts'
import { freshShop, startModelShop } from './model-shop.ts'
import { newModel } from './shop-model.ts'

// Random customers and staff against a model. Longer, with another seed: npm run faults -- --kind model --minutes 5
// --seed 7

const minutes = Number(process.env['MODEL_MINUTES'] ?? 0)
const seed = Number(process.env['MODEL_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const SHORT_MS = 10_000
const limitMs = minutes > 0 ? minutes * 60_000 : SHORT_MS
/** On a machine of any speed. */
const STEPS_AT_LEAST = 20

describeOnBothDatabases('random customers and staff', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startModelShop(database)
  })
  afterAll(() => shop.close())

  it('find what the model expects after every step', { timeout: limitMs + 240_000 }, async () => {
    let steps = 0
    const until = performance.now() + limitMs
    const runs = allCommands(async (each, model, real) => {
      await each.run(model, real)
      await expectSame(model, real)
      steps++
    })
    await fc.assert(
      fc.asyncProperty(runs, async (sequence) => {
        if (performance.now() > until && steps > STEPS_AT_LEAST) return
        const real = await freshShop(shop)
        await fc.asyncModelRun(() => ({ model: newModel(), real }), sequence)
      }),
      {
        seed,
        numRuns: minutes > 0 ? 1_000_000 : 30,
        ...(minutes > 0 && { interruptAfterTimeLimit: limitMs, markInterruptAsFailure: false }),
      },
    )
    if (minutes > 0) console.log(`${database}, seed ${seed}: ${steps} steps as the model says`)
    expect(steps).toBeGreaterThan(STEPS_AT_LEAST)
  })
})
