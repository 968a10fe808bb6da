// npm run fuzz [-- REQUESTS [SEED]]: requests generated from the API's own description, judged.
import { askEveryCall, runFuzz } from './run-fuzz.ts'

const REQUESTS = 24_000
const SHOWN = 40
const PROGRESS_EVERY = 5_000

const [requests = String(REQUESTS), seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)

console.log(`fuzz: ${requests} requests, seed ${seed}`)
let told = 0
const report = await runFuzz({
  database: 'sqlite',
  seed: Number(seed),
  requests: Number(requests),
  onProgress(sent) {
    if (sent < told + PROGRESS_EVERY) return
    told = sent
    console.log(`  ${sent} sent`)
  },
})

const asked = await askEveryCall({ database: 'sqlite', seed: Number(seed) })
const { faults, neverSucceeded, ...counts } = report
faults.push(...asked.faults)
console.log(JSON.stringify(counts, null, 2))
console.log(`calls without a valid success, each asked as one who may: ${asked.neverSucceeded.length}`)
for (const call of asked.neverSucceeded) console.log(`  ${call}`)
console.log(`calls without one among the generated requests: ${neverSucceeded.length}`)
for (const call of neverSucceeded) console.log(`  ${call}`)
for (const { what, caller, request } of faults.slice(0, SHOWN))
  console.log(`FAULT ${caller}: ${what}\n  ${request}`)
console.log(faults.length === 0 ? 'no fault' : `${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
