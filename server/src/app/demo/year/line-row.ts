import type { PreparedLine } from '@gondola/contract/cart'
import type { PricedLine } from '../../../orders/order-lines.ts'
import { termsJson } from '../../../orders/orders.store.ts'
import type { DemoOrderRows } from '../insert-orders.ts'

const DEVICE = 'ejemplo'

/** A line's row, with what was picked of it if somebody has. */
export const lineRow = (line: PricedLine, picked?: PreparedLine): DemoOrderRows['lines'][number] => ({
  Items: line.Items,
  Codart: line.Codart,
  Descrip: line.Descrip,
  Cantidad: line.Cantidad,
  Unidad: line.Unidad,
  Precioindividual: line.Precioindividual,
  Precioventa: line.Precioventa,
  Imagen: line.Imagen,
  Ean: line.Ean,
  Promo: line.Promo,
  Alcohol: line.Alcohol ?? false,
  Reemplazo: line.Reemplazo,
  Descuentos: line.Descuentos === undefined ? null : JSON.stringify(line.Descuentos),
  Preparado: picked === undefined ? null : JSON.stringify(picked),
  Version: picked === undefined ? 0 : 1,
  device: picked === undefined ? null : DEVICE,
  device_order: picked === undefined ? 0 : line.Items,
  ordered_terms: termsJson(line),
})
