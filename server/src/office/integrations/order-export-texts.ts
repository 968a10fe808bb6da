// Headings of the orders' CSV: other systems read them by name, so they do not change (docs/erp.md).

/** The order's columns, first in every row. */
export const ORDER_COLUMN = {
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
export const ORDER_BRANCH_COLUMN = {
  SucursalPedido: 'Sucursal del pedido',
  CodigoSucursalPedido: 'Código de la sucursal del pedido',
  Zona: 'Zona',
  Localidad: 'Localidad',
  CodigoPostal: 'Código postal',
} as const

/** The columns of a row per order. */
export const ORDER_TOTAL_COLUMN = {
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
export const LINE_COLUMN = {
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
} as const

export const UNIT_WORDS = { 1: 'un', 100: 'kg' } as const

/** The file's name: `pedidos-2026-11-21.csv`. */
export const orderExportName = (isByLine: boolean, day: string): string =>
  `${isByLine ? 'pedidos-renglones' : 'pedidos'}-${day}.csv`
