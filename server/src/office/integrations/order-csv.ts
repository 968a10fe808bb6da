import { IVA_CONDITIONS } from '@gondola/contract/clients'
import type { ErpLine, ErpOrder } from '@gondola/contract/orders'
import { type SaleUnit, GRAMS_PER_KILOGRAM, type CsvValue, sumOfPesos } from '@gondola/contract/base'
import { isoDateOf } from '@gondola/contract/delivery'

// Headings of the orders' CSV: other systems read them by name, so they do not change (docs/erp.md).

const UNIT_WORDS = { 1: 'un', 100: 'kg' } as const

/** The file's name: `pedidos-2026-11-21.csv`. */
export const orderExportName = (isByLine: boolean, day: string): string =>
  `${isByLine ? 'pedidos-renglones' : 'pedidos'}-${day}.csv`

type Column<T> = readonly [heading: string, valueOf: (of: T) => CsvValue]

/** An order's own columns. Days and times are in the shop's time zone, days as `2026-11-21`. */
const ORDER_COLUMNS: readonly Column<ErpOrder>[] = [
  ['Pedido', ({ Id }) => Id],
  ['Fecha', ({ Fecha }) => Fecha],
  ['Hora', ({ Fechahora }) => Fechahora.slice(11, 19)],
  ['Estado', ({ Estado }) => Estado],
  ['Etapa', ({ Preparacion }) => Preparacion],
  ['Forma de entrega', ({ FormaEntrega }) => FormaEntrega],
  ['Día de entrega', ({ Dia }) => Dia && isoDateOf(Dia)],
  ['Horario de entrega', ({ HorarioEntrega }) => HorarioEntrega],
  ['Sucursal', ({ Sucursal }) => Sucursal],
  ['Cliente', ({ Cliente }) => Cliente],
  ['Nombre del cliente', ({ NombreCliente }) => NombreCliente],
  ['Documento', ({ Documento }) => Documento],
  ['Email', ({ Email }) => Email],
  ['Destinatario', ({ Opt1 }) => Opt1],
  ['Teléfono', ({ Opt2 }) => Opt2],
  ['Dirección', ({ Opt3 }) => Opt3],
  ['Forma de pago', ({ TipoPago }) => TipoPago?.Descrip],
]

/** In an order's row, and after a line's columns. */
const COMMENT: Column<ErpOrder> = ['Comentario', ({ Opt4 }) => Opt4]

/** The further columns of an order's row: totals in pesos, as prepared once the order is. */
const TOTAL_COLUMNS: readonly Column<ErpOrder>[] = [
  ['Admite reemplazos', ({ B1 }) => B1],
  COMMENT,
  ['Motivo de cancelación', ({ MotivoCancelacion }) => MotivoCancelacion],
  ['Renglones', ({ Lineas }) => Lineas.length],
  ['Total bruto', ({ TotalBruto }) => TotalBruto],
  ['Descuento', ({ TotalDescuento }) => TotalDescuento],
  ['Envío', ({ TotalEnvio }) => TotalEnvio],
  ['Total', ({ TotalNeto }) => TotalNeto],
  ['Total pedido', ({ TotalNeto, TotalesPedido }) => TotalesPedido?.TotalNeto ?? TotalNeto],
  ['Actualizado', ({ Actualizado }) => Actualizado],
]

/** A line's columns: in pieces, or in kilograms for weighed articles; as prepared once that is settled. */
const LINE_COLUMNS: readonly Column<ErpLine>[] = [
  ['Renglón', ({ Items }) => Items],
  ['Artículo', ({ Codart }) => Codart],
  ['Código de origen', ({ CodigoOrigen }) => CodigoOrigen],
  ['EAN', ({ Ean }) => Ean],
  ['Descripción', ({ Descrip }) => Descrip],
  ['Unidad', ({ Unidad }) => UNIT_WORDS[Unidad]],
  ['Cantidad pedida', ({ Cantidad, Unidad }) => amountOf(Cantidad, Unidad)],
  ['Precio unitario', ({ Precioindividual }) => Precioindividual],
  ['Importe pedido', ({ Precioventa }) => Precioventa],
  ['Descuento pedido', (line) => discountOf(line)],
  ['IVA %', ({ Iva }) => Iva],
  ['Admite reemplazo', ({ Reemplazo }) => Reemplazo !== 'nada'],
  ['Cantidad preparada', ({ Preparado, Unidad }) => Preparado && amountOf(Preparado.Cantidad, Unidad)],
  ['Importe preparado', ({ Preparado }) => Preparado?.Precioventa],
  ['Artículo sustituto', ({ Preparado }) => Preparado?.Sustituto?.Codart],
  ['Descripción del sustituto', ({ Preparado }) => Preparado?.Sustituto?.Descrip],
  [
    'Cantidad del sustituto',
    ({ Preparado }) =>
      Preparado?.Sustituto && amountOf(Preparado.Sustituto.Cantidad, Preparado.Sustituto.Unidad),
  ],
  ['Unidad del sustituto', ({ Preparado }) => Preparado?.Sustituto && UNIT_WORDS[Preparado.Sustituto.Unidad]],
  ['Aclaración', ({ Aclaracion }) => Aclaracion],
]

/** The last of all, for a shop of several branches or with zones. */
const BRANCH_COLUMNS: readonly Column<ErpOrder>[] = [
  ['Sucursal del pedido', ({ SucursalPedido }) => SucursalPedido],
  ['Código de la sucursal del pedido', ({ CodigoSucursalPedido }) => CodigoSucursalPedido],
  ['Zona', ({ Zona }) => Zona],
  ['Localidad', ({ Localidad }) => Localidad],
  ['Código postal', ({ CodigoPostal }) => CodigoPostal],
]

/** Whom a Factura A is made out to; they came last. */
const INVOICE_COLUMNS: readonly Column<ErpOrder>[] = [
  ['CUIT', ({ Factura }) => Factura?.Cuit],
  ['Razón social', ({ Factura }) => Factura?.RazonSocial],
  ['Condición IVA', ({ Factura }) => Factura && IVA_CONDITIONS[Factura.CondicionIva]],
]

/** What follows an order's columns, or those of its line; `isPlaced` adds where orders are prepared and go. */
const lastColumns = (isByLine: boolean, isPlaced: boolean): readonly Column<ErpOrder>[] => [
  ...(isByLine ? [COMMENT] : TOTAL_COLUMNS),
  ...(isPlaced ? BRANCH_COLUMNS : []),
  ...INVOICE_COLUMNS,
]

/** The heading of an export with one row per line or one per order. */
export function orderCsvHeading(isByLine: boolean, isPlaced = false): string[] {
  const own = isByLine ? LINE_COLUMNS : []
  return [...ORDER_COLUMNS, ...own, ...lastColumns(isByLine, isPlaced)].map(([heading]) => heading)
}

export function orderCsvRows(order: ErpOrder, isByLine: boolean, isPlaced = false): CsvValue[][] {
  const head = ORDER_COLUMNS.map(([, valueOf]) => valueOf(order))
  const tail = lastColumns(isByLine, isPlaced).map(([, valueOf]) => valueOf(order))
  if (!isByLine) return [[...head, ...tail]]
  return order.Lineas.map((line) => [...head, ...LINE_COLUMNS.map(([, valueOf]) => valueOf(line)), ...tail])
}

const amountOf = (Cantidad: number, Unidad: SaleUnit): number =>
  Unidad === 1 ? Cantidad : Cantidad / GRAMS_PER_KILOGRAM

const discountOf = ({ Descuentos = [] }: ErpLine): number => sumOfPesos(Descuentos.map(({ Monto }) => Monto))
