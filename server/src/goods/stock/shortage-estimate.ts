import { today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockShortages, writeShortages } from './shortages.store.ts'

/**
 * The logarithm of the likelihood that, of `asked` lines, just these lacked an article whose rate is drawn from a beta
 * distribution. Counts need not be whole.
 */
const betaBinomialLikelihood = (
  { asked, missed }: { asked: number; missed: number },
  alpha: number,
  beta: number,
): number => logBeta(alpha + missed, beta + asked - missed) - logBeta(alpha, beta)

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b)

/** Stirling's series, from 8 up exact to ten digits; smaller arguments are led there. */
function logGamma(x: number): number {
  let shift = 0
  let z = x
  for (; z < 8; z++) shift += Math.log(z)
  const inverse = 1 / (z * z)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / z
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift
}

/** A line of this many days ago counts half. */
export const HALF_LIFE_DAYS = 45

/** Lines that asked for something, and those of them that lacked it; older ones count less, so neither is whole. */
export interface Counts {
  asked: number
  missed: number
}

/** Counts as of `day`, as of a later day. */
export function agedCounts({ asked, missed, day }: Counts & { day: string }, asOf: string): Counts {
  const days = Math.max(0, (Date.parse(asOf) - Date.parse(day)) / 86_400_000)
  const weight = 0.5 ** (days / HALF_LIFE_DAYS)
  return { asked: asked * weight, missed: missed * weight }
}

/**
 * Counts with one more line, as of its day; in thousandths, as PostgreSQL's column holds them: SQLite's holds every digit,
 * and a shop that is moved is compared.
 */
export function countLine(counts: Counts & { day: string }, asOf: string, isMissing: boolean): Counts {
  const { asked, missed } = agedCounts(counts, asOf)
  const rounded = (count: number) => Math.round(count * 1000) / 1000
  return { asked: rounded(asked + 1), missed: rounded(missed + (isMissing ? 1 : 0)) }
}

/** The counts of one article at one branch, as of today. */
export interface BranchCounts extends Counts {
  code: string
  family: number
}

/** Lines that the rate of the level above counts for, to choose from; the last says that all are alike. */
const STRENGTHS = [0.5, 1, 2, 4, 8, 16, 32, 64, 128, 512]

/** Rows on which the strengths are fitted: a sample is enough, and bounds memory and time. */
const SAMPLE_MAX = 4000

/**
 * Estimates how often an article will be missing at a branch, by empirical Bayes: its own share there, shrunk towards its
 * rate at the other branches, which is shrunk towards its family's rate without it, which is shrunk towards the rate of
 * all. How far is fitted to the counts themselves: the strengths under which these counts are likeliest. So an article
 * that was asked for once is judged by its kind, and one that was asked for often by itself.
 *
 * Give it all counts first, then `fit` it once, then ask.
 */
export class ShortageEstimate {
  readonly #all: Counts = { asked: 0, missed: 0 }
  readonly #families = new Map<number, Counts>()
  readonly #articles = new Map<string, Counts & { family: number }>()
  readonly #sample: BranchCounts[] = []
  #rows = 0
  #familyStrength = 32
  #articleStrength = 8
  #branchStrength = 8

  add(row: BranchCounts): void {
    const { code, family } = row
    addTo(this.#all, row)
    addTo(
      entryOf(this.#families, family, () => ({ asked: 0, missed: 0 })),
      row,
    )
    addTo(
      entryOf(this.#articles, code, () => ({ asked: 0, missed: 0, family })),
      row,
    )
    this.#rows++
    // every row while there are few; then each takes an earlier one's place with a falling chance
    const { length } = this.#sample
    const place = length < SAMPLE_MAX ? length : (Math.imul(this.#rows, 0x9e3779b1) >>> 0) % this.#rows
    if (place < SAMPLE_MAX) this.#sample[place] = row
  }

  /** Fits the strengths to the counts, from the widest level down. */
  fit(): void {
    this.#familyStrength = likeliest([...this.#families.values()], (own) => this.#rateOfAllBut(own))
    const articles = [...this.#articles.values()].slice(0, SAMPLE_MAX)
    this.#articleStrength = likeliest(articles, (own) => this.#rateOfFamily(own.family, own))
    this.#branchStrength = likeliest(this.#sample, (own) => this.#rateElsewhere(own))
  }

  /** The share of the next lines that will lack the article at the branch. */
  rateOf(own: BranchCounts): number {
    return shrunk(own, this.#rateElsewhere(own), this.#branchStrength)
  }

  #rateElsewhere(own: BranchCounts): number {
    const article = this.#articles.get(own.code) ?? { asked: own.asked, missed: own.missed }
    return shrunk(minus(article, own), this.#rateOfFamily(own.family, article), this.#articleStrength)
  }

  /** The family's rate without one of its articles. */
  #rateOfFamily(code: number, article: Counts): number {
    const family = this.#families.get(code) ?? article
    return shrunk(minus(family, article), this.#rateOfAllBut(family), this.#familyStrength)
  }

  /** One line in twenty is missing, before anything is known. */
  #rateOfAllBut(some: Counts): number {
    return shrunk(minus(this.#all, some), 0.05, 1)
  }
}

const addTo = (sum: Counts, { asked, missed }: Counts): void => {
  sum.asked += asked
  sum.missed += missed
}

function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}

/** Never below zero: sums of fractions are not exact. */
const minus = (sum: Counts, part: Counts): Counts => {
  const asked = Math.max(0, sum.asked - part.asked)
  return { asked, missed: Math.min(asked, Math.max(0, sum.missed - part.missed)) }
}

const shrunk = ({ asked, missed }: Counts, towards: number, strength: number): number =>
  (missed + strength * towards) / (asked + strength)

/** The strength under which the counts are likeliest. */
function likeliest<C extends Counts>(counts: readonly C[], rateAbove: (own: C) => number): number {
  const facts = counts.map((own) => ({ own, rate: rateAbove(own) }))
  const likelihoods = STRENGTHS.map((strength) =>
    facts.reduce(
      (sum, { own, rate }) => sum + betaBinomialLikelihood(own, rate * strength, (1 - rate) * strength),
      0,
    ),
  )
  return STRENGTHS[likelihoods.indexOf(Math.max(...likelihoods))]!
}

/** Counts for each article of a picked order whether it was missing. */
export async function countShortages(
  trx: Db,
  { clock, config }: Deps,
  branchId: number,
  lines: readonly { code: string; isMissing: boolean }[],
): Promise<void> {
  if (lines.length === 0) return
  const day = today(clock, config.timeZone)
  // a changed order may have two lines of an article
  const missing = new Map<string, boolean>()
  for (const { code, isMissing } of lines) missing.set(code, isMissing || missing.get(code) === true)
  const counts = await lockShortages(trx, branchId, [...missing.keys()], day)
  await writeShortages(
    trx,
    branchId,
    counts.map((row) => ({
      article_code: row.article_code,
      ...countLine(row, day, missing.get(row.article_code) === true),
      day,
    })),
  )
}
