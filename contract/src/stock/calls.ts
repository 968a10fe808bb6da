import { Type } from 'typebox'
import { Closed } from '../base/index.ts'
import { keyCall } from '../calls/index.ts'
import { STOCK_NUMBERS_MAX, StockNumber, StockReceipt } from './stock.ts'

/** Takes in stock numbers of a chain's system (docs/erp.md); rows that are not understood do not stop the others. */
export const sendStockNumbers = keyCall('POST', '/integraciones/existencias', 'existencias:escribir', {
  body: Closed({ Filas: Type.Array(StockNumber, { minItems: 1, maxItems: STOCK_NUMBERS_MAX }) }),
  answer: StockReceipt,
  limit: 'integration',
  bodyMaxBytes: 1_048_576,
  docs: [
    'Otros sistemas',
    'sendStockNumbers',
    'Enviar existencias',
    'Hasta 5.000 números de existencia por sucursal y artículo, en unidades o gramos: lo que hay en la sucursal, sin restar los pedidos de la tienda. De varios números de un artículo vale el de la Fecha más nueva. Lo que no se entiende vuelve en Rechazadas, y lo demás se toma igual.',
  ],
})
