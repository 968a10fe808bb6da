import { runPayments, type PaymentsRun } from '../faults/src/payments/run-payments.ts'
import { DATABASE_KINDS } from '../server/src/platform/db/open-database.ts'

// Ten thousand payments over the four ways while notices are lost, doubled, reordered and forged, answers are cut, and
// server and database are killed; after one reconciliation the shop's ledger is compared with the provider's books.
// BENCH_PAYMENTS=600 pays fewer, with as many fewer kills; BENCH_DATABASE=sqlite only one database.

const PAYMENTS = Number(process.env['BENCH_PAYMENTS'] ?? 10_000)
const SEED = Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000)
const share = (of: number) => Math.ceil((of * PAYMENTS) / 10_000)
const TELL_EVERY = 500

for (const database of DATABASE_KINDS.filter((kind) => (process.env['BENCH_DATABASE'] ?? kind) === kind)) {
  const began = performance.now()
  const run = await runPayments({
    database,
    orders: PAYMENTS,
    customers: 40,
    serverKills: share(50),
    postgresKills: share(10),
    forgeries: share(1000),
    seed: SEED,
    hasDelays: true,
    onProgress: (done) => {
      if (done % TELL_EVERY === 0) console.error(`${database}: ${done} orders`)
    },
  })
  tell(database, run, (performance.now() - began) / 60_000)
}

function tell(database: string, run: PaymentsRun, minutes: number): void {
  const { orders, payments, refunds, notices, kills, ours, theirs, apart, complaints } = run
  console.log(
    `${database}, seed ${SEED}, ${minutes.toFixed(0)} min: ${orders} orders, ${payments} payments, ${refunds} refunds; ` +
      `notices: ${notices.sent} sent, ${notices.dropped} dropped, ${share(1000)} forged; ` +
      `kill -9: ${kills.server} of the server, ${kills.postgres} of PostgreSQL\n` +
      `  the shop has ${pesos(ours)}, the provider ${pesos(theirs)}: ${apart} centavos apart; ${complaints.length} complaints`,
  )
  for (const complaint of complaints.slice(0, 50)) console.log(`  ${complaint}`)
  if (complaints.length > 0 || apart > 0) process.exitCode = 1
}

function pesos(centavos: number): string {
  return `$ ${(centavos / 100).toLocaleString('es-AR', { minimumFractionDigits: 2 })}`
}
