import { REPORT_MAX_DAYS, formatDate, formatNumber, formatPercent, formatPesos } from '../base/index.ts'

// Texts of the dashboard.

export const PERIOD_FAULTS = {
  'sin-desde': 'Elegí desde qué día.',
  'sin-hasta': 'Elegí hasta qué día.',
  'al-reves': 'El último día no puede ser anterior al primero.',
  'muy-largo': `El período puede tener ${REPORT_MAX_DAYS} días como máximo.`,
} as const

export const DASHBOARD_TEXTS = {
  title: 'Tablero',
  loading: 'Calculando',
  periods: { '1': 'Hoy', '7': '7 días', '30': '30 días', own: 'Otras fechas' },
  period: 'Período',
  from: 'Desde',
  to: 'Hasta',
  show: 'Ver',
  asTable: 'Ver como tabla',
  csv: 'Descargar CSV',
  csvOf: (report: string) => `Descargar CSV: ${report}`,
  tableName: (report: string) => `Tabla: ${report}`,
  tableOf: (report: string) => `Ver como tabla: ${report}`,
  measure: 'Medida',
  orders: 'Pedidos',
  sales: 'Ventas',
  average: 'Pedido promedio',
  cancelled: 'Cancelados',
  quantity: 'Cantidad',
  noOrders: 'No hubo pedidos en este período.',
  newShop: 'Todavía no entró ningún pedido',
  newShopHint:
    'Cuando entre el primero, acá vas a ver pedidos y ventas por día y horario, los artículos más vendidos y los carritos que quedaron sin comprar.',
  seeShop: 'Ver la tienda',
  before: 'Período anterior',
  beforeMark: 'La marca azul es el período anterior.',
  equal: 'igual que antes',
  wasNone: 'antes no hubo',
} as const

export const SALES_TEXTS = {
  byDay: 'Pedidos y ventas por día',
  byWeek: 'Cada columna son 7 días desde su fecha.',
  bySlot: 'Pedidos y ventas por horario de entrega',
  bySlotHint: 'Pedidos hechos en el período, según el horario en que se entregan.',
  noSlot: 'Sin horario',
  day: 'Día',
  slot: 'Horario',
} as const

export const LOAD_TEXTS = {
  title: 'Ocupación de los horarios',
  hint: 'Pedidos tomados de cada horario en los próximos días de reparto.',
  none: 'No hay días de reparto en las próximas dos semanas.',
  taken: 'Tomados',
  places: 'Cupo',
  share: 'Ocupación (%)',
  full: 'completo',
  closed: 'cerrado',
  of: (taken: number, places: number) => `${formatNumber(taken)} de ${formatNumber(places)}`,
} as const

export const TOP_TEXTS = {
  title: 'Artículos más vendidos',
  hint: 'Como se prepararon; ventas antes de descuentos de promociones y sin envío.',
  byMeasure: { ventas: 'Por ventas', cantidad: 'Por cantidad' },
  article: 'Artículo',
  code: 'Código',
  unit: 'Unidad',
  units: { 1: 'un', 100: 'kg' },
} as const

export const COMPARISON_TEXTS = {
  title: 'Sucursales',
  hint: 'Faltantes: renglones preparados a los que les faltó algo. A tiempo: pedidos que salieron (o estuvieron listos para retirar) antes de que terminara su horario.',
  byMeasure: { ventas: 'Ventas', pedidos: 'Pedidos', faltantes: 'Faltantes', puntuales: 'A tiempo' },
  missing: 'Faltantes (%)',
  onTime: 'A tiempo (%)',
  none: 'sin datos',
} as const

export const EMPTY_SEARCH_TEXTS = {
  propose: 'Proponer sinónimo',
  title: 'Búsquedas sin resultados',
  hint: 'Lo que se buscó y la tienda no encontró, sin saber quién lo buscó.',
  none: 'Nadie buscó algo que no estuviera.',
  text: 'Búsqueda',
  times: 'Veces',
  last: 'Último día',
} as const

export const RATING_TEXTS = {
  title: 'Cómo les llegó',
  hint: 'Lo que los clientes dijeron de cada artículo que recibieron en el período, primero lo que más veces vino mal. Un reemplazo cuenta como el artículo que llegó.',
  none: 'Nadie valoró lo que recibió.',
  code: 'Código',
  article: 'Artículo',
  bad: 'Mal',
  good: 'Bien',
  last: 'Último día',
} as const

