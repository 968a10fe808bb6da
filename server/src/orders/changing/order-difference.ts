import { toCentavos } from '@gondola/contract/base'
import type { Order, OrderDifference } from '@gondola/contract/orders'

type Compared = Pick<
  Order,
  | 'FormaEntrega'
  | 'Dia'
  | 'HorarioEntrega'
  | 'TipoPago'
  | 'B1'
  | 'Opt1'
  | 'Opt2'
  | 'Opt3'
  | 'Opt4'
  | 'TotalNeto'
  | 'Sucursal'
  | 'NombreSucursal'
> & {
  Localidad?: string | null
  CodigoPostal?: string | null
  Lineas: readonly ComparedLine[]
}

type ComparedLine = Pick<
  Order['Lineas'][number],
  'Codart' | 'Descrip' | 'Unidad' | 'Cantidad' | 'Reemplazo' | 'Aclaracion'
>

/** What a change changed of an order; an article's lines are summed. Null: nothing that the customer chose. */
export function orderDifference(before: Compared, after: Compared): OrderDifference | null {
  const Lineas = lineDifferences(before.Lineas, after.Lineas)
  const Reemplazos = othersOf(before, after, ({ Reemplazo = 'similar' }) => Reemplazo)
  const Aclaraciones = othersOf(before, after, ({ Aclaracion = '' }) => Aclaracion)
  const isOtherPlace = differs(before, after, ['Opt3', 'Localidad', 'CodigoPostal'])
  const Entrega = { Antes: deliveryOf(before), Ahora: deliveryOf(after) }
  const difference: OrderDifference = {
    Lineas,
    ...((before.B1 !== after.B1 || Reemplazos.length > 0) && { Reemplazos }),
    ...(Aclaraciones.length > 0 && { Aclaraciones }),
    ...(differs(before, after, ['FormaEntrega', 'Dia', 'HorarioEntrega']) && { Entrega }),
    // a pickup has no address
    ...(after.FormaEntrega === 'ED' && isOtherPlace && { Direccion: true }),
    ...(differs(before, after, ['Opt1', 'Opt2']) && { Contacto: true }),
    ...(differs(before, after, ['Opt4']) && { Comentario: true }),
    ...(before.TipoPago?.Id !== after.TipoPago?.Id && {
      Pago: { Antes: before.TipoPago?.Descrip ?? '', Ahora: after.TipoPago?.Descrip ?? '' },
    }),
    ...(differs(before, after, ['Sucursal']) && {
      Sucursal: { Antes: before.NombreSucursal ?? '', Ahora: after.NombreSucursal ?? '' },
    }),
    TotalAntes: before.TotalNeto,
    TotalAhora: after.TotalNeto,
  }
  const isSame = Object.keys(difference).length === 3 && Lineas.length === 0
  return isSame && toCentavos(before.TotalNeto) === toCentavos(after.TotalNeto) ? null : difference
}

function lineDifferences(before: Compared['Lineas'], after: Compared['Lineas']): OrderDifference['Lineas'] {
  const articles = new Map<string, OrderDifference['Lineas'][number]>()
  const count = (lines: Compared['Lineas'], side: 'Antes' | 'Ahora') => {
    for (const { Codart, Descrip, Unidad, Cantidad } of lines) {
      const there = articles.get(Codart) ?? { Codart, Descrip, Unidad, Antes: 0, Ahora: 0 }
      articles.set(Codart, { ...there, [side]: there[side] + Cantidad })
    }
  }
  count(before, 'Antes')
  count(after, 'Ahora')
  return [...articles.values()].filter(({ Antes, Ahora }) => Antes !== Ahora)
}

/** Descriptions of the articles of both that have another value. */
function othersOf(before: Compared, after: Compared, valueOf: (line: ComparedLine) => unknown): string[] {
  const values = new Map(before.Lineas.map((line) => [line.Codart, valueOf(line)]))
  const others = after.Lineas.filter((line) => (values.get(line.Codart) ?? valueOf(line)) !== valueOf(line))
  return [...new Set(others.map(({ Descrip }) => Descrip))]
}

const deliveryOf = ({ FormaEntrega, Dia, HorarioEntrega }: Compared) => ({
  FormaEntrega,
  Dia,
  HorarioEntrega,
})

const differs = (before: Compared, after: Compared, fields: readonly (keyof Compared)[]) =>
  fields.some((field) => (before[field] ?? '') !== (after[field] ?? ''))
