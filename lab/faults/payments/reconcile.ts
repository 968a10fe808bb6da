import { compareProvider } from '@gondola/server/payments/reconciliation/compare-provider.ts'
import { MERCADO_PAGO } from '@gondola/server/payments/providers/mercado-pago/mercado-pago.ts'
import { doDueTasks } from '@gondola/server/payments/tasks/payment-worker.ts'
import { LONG_AGO, type PaidShop } from './paid-shop.ts'

/** More than it takes to do what is due; each round does all of it. */
const ROUNDS_MAX = 20

/** Everything is due once: pages and payments are looked up, orders are settled. The server is stopped. */
export async function reconcile({ withDeps }: PaidShop): Promise<void> {
  const silent = { info() {}, warn() {}, error: console.error } as never
  const at = new Date()
  await withDeps(async (known) => {
    // time stands still, so that a page that was looked at is not due again
    const deps = { ...known, clock: { now: () => at } }
    for (let round = 0; round < ROUNDS_MAX; round++) {
      await deps.db
        .updateTable('payment_tasks')
        .set({ next_attempt_at: LONG_AGO, lease: null })
        .where((row) => row.or([row('subject', 'like', 'pedido:%'), row.lit(round === 0)]))
        .execute()
      while (await doDueTasks(deps, silent));
      const left = await deps.db
        .selectFrom('payment_tasks')
        .select('id')
        .where('subject', 'like', 'pedido:%')
        .executeTakeFirst()
      if (left === undefined) return
    }
  })
}

/** What is younger is still being entered, and not compared. */
const LATER_MS = 20 * 60_000

/** What the daily comparison finds: differences between the ledger and all that the provider has of the shop. */
export async function compareDay({ withDeps }: PaidShop): Promise<string[]> {
  const at = new Date(Date.now() + LATER_MS)
  return withDeps(async (known) => {
    const deps = { ...known, clock: { now: () => at } }
    // as the queue does, window after window
    while ((await compareProvider(deps, MERCADO_PAGO)) !== null);
    const found = await deps.db.selectFrom('payment_differences').selectAll().orderBy('id').execute()
    // payments to other shops of the account's holder, which a notice named
    return found
      .filter(({ kind, reference }) => kind !== 'desconocido' || !reference?.startsWith('otro-comercio-'))
      .map(
        ({ kind, provider, provider_id, ours, theirs, status }) =>
          `${kind}: payment ${provider_id} of ${provider}, ${ours} here and ${theirs} there (${status})`,
      )
  })
}
