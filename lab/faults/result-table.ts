import type { DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import type { FaultRun } from './run-faults.ts'

/** One kind of fault in a shop on one database, and its results. */
export interface FaultResult {
  database: DatabaseKind
  kind: string
  run: FaultRun
  seconds: number
}

const HEADINGS = [
  'kind',
  'database',
  'harms',
  'orders acknowledged',
  'lost',
  'double',
  'other complaints',
  'mails sent / waiting / twice',
  'webhooks sent / waiting / twice',
  'answered 5xx',
  'longest outage',
  'longest wait of one',
]

/** The number of `kill -9` of any process. */
export function countKills(results: readonly FaultResult[]): number {
  const counts = results.flatMap(({ run }) => [...run.counts])
  return counts.reduce((sum, [what, count]) => (what.startsWith('kill -9') ? sum + count : sum), 0)
}

export const isGood = (results: readonly FaultResult[]): boolean =>
  results.every(({ run }) => run.verdict.complaints.length === 0)

/** The results as a Markdown table, as in docs/reliability.md. */
export function tableOf(results: readonly FaultResult[]): string {
  const sorted = results.toSorted(
    (a, b) => a.kind.localeCompare(b.kind) || (a.database < b.database ? -1 : 1),
  )
  return [HEADINGS, HEADINGS.map(() => '---'), ...sorted.map(cellsOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function cellsOf({ database, kind, run }: FaultResult): string[] {
  const { counts, verdict, answers } = run
  const lost = countOf(verdict.complaints, /^LOST/)
  const double = countOf(verdict.complaints, /^DOUBLE|has two keys/)
  const failures = [...answers].reduce(
    (sum, [status, count]) => (status.startsWith('5') ? sum + count : sum),
    0,
  )
  return [
    `\`${kind}\``,
    database,
    harmsOf(counts) || 'cannot be done here',
    grouped(verdict.acknowledged),
    String(lost),
    String(double),
    String(verdict.complaints.length - lost - double),
    [verdict.mailsSent, verdict.mailsQueued, verdict.mailsTwice].map(grouped).join(' / '),
    [verdict.eventsSent, verdict.eventsQueued, verdict.eventsTwice].map(grouped).join(' / '),
    grouped(failures),
    `${(run.longestOutage / 1000).toFixed(1)} s`,
    `${(run.longestWait / 1000).toFixed(1)} s`,
  ]
}

/** Formats `50 kill -9 of the server, …`. */
export const harmsOf = (counts: FaultRun['counts']): string =>
  [...counts].map(([what, count]) => `${grouped(count)} ${what}`).join(', ')

const countOf = (complaints: readonly string[], pattern: RegExp): number =>
  complaints.filter((complaint) => pattern.test(complaint)).length

const grouped = (count: number): string => count.toLocaleString('en-US')
