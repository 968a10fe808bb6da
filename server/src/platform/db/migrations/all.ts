import type { Migration } from 'kysely/migration'
import { initial } from './0001-initial.ts'
import { branches } from './0002-branches.ts'
import { productFacts } from './0003-product-facts.ts'
import { slotHolds } from './0004-slot-holds.ts'
import { orderChanges } from './0005-order-changes.ts'
import { orderFollowing } from './0006-order-following.ts'
import { orderPushes } from './0007-order-pushes.ts'
import { listPriceHistory } from './0008-list-price-history.ts'
import { payments } from './0009-payments.ts'
import { paymentsByStaff } from './0011-payments-by-staff.ts'
import { transfers } from './0012-transfers.ts'
import { promotionMeans } from './0013-promotion-means.ts'
import { importChanges } from './0014-import-changes.ts'
import { paymentTaskPriority } from './0015-payment-task-priority.ts'
import { meansDiscount } from './0017-means-discount.ts'
import { listIndexes } from './0018-list-indexes.ts'
import { wholeShortages } from './0019-whole-shortages.ts'
import { wordIndexes } from './0020-word-indexes.ts'
import { daySums } from './0021-day-sums.ts'
import { retentionIndexes } from './0022-retention-indexes.ts'
import { partitionsByMonth } from './0023-partitions-by-month.ts'
import { telephoneIndex } from './0024-telephone-index.ts'
import { searchedColumns } from './0025-searched-columns.ts'

/** All migrations by name, in name order. A released migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
  '0002-branches': branches,
  '0003-product-facts': productFacts,
  '0004-slot-holds': slotHolds,
  '0005-order-changes': orderChanges,
  '0006-order-following': orderFollowing,
  '0007-order-pushes': orderPushes,
  '0008-list-price-history': listPriceHistory,
  '0009-payments': payments,
  '0011-payments-by-staff': paymentsByStaff,
  '0012-transfers': transfers,
  '0013-promotion-means': promotionMeans,
  '0014-import-changes': importChanges,
  '0015-payment-task-priority': paymentTaskPriority,
  '0017-means-discount': meansDiscount,
  '0018-list-indexes': listIndexes,
  '0019-whole-shortages': wholeShortages,
  '0020-word-indexes': wordIndexes,
  '0021-day-sums': daySums,
  '0022-retention-indexes': retentionIndexes,
  '0023-partitions-by-month': partitionsByMonth,
  '0024-telephone-index': telephoneIndex,
  '0025-searched-columns': searchedColumns,
}
