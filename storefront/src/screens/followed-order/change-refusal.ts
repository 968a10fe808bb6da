import { Refused } from '../../api/errors.ts'
import { failureMessage } from '../../parts/messages/tell.ts'

/** The parts of the form that a refusal may be about. */
export type ChangeField = 'form' | 'address' | 'slot' | 'payment' | 'age'

export interface ChangeRefusal {
  text: string
  /** The article that was refused. */
  Codart?: string | undefined
  field?: ChangeField | undefined
}

const FIELDS: Readonly<Record<string, ChangeField>> = {
  'forma-entrega': 'form',
  'sin-retiro': 'form',
  'fuera-de-zona': 'address',
  'dia-entrega': 'slot',
  'horario-entrega': 'slot',
  'dia-sin-reparto': 'slot',
  'horario-inexistente': 'slot',
  'horario-pasado': 'slot',
  'pedidos-por-horario': 'slot',
  'alcohol-horario': 'slot',
  horario: 'slot',
  'tipo-pago': 'payment',
  'tipo-pago-inexistente': 'payment',
  'reserva-lejos': 'payment',
  'sin-pagar-lejos': 'payment',
  'cuentas-nuevas': 'slot',
  'alcohol-edad': 'age',
}

export function refusalOf(error: unknown): ChangeRefusal {
  const { text } = failureMessage(error)
  if (!(error instanceof Refused)) return { text }
  const { Codart, code } = error.problem
  return { text, Codart, field: FIELDS[code] }
}

/** Refusals after which nothing of the edited change holds. */
const OLD = new Set(['pedido-cambiado', 'en-preparacion', 'estado', 'cambio-cerrado', 'cambios-maximo'])

export const isOld = ({ problem }: Refused): boolean => OLD.has(problem.code)
