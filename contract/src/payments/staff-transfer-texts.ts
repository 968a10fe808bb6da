import { formatDate, formatPesos, violationsOf } from '../base/index.ts'

export const TRANSFER_FAULTS = {
  'alias-forma': 'El alias tiene de 6 a 20 letras sin acento, números, puntos o guiones.',
  'cbu-digito': 'Ese CBU o CVU no es válido: revisá sus 22 números.',
  'sin-cuenta': 'Completá el alias o el CBU.',
  'titular-vacio': 'Escribí a nombre de quién está la cuenta.',
  'cuit-digito': 'Ese CUIT no es válido: revisá el dígito verificador.',
  'fecha-futura': 'La fecha no puede ser posterior a hoy.',
  'fecha-vieja': 'La fecha no puede ser de hace más de un año.',
  'movimiento-en-extracto':
    'Ese movimiento ya está en un extracto del banco: asignalo desde «Movimientos del banco».',
  'extracto-vacio': 'No encontramos movimientos en el archivo: tiene que ser el extracto del banco en CSV.',
  'extracto-largo': 'El archivo tiene más de 5.000 renglones: bajá del banco menos días y subilo por partes.',
  'extracto-ilegible':
    'No se puede leer el día o el importe de ningún renglón. Revisá qué es cada columna. No se anotó nada.',
  'extracto-sin-signo':
    'No se puede saber cuáles de estos importes entraron y cuáles salieron: no tienen signo, ni una columna que diga débito o crédito en cada renglón. Bajá el extracto con créditos y débitos en columnas separadas, o con signo. No se anotó nada.',
  'movimiento-decidido': 'Ese movimiento ya es de un pedido.',
  'pedido-sin-transferencia': 'Ese pedido no espera una transferencia.',
  'devolucion-hecha': 'Esa devolución ya figura hecha con otro número.',
  'devolucion-cerrada': 'Esa devolución ya no está pendiente.',
} as const
/** A violated rule of transfers, with its field. */
export const transferFault = violationsOf(TRANSFER_FAULTS)

/** A transfer of this amount is entered already: the order would be paid twice, and one given back. */
export const enteredText = (amount: number, day: string, name: string): string =>
  `Este pedido ya tiene anotada una de ${formatPesos(amount)} del ${formatDate(day)} (${name}). Si llegó otra igual, marcá «Es otra transferencia».`
