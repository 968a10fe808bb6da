import type { Account } from '../account/account.ts'
import type { Payment } from '../account/payment.ts'
import { signedNotice, unsignedNotice, type NoticeRequest } from '../notices/notice-request.ts'

/**
 * - `firma`: of a real payment, signed with another secret;
 * - `desconocido`: of a payment that does not exist, signed with another secret;
 * - `ajeno`: of a payment to this account that is no affair of the shop's, with the true signature;
 * - `sin-firma`: in the old form, of a payment that does not exist.
 */
export const FORGERIES = ['firma', 'desconocido', 'ajeno', 'sin-firma'] as const
export type Forgery = (typeof FORGERIES)[number]

/** A forged notice of one kind; `payment` is the one that a notice with a wrong signature names. */
export function forgedNotice(
  account: Account,
  secret: string,
  { kind, to, payment }: { kind: Forgery; to: string; payment: Payment | null },
): NoticeRequest {
  const now = account.clock.now()
  const facts = { to, action: 'payment.updated', now } as const
  const unknownId = String(9_000_000_000_000 + account.dial.draw(1_000_000_000))
  switch (kind) {
    case 'firma':
      return signedNotice({
        ...facts,
        paymentId: String(payment?.id ?? unknownId),
        secret: `${secret}-falso`,
      })
    case 'desconocido':
      return signedNotice({ ...facts, paymentId: unknownId, secret: 'inventado' })
    case 'ajeno':
      return signedNotice({ ...facts, paymentId: String(foreignPayment(account).id), secret })
    case 'sin-firma':
      return unsignedNotice(to, unknownId)
  }
}

/** A payment at the account's card reader in another shop. */
function foreignPayment({ records, clock, dial }: Account): Payment {
  const now = clock.now().toISOString()
  const centavos = 100 + dial.draw(10_000_000)
  const payment: Payment = {
    id: records.nextId(),
    preferenceId: null,
    reference: `otro-comercio-${dial.draw(1_000_000)}`,
    title: 'Venta de otro comercio',
    asked: centavos,
    reserved: 0,
    captured: centavos,
    refunds: [],
    status: 'approved',
    detail: 'accredited',
    method: 'visa',
    installments: 1,
    email: null,
    noticeUrl: null,
    createdAt: now,
    updatedAt: now,
    approvedAt: now,
    approvesAt: null,
    isForeign: true,
    metadata: {},
  }
  records.save('payments', payment)
  return payment
}
