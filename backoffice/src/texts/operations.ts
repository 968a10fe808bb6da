import { formatNumber, formatPercent } from '@gondola/contract/base'
import { ordersText } from '@gondola/contract/reports'

// Texts of the reports of a manager's morning.

export const OPERATIONS_TEXTS = { title: 'Operación' } as const

export const FILL_TEXTS = {
  title: 'Qué se preparó',
  hint: 'De cada renglón preparado: si vino entero, si se reemplazó o si faltó algo. Por persona y por hora, según quién lo empezó y a qué hora.',
  none: 'No se preparó nada en este período.',
  by: 'Ver por',
  groups: { articulo: 'Artículo', familia: 'Familia', preparador: 'Quién', hora: 'Hora' },
  key: 'Código',
  name: 'Nombre',
  orders: 'Pedidos',
  lines: 'Renglones',
  whole: 'Enteros',
  replaced: 'Reemplazados',
  missing: 'Faltaron',
  rate: 'Enteros (%)',
  perOrder: 'Minutos por pedido',
  perLine: 'Minutos por renglón',
  unknown: { articulo: 'Sin artículo', familia: 'Sin familia', preparador: 'Sin persona', hora: 'Sin hora' },
} as const

/** `94,1 % entero; reemplazados 12, faltaron 30 de 512` */
export const fillText = (rate: number, replaced: number, missed: number, lines: number): string =>
  `${formatPercent(rate)} entero; reemplazados ${formatNumber(replaced)}, faltaron ${formatNumber(missed)} de ${formatNumber(lines)}`

/** `; 18,5 min por pedido, 1,2 por renglón` */
export const minutesText = (perOrder: number | null, perLine: number | null): string =>
  perOrder === null || perLine === null
    ? ''
    : `; ${formatNumber(perOrder)} min por pedido, ${formatNumber(perLine)} por renglón`

export const CANCELLED_TEXTS = {
  title: 'Cancelados por motivo',
  hint: 'Pedidos hechos en el período que canceló la tienda o anuló el cliente.',
  none: 'No se canceló ningún pedido.',
  who: 'Quién',
  by: { C: 'La tienda', A: 'El cliente' },
  reason: 'Motivo',
  noReason: 'sin motivo',
  orders: 'Pedidos',
  amount: 'Importe',
} as const
export const cancelledText = (orders: number, amount: string): string => `${ordersText(orders)} · ${amount}`

export const MARGIN_TEXTS = {
  costed: 'Ventas con costo',
  cost: 'Costo',
  margin: 'Margen (%)',
} as const
/** ` · margen 28,4 %` */
export const marginText = (percent: number | null): string =>
  percent === null ? '' : ` · margen ${formatPercent(percent)}`

export const FAMILY_TEXTS = {
  title: 'Ventas por familia',
  hint: 'Como se prepararon; antes de descuentos de promociones y sin envío. Cada artículo cuenta en la familia que tiene hoy. El margen es de lo que tenía costo al venderse.',
  department: 'Departamento',
  family: 'Familia',
  articles: 'Artículos',
  sales: 'Ventas',
  none: 'Sin familia',
} as const

export const CLAIMED_TEXTS = {
  title: 'Reclamos por motivo',
  hint: 'Lo que los clientes reclamaron en el período y lo que se devolvió, por artículo, por quien preparó o entregó, o por marca.',
  none: 'Nadie reclamó nada.',
  by: {
    articulo: 'Artículo',
    preparador: 'Quién lo preparó',
    repartidor: 'Quién lo entregó',
    marca: 'Marca',
  },
  nobody: 'Sin dato',
  code: 'Código',
  article: 'Artículo',
  picker: 'Preparó',
  returned: 'Devuelto',
} as const
