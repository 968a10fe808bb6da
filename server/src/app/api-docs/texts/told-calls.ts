import type { Call } from '@gondola/contract/calls'
import { CLIENT_SECTIONS } from './client-calls.ts'
import { SHOP_SECTIONS } from './shop-calls.ts'
import { STAFF_SECTIONS } from './staff-calls.ts'
import type { ToldCall, ToldSection } from './told-call.ts'
import { recordCalls } from './staff-records.ts'

/** Calls of staff about transfers and the comparison with the providers. */
const BOOK_SECTIONS: readonly ToldSection[] = [
  {
    tag: 'Gestión: transferencias',
    text: 'La cuenta que recibe transferencias, las que se esperan y las que hay que devolver.',
    calls: {
      ...recordCalls(
        'cuenta-transferencias',
        'transferencias',
        'devoluciones-transferencia',
        'movimientos-banco',
      ),
      'POST /gestion/extractos': [
        'uploadExtract',
        'Subir un extracto',
        'Anota del extracto del banco (CSV) hasta 500 créditos por llamado: lo que trae referencia e importe se toma, lo dudoso se propone. Mientras Faltan no sea 0, el mismo archivo sigue donde quedó; después no cambia nada.',
      ],
      'POST /gestion/movimientos-banco/:Id/asignar': [
        'assignMovement',
        'Asignar un movimiento',
        'Dice qué pedido paga; el mismo otra vez no cambia nada.',
      ],
      'POST /gestion/movimientos-banco/:Id/descartar': [
        'discardMovement',
        'Descartar un movimiento',
        'Dice que no paga ningún pedido, o que ya estaba confirmado a mano.',
      ],
      'POST /gestion/transferencias/:Id/confirmar': [
        'confirmTransfer',
        'Confirmar una transferencia',
        'Anota que llegó, con su importe, fecha y movimiento; la misma otra vez no cambia nada.',
      ],
      'POST /gestion/devoluciones-transferencia/:Id/hecha': [
        'recordReturn',
        'Anotar una devolución',
        'Anota con qué transferencia se devolvió; la misma otra vez no cambia nada.',
      ],
    },
  },
  {
    tag: 'Gestión: diferencias',
    text: 'Lo que los proveedores de pagos tienen y la tienda no, o de otra manera.',
    calls: {
      ...recordCalls('diferencias'),
      'POST /gestion/diferencias/:Id/resolver': [
        'solveDifference',
        'Resolver una diferencia',
        'La cierra con una nota; si aparece con otros importes, se abre de nuevo.',
      ],
    },
  },
]

/** The descriptions of all calls, in reading order. */
export const TOLD_SECTIONS = [...SHOP_SECTIONS, ...CLIENT_SECTIONS, ...STAFF_SECTIONS, ...BOOK_SECTIONS]

const byCall = new Map(
  TOLD_SECTIONS.flatMap(({ tag, calls }) =>
    Object.entries(calls).map(([name, told]) => [name, { tag, told }] as const),
  ),
)

/** The description of a call; undefined if it has none yet. */
export const toldCall = ({
  method,
  path,
}: Pick<Call, 'method' | 'path'>): { tag: string; told: ToldCall } | undefined =>
  byCall.get(`${method} ${path}`)
