import type { Migration } from 'kysely/migration'
import { extendBranches } from './0002-branches/branches.ts'
import { addBranchPrices } from './0002-branches/branch-prices.ts'
import { addBranchDelivery } from './0002-branches/branch-delivery.ts'
import { addBranchOrders } from './0002-branches/branch-orders.ts'
import { watchBranches } from './0002-branches/branch-changes.ts'
import { addBranchStock } from './0002-branches/branch-stock.ts'

/** Prices, assortment, stock, delivery, orders and staff by branch (decision 0020). */
export const branches: Migration = {
  async up(db) {
    await extendBranches(db)
    await addBranchPrices(db)
    await addBranchDelivery(db)
    await addBranchOrders(db)
    await addBranchStock(db)
    await watchBranches(db)
  },
}
