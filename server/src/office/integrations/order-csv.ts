import type { ErpLine, ErpOrder } from '@gondola/contract/orders'
import { type SaleUnit, GRAMS_PER_KILOGRAM, type CsvValue, sumOfPesos } from '@gondola/contract/base'
import { isoDateOf } from '@gondola/contract/delivery'

// Headings of the orders' CSV: other systems read them by name, so they do not change (docs/erp.md).

/** The order's columns, first in every row. */
const ORDER_COLUMN = {
  Id: 'Pedido',
  Fecha: 'Fecha',
  Hora: 'Hora',
  Estado: 'Estado',
  Etapa: 'Etapa',
  FormaEntrega: 'Forma de entrega',
  DiaEntrega: 'Día de entrega',
  HorarioEntrega: 'Horario de entrega',
  Sucursal: 'Sucursal',
  Cliente: 'Cliente',
  NombreCliente: 'Nombre del cliente',
  Documento: 'Documento',
  Email: 'Email',
  Destinatario: 'Destinatario',
  Telefono: 'Teléfono',
  Direccion: 'Dirección',
  TipoPago: 'Forma de pago',
} as const

/** Where the order is prepared and goes, last in every row: they came later than the others. */
const ORDER_BRANCH_COLUMN = {
  SucursalPedido: 'Sucursal del pedido',
  CodigoSucursalPedido: 'Código de la sucursal del pedido',
  Zona: 'Zona',
  Localidad: 'Localidad',
  CodigoPostal: 'Código postal',
} as const

/** The columns of a row per order. */
const ORDER_TOTAL_COLUMN = {
  Reemplazos: 'Admite reemplazos',
  Comentario: 'Comentario',
  Motivo: 'Motivo de cancelación',
  Renglones: 'Renglones',
  TotalBruto: 'Total bruto',
  TotalDescuento: 'Descuento',
  TotalEnvio: 'Envío',
  TotalNeto: 'Total',
  TotalPedido: 'Total pedido',
  Actualizado: 'Actualizado',
} as const

/** The columns of a row per line. */
const LINE_COLUMN = {
  Renglon: 'Renglón',
  Codart: 'Artículo',
  CodigoOrigen: 'Código de origen',
  Ean: 'EAN',
  Descrip: 'Descripción',
  Unidad: 'Unidad',
  Cantidad: 'Cantidad pedida',
  Precioindividual: 'Precio unitario',
  Importe: 'Importe pedido',
  Descuento: 'Descuento pedido',
  Iva: 'IVA %',
  Reemplazo: 'Admite reemplazo',
  CantidadPreparada: 'Cantidad preparada',
  ImportePreparado: 'Importe preparado',
  Sustituto: 'Artículo sustituto',
  DescripSustituto: 'Descripción del sustituto',
  CantidadSustituto: 'Cantidad del sustituto',
  UnidadSustituto: 'Unidad del sustituto',
  Aclaracion: 'Aclaración',
} as const

const UNIT_WORDS = { 1: 'un', 100: 'kg' } as const

/** The file's name: `pedidos-2026-11-21.csv`. */
export const orderExportName = (isByLine: boolean, day: string): string =>
  `${isByLine ? 'pedidos-renglones' : 'pedidos'}-${day}.csv`

type Column<T> = readonly [heading: string, valueOf: (of: T) => CsvValue]

/** An order's own columns. Days and times are in the shop's time zone, days as `2026-11-21`. */
const ORDER_COLUMNS: readonly Column<ErpOrder>[] = [
  [ORDER_COLUMN.Id, ({ Id }) => Id],
  [ORDER_COLUMN.Fecha, ({ Fecha }) => Fecha],
  [ORDER_COLUMN.Hora, ({ Fechahora }) => Fechahora.slice(11, 19)],
  [ORDER_COLUMN.Estado, ({ Estado }) => Estado],
  [ORDER_COLUMN.Etapa, ({ Preparacion }) => Preparacion],
  [ORDER_COLUMN.FormaEntrega, ({ FormaEntrega }) => FormaEntrega],
  [ORDER_COLUMN.DiaEntrega, ({ Dia }) => Dia && isoDateOf(Dia)],
  [ORDER_COLUMN.HorarioEntrega, ({ HorarioEntrega }) => HorarioEntrega],
  [ORDER_COLUMN.Sucursal, ({ Sucursal }) => Sucursal],
  [ORDER_COLUMN.Cliente, ({ Cliente }) => Cliente],
  [ORDER_COLUMN.NombreCliente, ({ NombreCliente }) => NombreCliente],
  [ORDER_COLUMN.Documento, ({ Documento }) => Documento],
  [ORDER_COLUMN.Email, ({ Email }) => Email],
  [ORDER_COLUMN.Destinatario, ({ Opt1 }) => Opt1],
  [ORDER_COLUMN.Telefono, ({ Opt2 }) => Opt2],
  [ORDER_COLUMN.Direccion, ({ Opt3 }) => Opt3],
  [ORDER_COLUMN.TipoPago, ({ TipoPago }) => TipoPago?.Descrip],
]

/** In an order's row, and after a line's columns. */
const COMMENT: Column<ErpOrder> = [ORDER_TOTAL_COLUMN.Comentario, ({ Opt4 }) => Opt4]

