import { BranchView } from './branch-view.ts'
import type { BranchRow } from './catalogue.store.ts'
import type { Snapshot } from './snapshot.ts'
import type { StockStates } from './stock-states.ts'

/** The branches' views of one snapshot, each made when it is first asked for. */
export class BranchViews {
  readonly #snapshot: Snapshot
  readonly #stock: StockStates
  readonly #rows: ReadonlyMap<number, BranchRow>
  readonly #default: BranchRow | undefined
  readonly #views = new Map<number, BranchView>()

  constructor(snapshot: Snapshot, stock: StockStates) {
    const { branches } = snapshot.tables
    this.#snapshot = snapshot
    this.#stock = stock
    this.#rows = new Map(branches.map((row) => [row.Id, row]))
    this.#default = branches.find((row) => row.is_default)
  }

  /** The view of a branch, or without an id of the default one; null if there is no such branch, or it is closed. */
  find(branchId: number | undefined): BranchView | null {
    const row = branchId === undefined ? this.#default : this.#rows.get(branchId)
    return row?.is_active === true ? this.#viewOf(row) : null
  }

  /** The view of a branch that may be closed; null if there is no such branch. */
  findEvenClosed(branchId: number): BranchView | null {
    const row = this.#rows.get(branchId)
    return row === undefined ? null : this.#viewOf(row)
  }

  /** The current version of the branch's stock needs a view of its own. */
  #viewOf(row: BranchRow): BranchView {
    const before = this.#views.get(row.Id)
    if (before?.stockVersion === this.#stock.versionOf(row.Id)) return before
    const view = new BranchView(this.#snapshot, row, this.#stock, before ?? null)
    this.#views.set(row.Id, view)
    return view
  }
}
