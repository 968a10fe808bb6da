/** How often each fault happens, from 0 (never, the default) to 1 (each time). */
export interface Chances {
  /** A notice is never sent. */
  drop: number
  /** A notice is sent twice. */
  double: number
  /** A notice is held until the next one was sent. */
  reorder: number
  /** A notice is sent `delayMs` later. */
  delay: number
  /** A forged notice goes along with a real one. */
  forge: number
  /** The old, unsigned form (IPN) goes along with the signed one. */
  ipn: number
  /** A payment on a page is made for another amount than the page asks. */
  wrongAmount: number
  /** A closed page lets a customer pay. */
  payAfterClose: number
  error500: number
  error429: number
  error503: number
  /** An answer takes `slowMs`. */
  slow: number
  /** The connection is cut before the work is done. */
  cutBefore: number
  /** The work is done, and the connection cut before its answer. */
  cutAfter: number
}

export interface DialTimes {
  delayMs: number
  slowMs: number
  /** A payment is found by a search only so long after it was changed. */
  searchLagMs: number
}

/** The faults of an answer. */
export type AnswerFault = 'error500' | 'error429' | 'error503' | 'slow' | 'cutBefore' | 'cutAfter'
const ANSWER_FAULTS: readonly AnswerFault[] = [
  'error500',
  'error429',
  'error503',
  'slow',
  'cutBefore',
  'cutAfter',
]

/** The dial for faults. Chance is drawn from a seed, so that a run can be repeated. */
export interface Dial {
  readonly chances: Readonly<Chances>
  readonly times: Readonly<DialTimes>
  turn(change: Partial<Chances & DialTimes>): void
  /** All chances to 0, the faults that wait included. */
  reset(): void
  /** The next answers fail so, one each. */
  failNext(...faults: AnswerFault[]): void
  /** Whether a fault happens now. */
  strikes(fault: keyof Chances): boolean
  nextAnswerFault(): AnswerFault | null
  /** A whole number below a limit. */
  draw(limit: number): number
}

const NO_CHANCES: Chances = {
  drop: 0,
  double: 0,
  reorder: 0,
  delay: 0,
  forge: 0,
  ipn: 0,
  wrongAmount: 0,
  payAfterClose: 0,
  error500: 0,
  error429: 0,
  error503: 0,
  slow: 0,
  cutBefore: 0,
  cutAfter: 0,
}
const TIMES: DialTimes = { delayMs: 2000, slowMs: 30_000, searchLagMs: 0 }

export function newDial(seed: number): Dial {
  const random = seededRandom(seed)
  const chances = { ...NO_CHANCES }
  const times = { ...TIMES }
  const waiting: AnswerFault[] = []
  const strikes = (fault: keyof Chances) => chances[fault] > 0 && random() < chances[fault]
  return {
    chances,
    times,
    strikes,
    turn: (change) => {
      for (const [name, value] of Object.entries(change)) {
        if (name in chances) chances[name as keyof Chances] = value
        else if (name in times) times[name as keyof DialTimes] = value
        else throw new Error(`the dial has no ${name}`)
      }
    },
    reset: () => {
      Object.assign(chances, NO_CHANCES)
      Object.assign(times, TIMES)
      waiting.length = 0
    },
    failNext: (...faults) => void waiting.push(...faults),
    nextAnswerFault: () => waiting.shift() ?? ANSWER_FAULTS.find(strikes) ?? null,
    draw: (limit) => Math.floor(random() * limit),
  }
}

/** Numbers from 0 to below 1, the same ones for a seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
