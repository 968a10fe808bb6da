import type { Db } from '../../../platform/db/open-database.ts'
import {
  ProviderError,
  type PaymentProvider,
  type ProviderDeclaration,
  type ProviderPayment,
} from '../provider.ts'
import {
  findTransfer,
  listChangedTransfers,
  listTransfersFor,
  type BookedTransfer,
} from './transfer-books.store.ts'
import { transferReference } from './transfer-reference.ts'

/** Transfers read at once for the daily comparison. */
const PAGE = 200

export const transferDeclaration: ProviderDeclaration = {
  keys: null,
  account: ({ db }) => ({ isLive: true, api: transferProvider(db), cardFields: null }),
  cardFieldsModule: null,
  statusTexts: { rejected: {}, awaited: {} },
}

/**
 * Transfers as a provider: its books are the bank's movements that staff, or an extract, assigned to asks. Nothing is
 * reserved, and money is given back by hand.
 */
export function transferProvider(db: Db): PaymentProvider {
  const refuse = async (code: string): Promise<never> => {
    throw new ProviderError('rechazado', code)
  }
  return {
    abilities: { reserves: false, refunds: 'a-mano', closes: false, notices: false },
    begin: async ({ mode, reference, returnUrl }) =>
      mode === 'reservar' ? refuse('sin-reserva') : { id: transferReference(reference), url: returnUrl },
    reserve: () => refuse('sin-reserva'),
    // whoever has the account's number can transfer at any time
    end: async () => {},
    find: async (reference) => (await listTransfersFor(db, reference)).map(paymentOf),
    lookUp: async (paymentId) => {
      const found = /^[1-9]\d{0,8}$/.test(paymentId) ? await findTransfer(db, Number(paymentId)) : null
      return found && paymentOf(found)
    },
    capture: () => refuse('sin-reserva'),
    cancel: () => refuse('sin-reserva'),
    refund: () => refuse('a-mano'),
    readNotice: () => null,
    async *list(since, until) {
      let last = 0
      for (;;) {
        const page = await listChangedTransfers(db, [since, until], last, PAGE)
        for (const transfer of page) yield paymentOf(transfer)
        if (page.length < PAGE) return
        last = page.at(-1)!.id
      }
    },
  }
}

function paymentOf({ id, reference, centavos, status, returns }: BookedTransfer): ProviderPayment {
  const refunded = returns.reduce((sum, each) => sum + each.centavos, 0)
  return {
    id: String(id),
    reference,
    state: refunded === centavos ? 'devuelto' : 'cobrado',
    status,
    currency: 'ARS',
    asked: centavos,
    captured: centavos,
    refunded,
    refunds: returns.map(({ number, centavos: back }) => ({ id: number, centavos: back })),
    means: 'transferencia',
    installments: null,
    captureBy: null,
    isLive: true,
  }
}
