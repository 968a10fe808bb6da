import {
  offerInForce,
  type Article,
  type Brand,
  type Department,
  type SortCode,
} from '@gondola/contract/catalogue'
import { toCentavos, toPesos } from '@gondola/contract/base'
import { activeOffersOn, type ActiveOffers } from './active-offers.ts'
import { listOf } from './article-lists.ts'
import { hasBit, type ListPrices } from './branch-columns.ts'
import { branchOffers, type BranchOffers } from './branch-offers.ts'
import type { BranchRow } from './catalogue.store.ts'
import type { Snapshot } from './snapshot.ts'
import type { Indexes, SortPrices } from './sort-keys.ts'
import { atPrice, onDay } from './to-article.ts'
import type { StockState } from '@gondola/contract/stock'

/** What is known of the branches' stock, as the catalogue asks for it. */
export interface StockStates {
  stateOf(branchId: number, code: string): StockState
  /** The articles of which the branch has little or nothing, by code: the others are there. */
  tightAt(branchId: number): ReadonlyMap<string, { state: StockState }>
  /** How many pieces or grams customers are told are left; null: no number is told. */
  fewOf(branchId: number, code: string): number | null
  /** Whether the branch's pickers often do not find it. */
  isOftenMissing(branchId: number, code: string): boolean
  /** Grows whenever anything of the branch changes; 0: nothing was ever said of it. */
  versionOf(branchId: number): number
}

/** Of a shop that knows nothing of its stock: everything is there. */
export const NO_STOCK: StockStates = {
  stateOf: () => 'hay',
  tightAt: () => new Map(),
  fewOf: () => null,
  isOftenMissing: () => false,
  versionOf: () => 0,
}

/**
 * The catalogue as one branch sells it: the snapshot, over which lie the branch's prices, assortment, offers and stock
 * (decision 0020). What is the same as for all is the snapshot's own object; articles that differ are built on request.
 * Of one version of the branch's stock; immutable but for that.
 */
export class BranchView implements SortPrices {
  readonly branchId: number
  /** The price list; null: base prices. */
  readonly listId: number | null
  readonly snapshot: Snapshot
  readonly stockVersion: number
  readonly #stock: StockStates
  readonly #prices: ListPrices | null
  readonly #notSold: Uint8Array | null
  readonly #offers: BranchOffers
  /** Whether it differs from the snapshot in prices or offers. */
  readonly #isPriced: boolean
  #inForce: ReadonlyMap<number, number> | null = null
  #out: ReadonlySet<number> | null = null
  #departments: readonly Department[] | null = null
  #brands: readonly Brand[] | null = null

  /** `before` is the view of an earlier version of the branch's stock. */
  constructor(
    snapshot: Snapshot,
    { Id, price_list_id }: BranchRow,
    stock: StockStates,
    before: BranchView | null,
  ) {
    const { columns, rows, running } = snapshot
    this.snapshot = snapshot
    this.branchId = Id
    this.listId = price_list_id
    this.#stock = stock
    this.stockVersion = stock.versionOf(Id)
    this.#prices = (price_list_id !== null && columns.prices.get(price_list_id)) || null
    this.#notSold = columns.notSold.get(Id) ?? null
    this.#offers = before === null ? branchOffers(rows, running, Id) : before.#offers
    this.#isPriced = this.#prices !== null || this.#offers.affected !== null
    if (before === null) return
    this.#inForce = before.#inForce
    this.#departments = before.#departments
    this.#brands = before.#brands
  }

  get pricesForAll(): boolean {
    return this.snapshot.pricesForAll
  }

  /** The articles at base prices: for what is the same at every branch, such as names, brands and families. */
  get articles(): readonly Article[] {
    return this.snapshot.articles
  }

  /** Today's offers and promotions at the branch. */
  get running(): ActiveOffers {
    return this.#offers.running
  }

  /** The offers and promotions of a day at the branch that have begun until another day. */
  activeOffersOn(day: string, begunBy = day): ActiveOffers {
    const { snapshot, branchId } = this
    return day === snapshot.day ? this.running : activeOffersOn(snapshot.rows, day, branchId, begunBy)
  }

  /** The index of an article that the branch sells; undefined if it does not. */
  indexOf(code: string): number | undefined {
    const index = this.snapshot.lists.byCode.get(code)
    return index !== undefined && this.isSold(index) ? index : undefined
  }

  /** An article that the branch sells, out of stock or not; undefined if it does not sell it. */
  find(code: string): Article | undefined {
    const index = this.indexOf(code)
    return index === undefined ? undefined : this.articleAt(index)
  }

  isSold(index: number): boolean {
    return this.#notSold === null || !hasBit(this.#notSold, index)
  }

  /** An article as the branch sells it today, with its price and what is told of its stock. */
  articleAt(index: number): Article {
    const article = this.#pricedAt(index)
    if (this.stockVersion === 0) return article
    const { branchId } = this
    const Existencia = this.#stock.stateOf(branchId, article.Codigo)
    const Quedan = this.#stock.fewOf(branchId, article.Codigo)
    const isOftenMissing = this.#stock.isOftenMissing(branchId, article.Codigo)
    if (Existencia === 'hay' && !isOftenMissing) return article
    return {
      ...article,
      ...(Existencia !== 'hay' && { Existencia }),
      ...(Quedan !== null && { Quedan }),
      ...(isOftenMissing && { SueleFaltar: true as const }),
    }
  }

