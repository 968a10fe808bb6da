import { Type } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { staffCall, staffResource } from '../calls/index.ts'
import { PaymentDifferenceKind, PaymentDifference, SolvedDifference } from './staff-difference.ts'

const some = Type.Optional

/** Differences between the shop's payments and the providers', of the whole chain. */
export const staffDifferences = staffResource('diferencias', { see: 'pagos.conciliar', row: PaymentDifference, filters: { Abiertas: some(Type.Boolean()), Clase: some(PaymentDifferenceKind) } })
/** Closes a difference with what was found out; found again with other figures, it is open again. */
export const solveDifference = staffCall('POST', '/gestion/diferencias/:Id/resolver', 'pagos.conciliar', { params: Closed({ Id }), body: SolvedDifference, answer: PaymentDifference })