export const LEFT_CART_TEXTS = {
  title: 'Carritos sin comprar',
  hint: 'Carritos que un cliente guardó en su cuenta por última vez en el período y que hasta ahora no compró. Los que quedan solo en el navegador no se cuentan.',
  none: 'No quedó ningún carrito guardado sin comprar.',
  carts: 'Carritos',
  amount: 'Total',
  bought: 'Comprados después de guardarlos',
  articles: 'Artículos en los carritos sin comprar',
  articlesNone: 'No hay artículos en carritos sin comprar.',
} as const

const compact = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 })

/** `1,5 M`: an amount on a chart's axis. */
export const compactText = (value: number): string => compact.format(value)

const many = (count: number, one: string, several: string) =>
  `${formatNumber(count)} ${count === 1 ? one : several}`

export const ordersText = (count: number): string => many(count, 'pedido', 'pedidos')
export const cartsText = (count: number): string => many(count, 'carrito', 'carritos')
/** `3 mal, 1 bien` */
export const ratingsText = (bad: number, good: number): string =>
  `${formatNumber(bad)} mal, ${formatNumber(good)} bien`
export const timesText = (count: number): string => many(count, 'vez', 'veces')

/** `Del 15/11/2026 al 21/11/2026`, or a single day. */
export const periodText = (FechaDesde: string, FechaHasta: string): string =>
  FechaDesde === FechaHasta
    ? formatDate(FechaDesde)
    : `Del ${formatDate(FechaDesde)} al ${formatDate(FechaHasta)}`

/** The period that the report is compared with. */
export const comparedText = (FechaDesde: string, FechaHasta: string, HastaHora: string | null): string =>
  FechaDesde === FechaHasta
    ? `Se compara con el ${formatDate(FechaDesde)}${untilText(HastaHora)}.`
    : `Se compara con el período del ${formatDate(FechaDesde)} al ${formatDate(FechaHasta)}${untilText(HastaHora)}.`

const untilText = (HastaHora: string | null) => (HastaHora === null ? '' : `, hasta las ${HastaHora}`)

/** `12 pedidos por $ 100.000,00. El día de más pedidos fue el 21/11/2026, con 5.` */
export function salesSummary(
  orders: number,
  sales: number,
  best: { Fecha: string; Pedidos: number } | null,
): string {
  const whole = `${ordersText(orders)} por ${formatPesos(sales)}.`
  if (best === null) return whole
  return `${whole} El día de más pedidos fue el ${formatDate(best.Fecha)}, con ${formatNumber(best.Pedidos)}.`
}

/** `El horario más pedido es 09:00 a 12:00, con 8 pedidos.` */
export const slotSummary = (slot: string, orders: number): string =>
  `El horario más pedido es ${slot}, con ${ordersText(orders)}.`

/** `La que más vendió es Norte: 12 pedidos por $ 100.000,00.` */
export const branchSummary = (name: string, orders: number, sales: number): string =>
  `La que más vendió es ${name}: ${ordersText(orders)} por ${formatPesos(sales)}.`

/** `23 de 40 lugares tomados; 1 horario completo.` */
export const loadSummary = (taken: number, places: number, full: number): string =>
  `${formatNumber(taken)} de ${formatNumber(places)} lugares tomados${full === 0 ? '' : `; ${many(full, 'horario completo', 'horarios completos')}`}.`

/** `El primero es Leche entera.` */
export const topSummary = (name: string, value: string): string => `El primero es ${name}: ${value}.`

/** `3 carritos por $ 1.000,00 quedaron sin comprar; 2 se compraron después de guardarlos.` */
export const leftCartsSummary = (carts: number, total: number, bought: number): string =>
  `${cartsText(carts)} por ${formatPesos(total)} ${carts === 1 ? 'quedó' : 'quedaron'} sin comprar; ${formatNumber(bought)} ${bought === 1 ? 'se compró' : 'se compraron'} después de guardar${bought === 1 ? 'lo' : 'los'}.`

/** From this change on, in per cent, the figure is told as so many times the one before. */
const MANY_TIMES = 1000

/** `12 % más que antes`, for a change in per cent; `32 veces lo de antes` for a large one. */
export const changeText = (percent: number): string =>
  percent === 0
    ? DASHBOARD_TEXTS.equal
    : percent >= MANY_TIMES
      ? `${formatNumber(Math.round(percent / 100) + 1)} veces lo de antes`
      : `${formatPercent(Math.abs(percent))} ${percent > 0 ? 'más' : 'menos'} que antes`

/** The same for a share, in percentage points. */
export const pointsText = (points: number): string =>
  points === 0
    ? DASHBOARD_TEXTS.equal
    : `${formatNumber(Math.abs(points))} puntos ${points > 0 ? 'más' : 'menos'} que antes`