  #pricedAt(index: number): Article {
    const article = this.snapshot.articles[index]!
    if (!this.#isPriced) return article
    const Precioventa = this.#listPriceAt(index, article)
    if (Precioventa === article.Precioventa && !this.#isAffected(article)) return article
    return onDay(atPrice(article, Precioventa), this.running)
  }

  #listPriceAt(index: number, article: Article): number {
    const centavos = this.#prices?.[index] ?? 0
    return centavos === 0 ? article.Precioventa! : toPesos(centavos)
  }

  #isAffected({ Codigo }: Article): boolean {
    return this.#offers.affected?.has(Codigo) === true
  }

  /** Whether an article is on offer at the branch today. */
  hasOffer(index: number): boolean {
    return this.#isPriced ? this.#offersInForce().has(index) : this.snapshot.articles[index]!.Oferta !== null
  }

  /** Whether an article is in a promotion at the branch today. */
  hasPromotion(index: number): boolean {
    const article = this.snapshot.articles[index]!
    return this.#isAffected(article)
      ? this.running.promotionOf.has(article.Codigo)
      : article.Promocion !== null
  }

  centavosAt(index: number): number {
    const offer = this.#offersInForce().get(index)
    if (offer !== undefined) return offer
    const centavos = this.#prices === null ? 0 : this.#prices[index]!
    return centavos === 0 ? toCentavos(this.snapshot.articles[index]!.Precioventa!) : centavos
  }

  /** Centavos of the offers in force at the branch today, by article. */
  #offersInForce(): ReadonlyMap<number, number> {
    return (this.#inForce ??= this.#findOffersInForce())
  }

  #findOffersInForce(): Map<number, number> {
    const { articles, lists } = this.snapshot
    const inForce = new Map<number, number>()
    for (const { article_code, Preciooferta } of this.running.offers) {
      const index = lists.byCode.get(article_code)
      if (index === undefined) continue
      const offer = offerInForce(Preciooferta, this.#listPriceAt(index, articles[index]!))
      if (offer !== null) inForce.set(index, toCentavos(offer))
    }
    return inForce
  }

  isHiddenAt(index: number): boolean {
    return !this.hasOffer(index) && !this.hasPromotion(index)
  }

  /** Sorts a list in an order other than its own (`s`), by the branch's prices. */
  sorted(list: Indexes, sort: Exclude<SortCode, 's'>, seesPrices: boolean): Indexes {
    const { sortKeys } = this.snapshot
    return sortKeys.sorted(list, sort, seesPrices, this.#isPriced ? this : sortKeys)
  }

  sold(list: Indexes): Indexes {
    const notSold = this.#notSold
    return notSold === null ? list : list.filter((index) => !hasBit(notSold, index))
  }

  /** Whether the branch is out of an article today. */
  isOut(index: number): boolean {
    return this.#outToday().has(index)
  }

  /** The list with what is out today at its end; otherwise in its order. */
  outLast(list: Indexes): Indexes {
    const out = this.#outToday()
    if (out.size === 0) return list
    const last = list.filter((index) => out.has(index))
    if (last.length === 0) return list
    const ordered = new Uint32Array(list.length)
    ordered.set(list.filter((index) => !out.has(index)))
    ordered.set(last, list.length - last.length)
    return ordered
  }

  #outToday(): ReadonlySet<number> {
    return (this.#out ??= this.stockVersion === 0 ? NOTHING : this.#findOut())
  }

  #findOut(): Set<number> {
    const { byCode } = this.snapshot.lists
    const out = new Set<number>()
    for (const [code, { state }] of this.#stock.tightAt(this.branchId)) {
      const index = byCode.get(code)
      if (state === 'no-hay' && index !== undefined) out.add(index)
    }
    return out
  }

  /** The departments; without families of which the branch sells nothing, though other branches do. */
  get departments(): readonly Department[] {
    const { departments, lists } = this.snapshot
    if (this.#notSold === null) return departments
    return (this.#departments ??= departments.flatMap((department) => {
      const ListFamilias = department.ListFamilias.filter(({ Codigo }) =>
        this.#sellsAny(listOf(lists.byFamily, Codigo)),
      )
      return ListFamilias.length === 0 && department.ListFamilias.length > 0
        ? []
        : [{ ...department, ListFamilias }]
    }))
  }

  /** The brands of which the branch sells an article, by name. */
  get brands(): readonly Brand[] {
    const { brands, lists } = this.snapshot
    if (this.#notSold === null) return brands
    return (this.#brands ??= brands.filter(({ Codigo }) => this.#sellsAny(listOf(lists.byBrand, Codigo))))
  }

  #sellsAny(list: Indexes): boolean {
    return list.length === 0 || list.some((index) => this.isSold(index))
  }
}

const NOTHING: ReadonlySet<number> = new Set()