/** The further columns of an order's row: totals in pesos, as prepared once the order is. */
const TOTAL_COLUMNS: readonly Column<ErpOrder>[] = [
  [ORDER_TOTAL_COLUMN.Reemplazos, ({ B1 }) => B1],
  COMMENT,
  [ORDER_TOTAL_COLUMN.Motivo, ({ MotivoCancelacion }) => MotivoCancelacion],
  [ORDER_TOTAL_COLUMN.Renglones, ({ Lineas }) => Lineas.length],
  [ORDER_TOTAL_COLUMN.TotalBruto, ({ TotalBruto }) => TotalBruto],
  [ORDER_TOTAL_COLUMN.TotalDescuento, ({ TotalDescuento }) => TotalDescuento],
  [ORDER_TOTAL_COLUMN.TotalEnvio, ({ TotalEnvio }) => TotalEnvio],
  [ORDER_TOTAL_COLUMN.TotalNeto, ({ TotalNeto }) => TotalNeto],
  [ORDER_TOTAL_COLUMN.TotalPedido, ({ TotalNeto, TotalesPedido }) => TotalesPedido?.TotalNeto ?? TotalNeto],
  [ORDER_TOTAL_COLUMN.Actualizado, ({ Actualizado }) => Actualizado],
]

/** A line's columns: in pieces, or in kilograms for weighed articles; as prepared once that is settled. */
const LINE_COLUMNS: readonly Column<ErpLine>[] = [
  [LINE_COLUMN.Renglon, ({ Items }) => Items],
  [LINE_COLUMN.Codart, ({ Codart }) => Codart],
  [LINE_COLUMN.CodigoOrigen, ({ CodigoOrigen }) => CodigoOrigen],
  [LINE_COLUMN.Ean, ({ Ean }) => Ean],
  [LINE_COLUMN.Descrip, ({ Descrip }) => Descrip],
  [LINE_COLUMN.Unidad, ({ Unidad }) => UNIT_WORDS[Unidad]],
  [LINE_COLUMN.Cantidad, ({ Cantidad, Unidad }) => amountOf(Cantidad, Unidad)],
  [LINE_COLUMN.Precioindividual, ({ Precioindividual }) => Precioindividual],
  [LINE_COLUMN.Importe, ({ Precioventa }) => Precioventa],
  [LINE_COLUMN.Descuento, (line) => discountOf(line)],
  [LINE_COLUMN.Iva, ({ Iva }) => Iva],
  [LINE_COLUMN.Reemplazo, ({ Reemplazo }) => Reemplazo !== 'nada'],
  [
    LINE_COLUMN.CantidadPreparada,
    ({ Preparado, Unidad }) => Preparado && amountOf(Preparado.Cantidad, Unidad),
  ],
  [LINE_COLUMN.ImportePreparado, ({ Preparado }) => Preparado?.Precioventa],
  [LINE_COLUMN.Sustituto, ({ Preparado }) => Preparado?.Sustituto?.Codart],
  [LINE_COLUMN.DescripSustituto, ({ Preparado }) => Preparado?.Sustituto?.Descrip],
  [
    LINE_COLUMN.CantidadSustituto,
    ({ Preparado }) =>
      Preparado?.Sustituto && amountOf(Preparado.Sustituto.Cantidad, Preparado.Sustituto.Unidad),
  ],
  [
    LINE_COLUMN.UnidadSustituto,
    ({ Preparado }) => Preparado?.Sustituto && UNIT_WORDS[Preparado.Sustituto.Unidad],
  ],
  [LINE_COLUMN.Aclaracion, ({ Aclaracion }) => Aclaracion],
]

/** The last of all, for a shop of several branches or with zones. */
const BRANCH_COLUMNS: readonly Column<ErpOrder>[] = [
  [ORDER_BRANCH_COLUMN.SucursalPedido, ({ SucursalPedido }) => SucursalPedido],
  [ORDER_BRANCH_COLUMN.CodigoSucursalPedido, ({ CodigoSucursalPedido }) => CodigoSucursalPedido],
  [ORDER_BRANCH_COLUMN.Zona, ({ Zona }) => Zona],
  [ORDER_BRANCH_COLUMN.Localidad, ({ Localidad }) => Localidad],
  [ORDER_BRANCH_COLUMN.CodigoPostal, ({ CodigoPostal }) => CodigoPostal],
]

/** What follows an order's columns, or those of its line; `isPlaced` adds where orders are prepared and go. */
const lastColumns = (isByLine: boolean, isPlaced: boolean): readonly Column<ErpOrder>[] => [
  ...(isByLine ? [COMMENT] : TOTAL_COLUMNS),
  ...(isPlaced ? BRANCH_COLUMNS : []),
]

/** The heading of an export with one row per line or one per order. */
export function orderCsvHeading(isByLine: boolean, isPlaced = false): string[] {
  const own = isByLine ? LINE_COLUMNS : []
  return [...ORDER_COLUMNS, ...own, ...lastColumns(isByLine, isPlaced)].map(([heading]) => heading)
}

/** An order's rows in an export. */
export function orderCsvRows(order: ErpOrder, isByLine: boolean, isPlaced = false): CsvValue[][] {
  const head = ORDER_COLUMNS.map(([, valueOf]) => valueOf(order))
  const tail = lastColumns(isByLine, isPlaced).map(([, valueOf]) => valueOf(order))
  if (!isByLine) return [[...head, ...tail]]
  return order.Lineas.map((line) => [...head, ...LINE_COLUMNS.map(([, valueOf]) => valueOf(line)), ...tail])
}

const amountOf = (Cantidad: number, Unidad: SaleUnit): number =>
  Unidad === 1 ? Cantidad : Cantidad / GRAMS_PER_KILOGRAM

const discountOf = ({ Descuentos = [] }: ErpLine): number => sumOfPesos(Descuentos.map(({ Monto }) => Monto))
