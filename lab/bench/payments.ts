import { CLAIMS, type Claim } from '../faults/payments/check-money.ts'
import { runPayments, type PaymentsRun } from '../faults/payments/run-payments.ts'
import { DATABASE_KINDS, type DatabaseKind } from '@gondola/server/platform/db/open-database.ts'

// Ten thousand payments over the four ways (on the provider's page, by transfer, at the door) while notices are lost,
// doubled, reordered and forged, answers are cut, and server and database are killed; after one reconciliation the
// shop's ledger is compared with the books of provider, bank and drivers, and after that by the daily comparison. Exits
// with 1 if a claim does not hold. BENCH_PAYMENTS=600 pays fewer, with as many fewer kills; BENCH_DATABASE=sqlite only
// one database.

const PAYMENTS = Number(process.env['BENCH_PAYMENTS'] ?? 10_000)
const SEED = Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000)
const CUSTOMERS = Number(process.env['BENCH_CUSTOMERS'] ?? 24)
const share = (of: number) => Math.ceil((of * PAYMENTS) / 10_000)
/** Some orders end before they are paid. */
const ORDERS_PER_PAYMENT = 1.05
const TELL_EVERY = 250
const SHOWN = 20

for (const database of DATABASE_KINDS.filter((kind) => (process.env['BENCH_DATABASE'] ?? kind) === kind)) {
  const began = performance.now()
  const minutes = () => ((performance.now() - began) / 60_000).toFixed(1)
  const run = await runPayments({
    database,
    orders: Math.ceil(PAYMENTS * ORDERS_PER_PAYMENT),
    customers: CUSTOMERS,
    serverKills: share(50),
    postgresKills: share(10),
    forgeries: share(1000),
    seed: SEED,
    hasDelays: true,
    onProgress: (done) => {
      if (done % TELL_EVERY === 0) console.error(`${database}: ${done} orders in ${minutes()} min`)
    },
  })
  if (!tell(database, run, minutes())) process.exitCode = 1
}

/** Prints the run; false: a claim does not hold. */
function tell(database: DatabaseKind, run: PaymentsRun, minutes: string): boolean {
  const { orders, payments, refunds, notices, kills, struck, answers } = run
  console.log(
    `\n${database}, seed ${SEED}, ${minutes} min: ${orders} orders, ${payments} payments, ${refunds} refunds\n` +
      `  notices: ${notices.sent} sent, ${notices.dropped} dropped, ${share(1000)} forged\n` +
      `  kill -9: ${kills.server} of the server, ${kills.postgres} of PostgreSQL; ` +
      `then ${range(struck.map(({ paying }) => paying))} customers were paying, ` +
      `and ${range(struck.map(({ settling }) => settling))} orders were to be settled\n` +
      `  answers: ${[...answers].map(([status, count]) => `${status}: ${count}`).join(', ')}\n`,
  )
  line('kept, by whom it was taken', 'payments', 'the shop has', 'they have', 'centavos apart')
  const books = [
    ...Object.entries(run.byProvider),
    ['together', run],
    ['owed to customers', run.credit],
  ] as const
  for (const [name, each] of books)
    line(name, String(each.payments), pesos(each.ours), pesos(each.theirs), String(each.apart))
  console.log(`\n  ${run.claimed} claims granted`)
  console.log('')
  return claimsOf(database, run)
    .map(({ claim, against }) => {
      console.log(`  ${against.length === 0 ? 'holds ' : 'BROKEN'}  ${claim}`)
      for (const complaint of against.slice(0, SHOWN)) console.log(`            ${complaint}`)
      if (against.length > SHOWN) console.log(`            and ${against.length - SHOWN} more`)
      return against.length === 0
    })
    .every(Boolean)
}

/** What must hold, each with what contradicts it. */
function claimsOf(database: DatabaseKind, run: PaymentsRun): { claim: string; against: string[] }[] {
  const { payments, kills, notices, apart, complaints, differences, surprises, struck } = run
  const unless = (holds: boolean, complaint: string) => (holds ? [] : [complaint])
  const postgresKills = database === 'postgres' ? share(10) : 0
  const missed = struck.filter(({ paying, settling }) => paying === 0 || settling === 0)
  return [
    { claim: `${PAYMENTS} payments at least`, against: unless(payments >= PAYMENTS, `only ${payments}`) },
    {
      claim: `${share(50)} kills of the server, ${postgresKills} of the database, ${share(1000)} forged notices`,
      against: unless(
        kills.server === share(50) && kills.postgres === postgresKills && notices.sent > 0,
        'not all',
      ),
    },
    {
      claim: 'each kill of the server found somebody paying and an order to settle',
      against: missed.map(({ paying, settling }) => `${paying} paying, ${settling} to settle`),
    },
    { claim: '0 centavos apart after one reconciliation', against: unless(apart === 0, `${apart} apart`) },
    ...(Object.keys(CLAIMS) as Claim[]).map((claim) => ({
      claim: CLAIMS[claim],
      against: complaints[claim],
    })),
    { claim: 'the daily comparison finds no difference', against: differences },
    { claim: 'the exported journal has what ledger and credit book have', against: run.journal.faults },
    {
      claim: `hledger ${run.journal.hledger === null ? '(not installed) ' : ''}balances the journal`,
      against: run.journal.hledger ?? [],
    },
    { claim: 'nobody got an answer that should not have been', against: surprises },
  ]
}

function line(name: string, ...figures: string[]): void {
  console.log(`  ${name.padEnd(28)}${figures.map((figure) => figure.padStart(20)).join('')}`)
}

function range(figures: readonly number[]): string {
  return `${Math.min(...figures)} to ${Math.max(...figures)}`
}

function pesos(centavos: number): string {
  return `$ ${(centavos / 100).toLocaleString('es-AR', { minimumFractionDigits: 2 })}`
}
