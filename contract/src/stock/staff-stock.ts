import { Type, type Static } from 'typebox'
import { ArticleCode, Closed, Id, Instant, Nullable, SaleUnit } from '../base/index.ts'
import { StockState } from './stock-state.ts'

/** What staff said by hand of an article's stock. */
export const StockTap = Closed({ Estado: StockState, Fecha: Instant, Usuario: Type.String() })
export type StockTap = Static<typeof StockTap>

/** An article's stock at a branch. Quantities are pieces, or grams if weighed. */
export const StaffStock = Closed({
  Codigo: ArticleCode,
  Sucursal: Id,
  Descripcion: Type.String(),
  Unidad: SaleUnit,
  /** The chain's number, less what was dispatched since; null: it sends none. */
  Existencia: Nullable(Type.Integer()),
  Recibida: Nullable(Instant),
  /** Of pending orders. */
  Reservada: Type.Integer(),
  /** The family's safety margin. */
  Margen: Type.Integer(),
  Disponible: Nullable(Type.Integer()),
  /** What customers are told. */
  Estado: StockState,
  /** What staff said; null: nothing that still counts. */
  Marca: Nullable(StockTap),
  /** Whether it is often missing when orders are picked. */
  SueleFaltar: Type.Boolean(),
})
export type StaffStock = Static<typeof StaffStock>
