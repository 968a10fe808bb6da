import { expect, it, vi } from 'vitest'
import { startTestShop } from '../../../../lab/shop/test-shop.ts'
import { bumpCatalogueVersion } from './catalogue-changes.store.ts'
import { hearChanges } from './hear-changes.ts'

it('hears of a change once it is committed (postgres)', async () => {
  const shop = await startTestShop({ database: 'postgres' })
  const heard = vi.fn<() => void>()
  const worker = hearChanges(shop.config.databaseUrl!, heard)
  await expect
    .poll(async () => {
      await bumpCatalogueVersion(shop.db)
      return heard.mock.calls.length
    })
    .toBeGreaterThan(0)
  await worker.stop()
  await shop.close()
})
