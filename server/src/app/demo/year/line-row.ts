import type { PreparedLine } from '@gondola/contract/cart'
import type { PricedLine } from '../../../orders/order-lines.ts'
import { lineColumns, termsJson } from '../../../orders/orders.store.ts'
import type { DemoOrderRows } from '../insert-orders.ts'

const DEVICE = 'ejemplo'

/** A line's row, with what was picked of it if somebody has. */
export const lineRow = (line: PricedLine, picked?: PreparedLine): DemoOrderRows['lines'][number] => ({
  ...lineColumns(line),
  Alcohol: line.Alcohol ?? false,
  Preparado: picked === undefined ? null : JSON.stringify(picked),
  Version: picked === undefined ? 0 : 1,
  device: picked === undefined ? null : DEVICE,
  device_order: picked === undefined ? 0 : line.Items,
  ordered_terms: termsJson(line),
})
