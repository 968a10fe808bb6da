import { CREDIT } from '@gondola/contract/payments'
import type { Period } from '@gondola/contract/reports'
import { shopDay } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listCreditGiven, listPaymentEvents } from './payments-report.store.ts'
import { daysOf } from './report-period.ts'

// The ledger as a plain journal in double entry, as hledger and ledger read it.

interface Posting {
  at: string
  order_id: number | null
  what: string
  debit: string
  credit: string
  centavos: number
}

const CREDIT_ACCOUNT = 'pasivo:saldo-a-favor'
const SALES = 'ventas:pedidos'
const RETURNS = 'ventas:devoluciones'

const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Where a payment's money lies: `activo:puerta:efectivo`; what was paid out of credit lies nowhere. */
const accountOf = ({ provider, means }: { provider: string; means: string | null }) =>
  provider === CREDIT
    ? CREDIT_ACCOUNT
    : ['activo', plain(provider), ...(means === null ? [] : [plain(means)])].join(':')

function postingOf(event: Awaited<ReturnType<typeof listPaymentEvents>>[number]): Posting {
  const { at, order_id, kind, state, centavos, captured, refunded } = event
  const money = accountOf(event)
  const entry = { at, order_id }
  if (kind === 'cobro')
    return { ...entry, what: 'cobro', debit: money, credit: SALES, centavos: centavos ?? 0 }
  if (kind === 'devolucion')
    return { ...entry, what: 'devolución', debit: RETURNS, credit: money, centavos: centavos ?? 0 }
  // what a customer's bank took back is what was left of the payment
  const left = captured - refunded
  if (state === 'contracargo')
    return { ...entry, what: 'contracargo', debit: RETURNS, credit: money, centavos: left }
  return { ...entry, what: 'contracargo recuperado', debit: money, credit: RETURNS, centavos: left }
}

const creditPosting = ({
  at,
  order_id,
  kind,
  centavos,
}: Awaited<ReturnType<typeof listCreditGiven>>[number]) =>
  kind === 'baja'
    ? {
        at,
        order_id,
        what: 'saldo de una cuenta dada de baja',
        debit: CREDIT_ACCOUNT,
        credit: 'ingresos:saldo-perdido',
        centavos: -centavos,
      }
    : { at, order_id, what: 'reclamo, como saldo a favor', debit: RETURNS, credit: CREDIT_ACCOUNT, centavos }

/** `2026-11-21 Pedido 12, cobro` with its two postings, which are nothing together. */
function entryText({ at, order_id, what, debit, credit, centavos }: Posting, timeZone: string): string {
  const amount = `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')} ARS`
  const title = order_id === null ? what : `Pedido ${order_id}, ${what}`
  return `${shopDay(new Date(at), timeZone)} ${title}\n    ${debit}  ${amount}\n    ${credit}  -${amount}\n\n`
}

/** The journal of a period of all branches, day by day. */
export async function* journalText(db: Db, timeZone: string, period: Period): AsyncGenerator<string> {
  for (const day of daysOf(period)) {
    const events = (await listPaymentEvents(db, timeZone, day)).map(postingOf)
    const given = (await listCreditGiven(db, timeZone, day)).map(creditPosting)
    const entries = [...events, ...given]
      .filter(({ centavos }) => centavos > 0)
      .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    yield entries.map((entry) => entryText(entry, timeZone)).join('')
  }
}
