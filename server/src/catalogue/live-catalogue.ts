import { Gauge, type Registry } from 'prom-client'
import { today } from '../platform/clock.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/open-database.ts'
import { AnswerCache } from './answer-cache.ts'
import { readCatalogueState } from './catalogue.store.ts'
import { nextSnapshot } from './next-snapshot.ts'
import { activeOffersOn, type ActiveOffers } from './active-offers.ts'
import { LargeAnswers } from './large-answers.ts'
import { PriceViewers } from './price-viewers.ts'
import type { Snapshot } from './snapshot.ts'

interface Parts {
  db: Db
  clock: Clock
  config: Config
  metrics: Registry
}

/** The catalogue that this process answers from, with its finished answers; replaced as a whole (decision 0005). */
export class LiveCatalogue {
  readonly #parts: Parts
  readonly #gauge: Gauge
  #snapshot: Snapshot | null = null
  #answers = new AnswerCache()
  /** Who is known to see prices. */
  readonly viewers: PriceViewers
  /** What is too large to be kept finished. */
  readonly large = new LargeAnswers()
  #refreshing: Promise<void> | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    this.viewers = new PriceViewers(parts.clock)
    this.#gauge = new Gauge({
      name: 'gondola_catalogue_articles',
      help: 'Articles on sale in the catalogue that is answered from',
      registers: [parts.metrics],
    })
  }

  /** Waits for the first catalogue; whoever answers from it right after the start must. */
  async loaded(): Promise<void> {
    if (!this.isLoaded) await this.refresh()
  }

  /** Today's catalogue, once loaded. Keep it for one request only: the next may find a newer one. */
  get snapshot(): Snapshot {
    if (this.#snapshot === null) throw new Error('the catalogue was not read yet')
    return this.#snapshot
  }

  /**
   * The offers and promotions of a day: of the snapshot's own nearly always; of another only between midnight and the next
   * snapshot.
   */
  activeOffersOn(day: string): ActiveOffers {
    const { snapshot } = this
    return snapshot.day === day ? snapshot.running : activeOffersOn(snapshot.rows, day)
  }

  /** The finished answers of that snapshot. */
  get answers(): AnswerCache {
    return this.#answers
  }

  /** Whether a catalogue was read since the start. */
  get isLoaded(): boolean {
    return this.#snapshot !== null
  }

  /**
   * Brings the catalogue up to date where its version, the day or the visibility of prices changed; the old one is
   * answered from until the new one is whole. Who calls while it runs waits for a run that began after the call.
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
    const before = this.#snapshot
    const isCurrent =
      before?.version === state.version && before.pricesForAll === state.pricesForAll && before.day === day
    if (isCurrent) return
    this.#snapshot = await nextSnapshot(db, day, before)
    this.#answers = new AnswerCache()
    this.#gauge.set(this.#snapshot.articles.length)
  }
}

declare module '../platform/deps.ts' {
  interface Deps {
    /** What is on sale, in memory; there once the app is ready. */
    catalogue: LiveCatalogue
  }
}
