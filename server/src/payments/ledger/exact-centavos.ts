import { toCentavos, toPesos } from '@gondola/contract/base'
import { moneyFault } from '@gondola/contract/payments'
import { refuseStaff } from '../../http/problem.ts'

/** The centavos of an amount that staff typed in the field `Campo`. @throws 422 `importe-decimales` it has parts of one */
export function exactCentavos(pesos: number, Campo = 'Importe'): number {
  const centavos = toCentavos(pesos)
  return toPesos(centavos) === pesos ? centavos : refuseStaff(moneyFault('importe-decimales', Campo))
}
