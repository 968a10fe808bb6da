import { mayBecome, type PaymentState, moneyFault } from '@gondola/contract/payments'
import type { ProviderPayment } from '../providers/provider.ts'
import { pick, toCentavos, toPesos } from '@gondola/contract/base'
import { refuseStaff } from '../../http/problem.ts'

/** The centavos of an amount that staff typed in the field `Campo`. @throws 422 `importe-decimales` it has parts of one */
export function exactCentavos(pesos: number, Campo = 'Importe'): number {
  const centavos = toCentavos(pesos)
  return toPesos(centavos) === pesos ? centavos : refuseStaff(moneyFault('importe-decimales', Campo))
}

// What the shop's ledger makes of a provider's answer (decision 0031): a pure function of what it has and what it is
// told. States only go forward and amounts only grow, so an older answer that comes late changes nothing.

/** A payment as the ledger has it, amounts in centavos. */
export interface LedgerPayment extends Pick<
  ProviderPayment,
  'status' | 'asked' | 'captured' | 'refunded' | 'means' | 'installments' | 'captureBy'
> {
  state: PaymentState
}

/** What changed, for the history. */
export type LedgerChange =
  | { kind: 'estado'; state: PaymentState }
  | { kind: 'cobro' | 'liberacion' | 'devolucion'; centavos: number }

export interface Entry {
  payment: LedgerPayment
  changes: LedgerChange[]
}

/** @returns null: the answer says nothing that the ledger can hold */
export function entryFor(before: LedgerPayment | null, said: ProviderPayment): Entry | null {
  const { asked, captured, refunded } = said
  if (![asked, captured, refunded].every(isAmount) || captured > asked || refunded > captured) return null
  if (before === null) {
    if (said.state === null) return null
    const payment = { ...said, state: said.state }
    return { payment: ledgerPayment(payment), changes: changesOf(null, payment) }
  }
  const isLater = said.state !== null && (said.state === before.state || mayBecome(before.state, said.state))
  const payment: LedgerPayment = {
    ...(isLater ? ledgerPayment({ ...said, state: said.state! }) : before),
    // a capture of less than was reserved may be told as if no more had been asked for
    asked: Math.max(before.asked, said.asked),
    captured: Math.max(before.captured, said.captured),
    refunded: Math.max(before.refunded, said.refunded),
  }
  return { payment, changes: changesOf(before, payment) }
}

/** The fields of the ledger alone, out of a stored row or an answer. */
export const ledgerPayment = (payment: LedgerPayment): LedgerPayment =>
  pick(payment, ['state', 'status', 'asked', 'captured', 'refunded', 'means', 'installments', 'captureBy'])

const isAmount = (centavos: number) => Number.isSafeInteger(centavos) && centavos >= 0

function changesOf(before: LedgerPayment | null, after: LedgerPayment): LedgerChange[] {
  const changes: LedgerChange[] = []
  if (before?.state !== after.state) changes.push({ kind: 'estado', state: after.state })
  const taken = after.captured - (before?.captured ?? 0)
  if (taken > 0) changes.push({ kind: 'cobro', centavos: taken })
  // of a reserve, what is not captured when it ends
  const released =
    before?.state === 'reservado' && after.state !== 'reservado' ? after.asked - after.captured : 0
  if (released > 0) changes.push({ kind: 'liberacion', centavos: released })
  const returned = after.refunded - (before?.refunded ?? 0)
  if (returned > 0) changes.push({ kind: 'devolucion', centavos: returned })
  return changes
}
