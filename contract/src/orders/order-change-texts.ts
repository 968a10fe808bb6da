import { formatDay, formatPesos, formatQuantity } from '../base/index.ts'
import { isoDateOf } from '../delivery/index.ts'
import type { OrderDifference } from './order-change.ts'

// What a change changed, in words that customer and staff both read.

/** One sentence for each thing that changed, the total last. */
export function differenceTexts(difference: OrderDifference): string[] {
  const { Lineas, Reemplazos, Entrega, Direccion, Contacto, Comentario, Pago } = difference
  const { TotalAntes, TotalAhora } = difference
  return [
    ...Lineas.map(lineText),
    ...(Reemplazos ? ['Otra elección de reemplazos'] : []),
    ...(Entrega ? [`Entrega: de ${deliveryText(Entrega.Antes)} a ${deliveryText(Entrega.Ahora)}`] : []),
    ...(Direccion ? ['Otra dirección de entrega'] : []),
    ...(Contacto ? ['Otro nombre o teléfono'] : []),
    ...(Comentario ? ['Otro comentario'] : []),
    ...(Pago ? [`Pago: de ${Pago.Antes} a ${Pago.Ahora}`] : []),
    TotalAntes === TotalAhora
      ? `Total: sigue siendo ${formatPesos(TotalAhora)}`
      : `Total: de ${formatPesos(TotalAntes)} a ${formatPesos(TotalAhora)}`,
  ]
}

function lineText({ Descrip, Unidad, Antes, Ahora }: OrderDifference['Lineas'][number]): string {
  if (Antes === 0) return `Se agregó ${Descrip}: ${formatQuantity(Ahora, Unidad)}`
  if (Ahora === 0) return `Se sacó ${Descrip}: ${formatQuantity(Antes, Unidad)}`
  return `${Descrip}: de ${formatQuantity(Antes, Unidad)} a ${formatQuantity(Ahora, Unidad)}`
}

type Delivery = NonNullable<OrderDifference['Entrega']>['Antes']

/** `lunes 23 de noviembre, 09:00 a 12:00`, with `retiro en sucursal` before a pickup. */
function deliveryText({ FormaEntrega, Dia, HorarioEntrega }: Delivery): string {
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  const day = isoDate === null ? [] : [formatDay(isoDate).replace(/^./, (letter) => letter.toLowerCase())]
  const form = FormaEntrega === 'RS' ? ['retiro en sucursal'] : []
  return [...form, ...day, HorarioEntrega ?? ''].join(', ')
}
