import { Type } from 'typebox'
import { ArticleCode, Closed, Id, Nullable } from '../base/index.ts'
import { ListWindow, staffCall } from '../calls/index.ts'
import { StaffStock } from './staff-stock.ts'
import { StockState } from './stock-state.ts'

const some = Type.Optional

/** The articles on sale with their stock at a branch (the default branch if none is named); `q` searches name, code and EAN. */
export const listStock = staffCall('GET', '/gestion/existencias', 'catalogo.ver', { query: Closed({ ...ListWindow, Sucursal: some(Id), Estado: some(StockState) }), answer: Type.Array(StaffStock), byBranch: true })

/** What staff see on the shelf; null takes it back. It counts until a later number of the chain's system, or the end of the day. */
export const tapStock = staffCall('PUT', '/gestion/existencias/:Sucursal/:Codigo', 'pedidos.preparar', {
  params: Closed({ Sucursal: Id, Codigo: ArticleCode }),
  body: Closed({ Estado: Nullable(StockState) }),
  answer: StaffStock,
  byBranch: true,
})
