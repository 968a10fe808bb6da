import { spawnSync } from 'node:child_process'
import { CREDIT } from '@gondola/contract/payments'
import { journalText } from '@gondola/server/office/reports/journal.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'

/** The balance of each account of a journal, in centavos, with arithmetic of its own. @throws an entry is not nothing */
export function balancesOf(journal: string): Map<string, number> {
  const balances = new Map<string, number>()
  for (const entry of journal.split('\n\n').filter(Boolean)) {
    let rest = 0
    for (const [, account = '', sign, pesos, centavos] of entry.matchAll(
      /^ {4}(\S+) {2}(-?)(\d+)\.(\d\d) ARS$/gm,
    )) {
      const amount = (Number(pesos) * 100 + Number(centavos)) * (sign === '-' ? -1 : 1)
      rest += amount
      balances.set(account, (balances.get(account) ?? 0) + amount)
    }
    if (rest !== 0) throw new Error(`an entry leaves ${rest}: ${entry}`)
  }
  return balances
}

/** The whole journal of a shop that was opened lately. */
export async function wholeJournal(db: Db, timeZone: string): Promise<string> {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  let text = ''
  for await (const part of journalText(db, timeZone, { FechaDesde: day(-3), FechaHasta: day(2) }))
    text += part
  return text
}

/** What contradicts that the journal has what the ledger keeps, and the credit of customers. */
export async function checkJournal(db: Db, journal: string): Promise<string[]> {
  const balances = balancesOf(journal)
  const sumOf = (begin: string) =>
    [...balances].reduce((sum, [account, amount]) => sum + (account.startsWith(begin) ? amount : 0), 0)
  const payments = await db.selectFrom('payments').selectAll().execute()
  const credited = await db.selectFrom('credit_movements').select(['centavos', 'kind']).execute()
  const kept = payments
    .filter(({ provider, state }) => provider !== CREDIT && state !== 'contracargo')
    .reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
  const owed = credited.reduce((sum, { centavos }) => sum + centavos, 0)
  // given as credit, it is still where it was paid
  const given = credited.reduce((sum, { centavos, kind }) => sum + (kind === 'reclamo' ? centavos : 0), 0)
  return [
    ...(sumOf('activo:') === kept + given
      ? []
      : [`the journal has ${sumOf('activo:')}, the ledger ${kept + given}`]),
    ...(-sumOf('pasivo:') === owed ? [] : [`the journal owes ${-sumOf('pasivo:')}, the credit book ${owed}`]),
  ]
}

/** What hledger says of the journal, where it is installed: each account as computed here; null: it is not. */
export function hledgerFaults(journal: string): string[] | null {
  const { error, status, stdout, stderr } = spawnSync(
    'hledger',
    ['-f', '-', 'balance', '--flat', '--empty', '-O', 'csv'],
    {
      input: journal,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    },
  )
  if (error !== undefined) return null
  if (status !== 0) return [stderr.slice(0, 1000)]
  const told = new Map(
    [...stdout.matchAll(/^"([^"]+)","(-?)(\d+)\.?(\d*) ?(?:ARS)?"$/gm)].map(
      ([, account = '', sign, pesos, rest = '']) => [
        account,
        (Number(pesos) * 100 + Number(rest.padEnd(2, '0'))) * (sign === '-' ? -1 : 1),
      ],
    ),
  )
  return [...balancesOf(journal)].flatMap(([account, amount]) =>
    told.get(account) === amount ? [] : [`${account}: ${amount} here, ${told.get(account)} by hledger`],
  )
}
