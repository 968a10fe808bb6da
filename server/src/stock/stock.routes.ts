import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { startWorker } from '../platform/runtime/worker.ts'

/** How often changed states are looked for. */
const LOOK_EVERY_MS = 500

/** Stock of the branches: numbers of the chain's system, taps of staff, and what customers are told of both. */
export function stockFeature(api: FastifyInstance, deps: Deps): void {
  const { stock } = deps
  api.addHook('onReady', async () => {
    await stock.look()
    const worker = startWorker('stock', LOOK_EVERY_MS, api.log, () => stock.look().then(() => false))
    api.addHook('onClose', () => worker.stop())
  })
}
