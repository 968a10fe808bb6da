import { Type } from 'typebox'
import { ArticleCode, Closed, Id, Nullable } from '../base/index.ts'
import { staffCall, staffResource } from '../calls/index.ts'
import { StaffStock, STOCK_MAX, StockState } from './stock.ts'

const some = Type.Optional

/** The articles that a branch sells, with their stock there; without `Sucursal` the account's first branch, or the default one. */
export const staffStock = staffResource('existencias', {
  see: 'catalogo.ver',
  key: { Codigo: ArticleCode },
  row: StaffStock,
  filters: { Sucursal: some(Id), Estado: some(StockState), SueleFaltar: some(Type.Boolean()) },
  byBranch: true,
  docs: ['Gestión: existencias', 'StaffStock', 'StaffStocks', 'la existencia de un artículo', 'las existencias de una sucursal'],
})

/** What staff see on the shelf; null takes it back. It counts until a later number of the chain's system, or the end of the day. */
export const tapStock = staffCall('PUT', '/gestion/existencias/:Sucursal/:Codigo', 'pedidos.preparar', {
  params: Closed({ Sucursal: Id, Codigo: ArticleCode }),
  body: Closed({ Estado: Nullable(StockState) }),
  answer: StaffStock,
  byBranch: true,
  docs: ['Gestión: existencias', 'tapStock', 'Marcar lo que se ve en la góndola', 'Vale hasta que llegue un número más nuevo o termine el día; con Estado null, se quita la marca.', ['no-existe']],
})

const Counted = Nullable(Type.Integer({ minimum: 0, maximum: STOCK_MAX }))
/** What a branch has by hand, in pieces or grams; null: it is not counted. `Leida` is the number as it was read: another one is not overwritten. */
export const setStock = staffCall('PUT', '/gestion/existencias/:Sucursal/:Codigo/numero', 'pedidos.preparar', {
  params: Closed({ Sucursal: Id, Codigo: ArticleCode }),
  body: Closed({ Existencia: Counted, Leida: Nullable(Type.Integer({ minimum: -STOCK_MAX, maximum: STOCK_MAX })) }),
  answer: StaffStock,
  byBranch: true,
  docs: ['Gestión: existencias', 'setStock', 'Poner la existencia a mano', 'Vale hasta que llegue un número más nuevo; null deja de contar el artículo. Leida es el número que se leyó: si ya es otro, no se cambia.', ['no-existe', 'concurrencia']],
})
