import type { StockState } from '@gondola/contract/stock'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { readInBatches } from '../../platform/runtime/read-in-batches.ts'
import { listChangedStates, listTightStates, type StateRow } from './live-stock.store.ts'
import type { Deps } from '../../platform/deps.ts'

/** A change committed this long after it was made is still seen by the next look; the whole read sees all. */
const OVERLAP_SECONDS = 5
const WHOLE_EVERY_MS = 60_000
const BATCH = 5000

type TightStock = Pick<StateRow, 'state' | 'few'>

interface BranchStates {
  version: number
  /** Only articles that are out or few: the others are there. */
  tight: Map<string, TightStock>
  oftenMissing: ReadonlySet<string>
}

interface Parts {
  db: Db
  clock: Clock
}

/** What this process tells customers of the branches' stock. It follows the database within a second. */
export class LiveStock {
  readonly #parts: Parts
  readonly #branches = new Map<number, BranchStates>()
  /** From when on the next look reads changes; null: nothing was read yet. */
  #since: string | null = null
  #wholeAt = Number.NEGATIVE_INFINITY
  #looking: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
  }

  stateOf(branchId: number, code: string): StockState {
    return this.tightAt(branchId).get(code)?.state ?? 'hay'
  }

  /** How many pieces or grams customers are told are left; null: no number is told. */
  fewOf(branchId: number, code: string): number | null {
    return this.tightAt(branchId).get(code)?.few ?? null
  }

  /** The articles that are out or few at a branch, by code: the others are there. */
  tightAt(branchId: number): ReadonlyMap<string, TightStock> {
    return this.#branches.get(branchId)?.tight ?? NOTHING_TIGHT
  }

  oftenMissingAt(branchId: number): ReadonlySet<string> {
    return this.#branches.get(branchId)?.oftenMissing ?? new Set()
  }

  isOftenMissing(branchId: number, code: string): boolean {
    return this.oftenMissingAt(branchId).has(code)
  }

  /** Grows whenever anything of the branch changes; 0: nothing was ever said of it. */
  versionOf(branchId: number): number {
    return this.#branches.get(branchId)?.version ?? 0
  }

  /** Reads what changed. A call during a look waits for one that starts after the call. */
  async look(): Promise<void> {
    if (this.#looking !== null) await this.#looking.catch(() => {})
    this.#looking ??= this.#look().finally(() => (this.#looking = null))
    return this.#looking
  }

  async #look(): Promise<void> {
    const next = instant(this.#parts.clock, -OVERLAP_SECONDS)
    // a clock that was set back would hide changes
    const isWhole =
      this.#since === null || next < this.#since || performance.now() - this.#wholeAt > WHOLE_EVERY_MS
    if (isWhole) await this.#readWhole()
    else for (const row of await listChangedStates(this.#parts.db, this.#since!)) this.#tell(row)
    this.#since = next
  }

  async #readWhole(): Promise<void> {
    const { db } = this.#parts
    const found = new Map<number, Map<string, TightStock>>()
    for await (const rows of readInBatches<StateRow>(BATCH, (last) => listTightStates(db, BATCH, last)))
      for (const { branch_id, article_code, state, few } of rows) {
        let tight = found.get(branch_id)
        if (tight === undefined) found.set(branch_id, (tight = new Map()))
        tight.set(article_code, { state, few })
      }
    for (const branchId of new Set([...this.#branches.keys(), ...found.keys()])) {
      const branch = this.#branchOf(branchId)
      const tight = found.get(branchId) ?? new Map<string, TightStock>()
      if (isSame(branch.tight, tight)) continue
      branch.tight = tight
      branch.version++
    }
    this.#wholeAt = performance.now()
  }

  #tell({ branch_id, article_code, state, few }: StateRow): void {
    if (this.stateOf(branch_id, article_code) === state && this.fewOf(branch_id, article_code) === few) return
    const branch = this.#branchOf(branch_id)
    if (state === 'hay') branch.tight.delete(article_code)
    else branch.tight.set(article_code, { state, few })
    branch.version++
  }

  tellOftenMissing(missing: ReadonlyMap<number, ReadonlySet<string>>): void {
    for (const branchId of new Set([...this.#branches.keys(), ...missing.keys()])) {
      const branch = this.#branchOf(branchId)
      const now = missing.get(branchId) ?? new Set<string>()
      if (now.symmetricDifference(branch.oftenMissing).size === 0) continue
      branch.oftenMissing = now
      branch.version++
    }
  }

  #branchOf(branchId: number): BranchStates {
    let branch = this.#branches.get(branchId)
    if (branch === undefined)
      this.#branches.set(branchId, (branch = { version: 0, tight: new Map(), oftenMissing: new Set() }))
    return branch
  }
}

const NOTHING_TIGHT: ReadonlyMap<string, TightStock> = new Map()

const isSame = (one: ReadonlyMap<string, TightStock>, other: ReadonlyMap<string, TightStock>): boolean =>
  one.size === other.size &&
  [...one].every(([code, { state, few }]) => {
    const there = other.get(code)
    return there?.state === state && there.few === few
  })

/** What this room is given, and what it owns. */
export interface StockDeps extends Deps {
  /** The branches' stock in memory, as customers are told. */
  stock: LiveStock
}
