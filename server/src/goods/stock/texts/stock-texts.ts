import type { StockNumberFault } from '@gondola/contract/stock'

/** Why a stock number was left out; read by whoever connects a chain's system. */
export const STOCK_TEXTS: Readonly<Record<StockNumberFault, string>> = {
  'sucursal-desconocida': 'No hay una sucursal con ese número o código.',
  'articulo-desconocido': 'No hay un artículo con ese código, EAN o código de origen.',
  'articulo-ambiguo': 'Ese código es de más de un artículo.',
}
