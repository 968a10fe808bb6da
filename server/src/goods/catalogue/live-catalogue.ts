import { Gauge } from 'prom-client'
import { putWording } from '@gondola/contract/base'
import { today } from '../../platform/clock.ts'
import { AnswerCache, PriceViewers } from './response-cache/response-cache.ts'
import { brandWording, putBrand } from '../../http/current-brand.ts'
import { refuseViolation } from '../../http/problem.ts'
import { BranchView, NO_STOCK, type StockStates } from './branch-view.ts'
import { readBrand, readCatalogueState, readWording, type BranchRow } from './catalogue.store.ts'
import { nextSnapshot } from './next-snapshot.ts'
import { activeOffersOn, type ActiveOffers } from './active-offers.ts'
import { LargeAnswers } from './large-answers.ts'
import type { Snapshot } from './snapshot.ts'
import type { Deps } from '../../platform/deps.ts'

/** The branches' views of one snapshot, each made when it is first asked for. */
class BranchViews {
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

interface Parts extends Pick<Deps, 'db' | 'clock' | 'config' | 'metrics'> {
  stock?: StockStates
}

/** The catalogue that this process answers from, with its cached answers; always replaced as a whole (decision 0005). */
export class LiveCatalogue {
  readonly #parts: Parts
  readonly #gauge: Gauge
  readonly #stock: StockStates
  #snapshot: Snapshot | null = null
  #isOpen = false
  #views: BranchViews | null = null
  #answers: AnswerCache
  /** Customers known to see prices. */
  readonly viewers: PriceViewers
  /** Answers that are too large to be cached. */
  readonly large = new LargeAnswers()
  #refreshing: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    this.#stock = parts.stock ?? NO_STOCK
    this.#answers = new AnswerCache(this.#stock)
    this.viewers = new PriceViewers(parts.clock)
    this.#gauge = new Gauge({
      name: 'gondola_catalogue_articles',
      help: 'Articles on sale in the catalogue that is answered from',
      registers: [parts.metrics],
    })
  }

  /** Waits for the first catalogue; required before answering from it right after the start. */
  async loaded(): Promise<void> {
    if (!this.isLoaded) await this.refresh()
  }

  /** Today's catalogue at base prices, with what is for all branches, once loaded. Hold it for one request only: the next may find a newer one. */
  get snapshot(): Snapshot {
    if (this.#snapshot === null) throw new Error('the catalogue was not read yet')
    return this.#snapshot
  }

  /**
   * Today's catalogue as a branch sells it, or without an id the default branch. Hold it for one request only.
   *
   * @throws 422 `sucursal-cerrada` if there is no such branch, or it takes no orders
   */
  viewOf(branchId?: number): BranchView {
    return this.findView(branchId) ?? refuseViolation({ code: 'sucursal-cerrada' })
  }

  /** The same; null if there is no such branch, or it takes no orders. */
  findView(branchId?: number): BranchView | null {
    return this.#currentViews.find(branchId)
  }

  /** The catalogue as a branch sells or sold it, closed or not; null if there is no such branch. */
  findViewEvenClosed(branchId: number): BranchView | null {
    return this.#currentViews.findEvenClosed(branchId)
  }

  get #currentViews(): BranchViews {
    return (this.#views ??= new BranchViews(this.snapshot, this.#stock))
  }

  /**
   * The offers and promotions of a day for all branches: nearly always the snapshot's own; those of another day only between midnight
   * and the next snapshot.
   */
  activeOffersOn(day: string): ActiveOffers {
    const { snapshot } = this
    return snapshot.day === day ? snapshot.running : activeOffersOn(snapshot.rows, day)
  }

  /** The cached answers of the current snapshot. */
  get answers(): AnswerCache {
    return this.#answers
  }

  /** Whether the shop is open to others than staff (site parameter Abierta). */
  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Whether a catalogue was loaded since the start. */
  get isLoaded(): boolean {
    return this.#snapshot !== null
  }

  /**
   * Updates the catalogue, and the chain's look and wording, if its version, the day or the visibility of prices changed. The old
   * one is served until the new one is complete. A call during a refresh waits for one that starts after the call.
   */
  async refresh(): Promise<void> {
    if (this.#refreshing !== null) await this.#refreshing.catch(() => {})
    this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = null))
    return this.#refreshing
  }

  async #refresh(): Promise<void> {
    const { db, clock, config } = this.#parts
    const day = today(clock, config.timeZone)
    const state = await readCatalogueState(db)
    this.#isOpen = state.isOpen
    const before = this.#snapshot
    const isCurrent =
      before?.version === state.version && before.pricesForAll === state.pricesForAll && before.day === day
    if (isCurrent) return
    const snapshot = await nextSnapshot(db, day, before)
    // after the snapshot: a look from before its version would stay until the next change
    const { brand, NombreTienda } = await readBrand(db)
    putBrand(brand, NombreTienda, config.publicUrl)
    putWording({ ...brandWording(), ...(await readWording(db)) })
    this.#snapshot = snapshot
    this.#views = null
    this.#answers = new AnswerCache(this.#stock)
    this.#gauge.set(snapshot.articles.length)
  }
}

/** What this room is given, and what it owns. */
export interface CatalogueDeps extends Deps {
  /** The articles on sale, in memory; available once the app is ready. */
  catalogue: LiveCatalogue
}
