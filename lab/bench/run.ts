// npm run bench [-- NAME…]: the documents' claims about speed, as ratios within one run: they differ less between
// machines than absolute figures. Without a name, all benches that measure.
// npm run bench -- soak: a mixed load for half an hour (soak.ts).
// npm run bench -- processes: processes killed behind the proxy (processes.ts).
// npm run bench -- cluster: PostgreSQL's leader lost in every way behind the shop (cluster.ts).
// npm run bench -- years: a shop that has sold for five years (years.ts).
// npm run bench -- payments: ten thousand payments of a faulty provider, then both sides' books compared (payments.ts).
// npm run bench -- browser: the shop in a telephone's browser (browser/).
// npm run bench -- felt: what a customer feels on a slow telephone (browser/felt/).
// npm run bench -- waves: steps of pickers by the aisles' order (waves.ts).
// npm run bench -- work: presses of staff for the pieces of a working day (browser/staff/).
// npm run bench -- substitutes: what households accept that were asked, and how soon they are (substitutes.ts).
// npm run bench -- sepa: a SEPA package of 28,000 articles and 9 branches, out and in again (sepa.ts).
// npm run bench -- feed: a million prices from another system, and a server that is killed (feed.ts).
// npm run bench -- erp: a week with Debian's Tryton on the other side (erp/).
// npm run bench -- branch-prices PACKAGE: a SEPA package's prices by branch against the shop's (branch-prices.ts).

const MEASURING = [
  'lists',
  'search',
  'orders',
  'start',
  'update',
  'paid-orders',
  'import',
  'import-orders',
  'staff-search',
  'growth',
  'stock',
  'branches',
  'promotions',
] as const
const APART = {
  soak: './soak.ts',
  processes: './processes.ts',
  cluster: './cluster.ts',
  years: './years.ts',
  payments: './payments.ts',
  browser: './browser/browser.ts',
  felt: './browser/felt/felt.ts',
  waves: './waves.ts',
  substitutes: './substitutes.ts',
  work: './browser/staff/staff-work.ts',
  feed: './feed.ts',
  erp: './erp/erp.ts',
  'branch-prices': './branch-prices.ts',
  sepa: './sepa.ts',
} as const

const wanted = process.argv.slice(2).filter((argument) => !/^(--|\d)/.test(argument))
const apart = Object.entries(APART).find(([name]) => wanted.includes(name))
const unknown = wanted.filter((name) => !(MEASURING as readonly string[]).includes(name))
if (apart !== undefined) await import(apart[1])
else if (unknown.length > 0) {
  console.error(
    `npm run bench [-- ${MEASURING.join(' | ')} | soak | processes | cluster | years | payments | browser | felt | waves | substitutes | work | sepa | feed | erp | branch-prices]: what is ${unknown.join(', ')}?`,
  )
  process.exitCode = 2
} else {
  for (const name of wanted.length === 0 ? MEASURING : MEASURING.filter((each) => wanted.includes(each)))
    await import(`./${name}.ts`)
}
