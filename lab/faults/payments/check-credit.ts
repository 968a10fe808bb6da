import { creditName } from '@gondola/contract/payments'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import type { Row } from '@gondola/server/platform/db/tables/database.ts'

/** How a refund of money of the door says that it was given as credit. */
const AS_CREDIT = creditName.toLowerCase()

/** What was received at the door and given back as credit was not handed over. */
export function withoutCredited(
  own: readonly Row<'payments'>[],
  refunds: readonly Row<'refunds'>[],
): Row<'payments'>[] {
  return own.map((payment) => ({
    ...payment,
    refunded: payment.refunded - sum(creditedOf(payment.id, refunds)),
  }))
}

const creditedOf = (paymentId: number, refunds: readonly Row<'refunds'>[]) =>
  refunds
    .filter(({ payment_id, given_otherwise }) => payment_id === paymentId && given_otherwise === AS_CREDIT)
    .map(({ centavos }) => centavos)

/** Order by order: what claims gave, what paid an order and what came back of it; and each client's running balance. */
export async function compareCredit(
  db: Db,
  own: readonly Row<'payments'>[],
  refunds: readonly Row<'refunds'>[],
  claimed: ReadonlyMap<number, number>,
) {
  const moves = await db.selectFrom('credit_movements').selectAll().orderBy('id').execute()
  const claims = await db.selectFrom('claims').selectAll().execute()
  const complaints: string[] = []
  for (const { order_id, granted, state } of claims)
    if ((claimed.get(order_id) ?? 0) !== granted)
      complaints.push(`order ${order_id}: the claim is ${state} with ${granted}, its customer was told other`)
  for (const order of claimed.keys())
    if (!claims.some(({ order_id }) => order_id === order)) complaints.push(`order ${order} has no claim`)
  const expected = new Map<string, number>()
  const expect = (order: number | null, kind: string, centavos: number) =>
    expected.set(`${order} ${kind}`, (expected.get(`${order} ${kind}`) ?? 0) + centavos)
  for (const { order_id, captured, refunded } of own) {
    expect(order_id, 'pedido', -captured)
    expect(order_id, 'vuelve', refunded)
  }
  for (const { order_id, centavos, given_otherwise } of refunds)
    if (given_otherwise === AS_CREDIT) expect(order_id, 'reclamo', centavos)
  const theirs = sum([...expected.values()])
  for (const { order_id, kind, centavos } of moves) expect(order_id, kind, -centavos)
  const apart = sum([...expected.values()].map(Math.abs))
  for (const [what, centavos] of expected)
    if (centavos !== 0) complaints.push(`credit of order ${what}: ${centavos} apart`)
  for (const ofClient of Map.groupBy(moves, ({ client_id }) => client_id).values()) {
    let balance = 0
    for (const [index, move] of ofClient.entries()) {
      balance += move.centavos
      if (move.number !== index + 1 || move.balance !== balance || balance < 0)
        complaints.push(`movement ${move.id} leaves ${move.balance}, not ${balance}`)
    }
  }
  const ours = sum(moves.map(({ centavos }) => centavos))
  return { compared: { payments: own.length, ours, theirs, apart }, complaints }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
