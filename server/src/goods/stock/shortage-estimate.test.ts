import { describe, expect, it } from 'vitest'
import {
  agedCounts,
  countLine,
  HALF_LIFE_DAYS,
  ShortageEstimate,
  type BranchCounts,
  type Counts,
} from './shortage-estimate.ts'

const BRANCHES = 3
const FAMILIES = 4

/** The share of lines that lack an article at a branch on a day. */
type Rate = (article: number, branch: number, day: number) => number

interface World {
  articles: number
  days: number
  /** How often an article is asked for at a branch on a day. */
  demand: number
  rate(random: () => number): Rate
}

const logistic = (x: number) => 1 / (1 + Math.exp(-x))
const drawn = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => draw(i))

const WORLDS: Readonly<Record<string, World>> = {
  drifting: {
    articles: 60,
    days: 240,
    demand: 0.7,
    rate(random) {
      const paths = drawn(60 * BRANCHES, () => {
        let x = -3.5 + 2 * random()
        return drawn(240, () => logistic((x = Math.max(-5, Math.min(1.5, x + (random() - 0.5) * 0.35)))))
      })
      return (article, branch, day) => paths[branch * 60 + article]![day]!
    },
  },
  seasonal: {
    articles: 60,
    days: 400,
    demand: 0.5,
    rate(random) {
      const peaks = drawn(60, (article) => (article % FAMILIES) * 90 + random() * 40)
      const heights = drawn(60, () => 0.05 + 0.2 * random())
      return (article, _branch, day) =>
        Math.max(0.01, heights[article]! * (1 + Math.sin(((day + peaks[article]!) / 365) * 2 * Math.PI)))
    },
  },
  'rarely asked for': {
    articles: 400,
    days: 240,
    demand: 0.01,
    rate(random) {
      const rates = drawn(400, (article) =>
        Math.min(0.9, [0.02, 0.05, 0.15, 0.4][article % FAMILIES]! * (0.4 + 1.2 * random())),
      )
      return (article) => rates[article]!
    },
  },
}

/** Mean squared errors of the predictions from the second third of the days on. */
function brierScores({ articles, days, demand, rate }: World, seed: number) {
  const random = seeded(seed)
  const rateAt = rate(random)
  const counts = new Map<string, Counts & { day: string }>()
  const atBranch = new Map<string, Counts>()
  const ofArticle = new Map<string, Counts>()
  const all: Counts = { asked: 0, missed: 0 }
  const share = (own: Counts | undefined) =>
    own === undefined ? all.missed / Math.max(1, all.asked) : own.missed / own.asked
  const sums = { lines: 0, estimate: 0, shareAtBranch: 0, shareOfArticle: 0 }
  let estimate = new ShortageEstimate()
  for (let day = 0; day < days; day++) {
    const today = new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10)
    const countsOf = (key: string, article: number): BranchCounts => {
      const own = counts.get(key)
      const aged = own === undefined ? { asked: 0, missed: 0 } : agedCounts(own, today)
      return { ...aged, code: String(article), family: article % FAMILIES }
    }
    if (day % 3 === 0) {
      estimate = new ShortageEstimate()
      for (const key of counts.keys()) estimate.add(countsOf(key, Number(key.split(' ')[0])))
      estimate.fit()
    }
    for (let article = 0; article < articles; article++)
      for (let branch = 0; branch < BRANCHES; branch++) {
        if (random() >= demand) continue
        const missed = random() < rateAt(article, branch, day) ? 1 : 0
        const key = `${article} ${branch}`
        if (day >= days / 3) {
          const own = countsOf(key, article)
          sums.lines++
          sums.estimate += (estimate.rateOf(own) - missed) ** 2
          sums.shareAtBranch += (share(atBranch.get(key)) - missed) ** 2
          sums.shareOfArticle += (share(ofArticle.get(String(article))) - missed) ** 2
        }
        const { asked: before, missed: missedBefore } = countsOf(key, article)
        counts.set(key, { asked: before + 1, missed: missedBefore + missed, day: today })
        for (const [plain, name] of [
          [atBranch, key],
          [ofArticle, String(article)],
        ] as const) {
          const { asked, missed: some } = plain.get(name) ?? { asked: 0, missed: 0 }
          plain.set(name, { asked: asked + 1, missed: some + missed })
        }
        all.asked++
        all.missed += missed
      }
  }
  const mean = (sum: number) => sum / sums.lines
  return {
    estimate: mean(sums.estimate),
    shareAtBranch: mean(sums.shareAtBranch),
    shareOfArticle: mean(sums.shareOfArticle),
  }
}

/** A deterministic generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

describe('the estimate of what will be missing', () => {
  for (const [name, world] of Object.entries(WORLDS))
    it.each([1, 2])(`predicts a ${name} world better than plain shares (%i)`, (seed) => {
      const { estimate, shareAtBranch, shareOfArticle } = brierScores(world, seed)
      expect(estimate).toBeLessThan(0.99 * shareAtBranch)
      expect(estimate).toBeLessThan(0.99 * shareOfArticle)
    })

  it('counts a line half after the half-life', () => {
    const day = '2026-11-22'
    const later = new Date(Date.parse(day) + HALF_LIFE_DAYS * 86_400_000).toISOString().slice(0, 10)
    expect(agedCounts({ asked: 8, missed: 2, day }, later)).toEqual({ asked: 4, missed: 1 })
    expect(agedCounts({ asked: 8, missed: 2, day: later }, day)).toEqual({ asked: 8, missed: 2 })
  })

  it('counts in thousandths, which PostgreSQL stores as they are', () => {
    const before = { asked: 8, missed: 2, day: '2026-11-01' }
    expect(countLine(before, '2026-11-02', false)).toEqual({ asked: 8.878, missed: 1.969 })
    // 0.394 + 1 is 1.3940000000000001
    expect(countLine({ asked: 0.394, missed: 0, day: '2026-11-01' }, '2026-11-01', true)).toEqual({
      asked: 1.394,
      missed: 1,
    })
  })

  it('judges an article that was never asked for by its kind', () => {
    const estimate = new ShortageEstimate()
    for (let code = 0; code < 20; code++)
      for (const [family, missed] of [
        [1, 9],
        [2, 0],
      ] as const)
        estimate.add({ code: `${family}-${code}`, family, asked: 20, missed })
    estimate.fit()
    const unknown = { code: 'new', asked: 0, missed: 0 }
    expect(estimate.rateOf({ ...unknown, family: 1 })).toBeGreaterThan(0.35)
    expect(estimate.rateOf({ ...unknown, family: 2 })).toBeLessThan(0.05)
  })
})
