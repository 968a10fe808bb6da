import type { Staging } from '../plan/staging.ts'
import { BASE_COLUMN, type BookBranch, type BranchBook } from './branch-book.ts'
import {
  branchColumns,
  type BranchColumns,
  type BranchLayout,
  type BranchState,
  type FilePrices,
  type MadeIds,
} from './branch-columns.ts'
import type { ShopBranch } from './import-branches.store.ts'
import { BranchComparison, type BranchEffect, type ReadRow } from './compare-branches.ts'
import { groupLists, type PriceMatrix } from './group-lists.ts'

export interface BranchPlanOptions {
  isPartial: boolean
  /** Branches that earlier imports of the profile had. */
  imported: ReadonlySet<number>
}

const BATCH = 500

/** Decides base price, lists and assortment of every article that a file has, and what changes at each branch. */
export class BranchPlan {
  readonly layout: BranchLayout
  readonly effects: readonly BranchEffect[]
  readonly book: BranchBook
  /** A table of some of the shop's selling branches: what it lacks is missing there only. */
  readonly isOfSome: boolean
  readonly #matrix: PriceMatrix
  readonly #base: Float64Array
  readonly #staging: Staging
  readonly #branches: readonly BookBranch[]

  constructor(staging: Staging, matrix: PriceMatrix, book: BranchBook, options: BranchPlanOptions) {
    this.book = book
    this.#staging = staging
    this.#matrix = matrix
    // a branch without any price in the file is not in it
    this.#branches = book.branches.filter(({ column }) => matrix.count(column) > 0)
    this.#base = this.#basePrices()
    const isInFile = new Set(this.#branches.flatMap(({ branch }) => (branch === null ? [] : [branch.Id])))
    const absent = book.shop.filter(({ Id }) => !isInFile.has(Id))
    const isComplete = book.isComplete && !options.isPartial
    this.isOfSome =
      !book.isPackage && matrix.count(BASE_COLUMN) === 0 && absent.some(({ is_active }) => is_active)
    const grouped = groupLists(
      this.#branches.map(({ column, branch, name }) => ({
        column,
        branchId: branch?.Id ?? null,
        name,
        listId: branch?.price_list_id ?? null,
        isListShared: absent.some(
          ({ price_list_id, is_active }) => is_active && price_list_id === branch?.price_list_id,
        ),
        isFirst: branch === null || (isComplete && (this.isOfSome || !options.imported.has(branch.Id))),
      })),
      book.lists,
      matrix,
      this.#base,
    )
    this.layout = {
      ...grouped,
      others: this.#isFollowed() ? [] : absent.flatMap(({ Id, is_active }) => (is_active ? [Id] : [])),
      isComplete,
    }
    this.effects = this.#compare(options, absent)
    this.#countMissing(options)
  }

  /** Branches that the file has prices of, with what a new one takes from it. */
  get branches(): readonly BookBranch[] {
    return this.#branches
  }

  /** Branches that were chosen and have no price in the file. */
  get empty(): readonly BookBranch[] {
    return this.book.branches.filter((one) => !this.#branches.includes(one))
  }

  /** Columns of the article at a row; `base` is the base price that is stored, in pesos. */
  columnsOf(row: number, before: BranchState | null, base: number, made: MadeIds): BranchColumns {
    return branchColumns(this.layout, made, this.#pricesOf(row), { before, base: Math.round(base * 100) })
  }

  /** Codes of articles that the file lacks and whose lists or assortment change all the same. */
  *elsewhere(): Generator<string[]> {
    const { branches, groups } = this.layout
    const lists = new Set(groups.flatMap(({ listId, copyOf }) => (listId === null ? (copyOf ?? []) : [])))
    const isIn = [...lists].map((id) => `json_extract(k.list_prices, '$."${id}"') is not null`)
    const isSold = branches.some(({ isFirst }) => isFirst) ? ['true'] : []
    const changes = [...isIn, ...isSold]
    if (changes.length === 0) return
    yield* this.#staging.codes(
      `select k.Codigo from known k left join staged s on s.Codigo = k.Codigo
       where k.Codigo > ? and s.seq is null and (${changes.join(' or ')})
       order by k.Codigo limit ${BATCH}`,
    )
  }

  /** The default branch, if the file has no price of it; and whether its prices follow those of the others. */
  get absentDefault(): { Id: number; Nombre: string; isFollowing: boolean } | null {
    const found = this.book.shop.find(({ is_default }) => is_default)
    if (found === undefined || this.#branches.some(({ branch }) => branch?.Id === found.Id)) return null
    return { Id: found.Id, Nombre: found.Nombre, isFollowing: this.#isFollowed() }
  }

  /** The file has every selling branch, but for the default one: what is common to them is the base. */
  #isFollowed(): boolean {
    const ids = new Set(this.#branches.map(({ branch }) => branch?.Id))
    return (
      this.book.isPackage &&
      this.book.shop.every(({ Id, is_active, is_default }) => !is_active || is_default || ids.has(Id))
    )
  }

  #pricesOf(row: number): FilePrices {
    return {
      at: (column) => this.#matrix.get(column, row),
      base: this.#base[row]!,
      isForAll: this.#matrix.get(BASE_COLUMN, row) > 0,
    }
  }

  /** Base prices by row, in centavos. */
  #basePrices(): Float64Array {
    const rows = this.#staging.size
    const base = new Float64Array(rows + 1)
    const isFollowed = this.#isFollowed()
    const own = this.#branches.find(({ branch }) => branch?.is_default)?.column ?? null
    const columns = [...this.#branches.map(({ column }) => column), ...this.book.lists.values()]
    for (const { seq, price } of this.#rows()) {
      const given = this.#matrix.get(BASE_COLUMN, seq) || (own === null ? 0 : this.#matrix.get(own, seq))
      const isOpen = price === null || isFollowed
      base[seq] = given || (isOpen ? this.#mostFrequent(columns, seq, price ?? 0) : price)
    }
    return base
  }

  /** The price that most columns have; among equals the one that stays, else the first column's. */
  #mostFrequent(columns: readonly number[], row: number, before: number): number {
    const counts = new Map<number, number>()
    for (const column of columns) {
      const price = this.#matrix.get(column, row)
      if (price > 0) counts.set(price, (counts.get(price) ?? 0) + 1)
    }
    let best = 0
    for (const [price, count] of counts) {
      const most = counts.get(best) ?? 0
      if (count > most || (count === most && price === before)) best = price
    }
    return best || before
  }

  *#rows(): Generator<ReadRow> {
    const page = this.#staging.database.prepare(
      `select s.seq, k.price, k.list_prices, k.not_sold_at, k.manual, k.is_fixed, k.is_present
       from staged s left join known k on k.Codigo = s.Codigo where s.seq > ? order by s.seq limit ${BATCH}`,
    )
    for (let last = 0; ;) {
      const rows = page.all(last) as ReadRow[]
      if (rows.length === 0) return
      yield* rows
      last = rows.at(-1)!.seq
    }
  }

  /** Compares each article at each branch, and stores its base price and whether anything changes. */
  #compare({ imported }: BranchPlanOptions, absent: readonly ShopBranch[]): BranchEffect[] {
    const comparison = new BranchComparison(this.layout, this.#branches, { imported, absent })
    const store = this.#staging.database.prepare(
      'update staged set price = ?, branch_changed = ?, branch_change = ? where seq = ?',
    )
    for (const row of this.#rows()) {
      const prices = this.#pricesOf(row.seq)
      const { isChanged, change } = comparison.add(row, prices)
      store.run(prices.base, Number(isChanged), change === null ? null : JSON.stringify(change), row.seq)
    }
    return comparison.allEffects
  }

  /** Articles that the file lacks altogether, by branch: those of its last list, and what a branch that begins stops selling. */
  #countMissing({ imported, isPartial }: BranchPlanOptions): void {
    if (!this.book.isComplete) return
    const gone = this.#staging.database
      .prepare(
        `select k.not_sold_at, k.manual, k.is_present from known k left join staged s on s.Codigo = k.Codigo
         where s.seq is null`,
      )
      .iterate() as IterableIterator<Pick<ReadRow, 'not_sold_at' | 'manual' | 'is_present'>>
    for (const { not_sold_at, manual, is_present } of gone) {
      const not = new Set(not_sold_at === null ? [] : (JSON.parse(not_sold_at) as number[]))
      const isHeld = manual?.includes('"not_sold_at"') === true
      for (const [index, { isFirst }] of this.layout.branches.entries()) {
        const effect = this.effects[index]!
        const { Sucursal, brake } = effect
        if (Sucursal === null || not.has(Sucursal)) continue
        if (isFirst) effect.Dejan += isHeld ? 0 : 1
        if (is_present !== 1 || !imported.has(Sucursal)) continue
        brake.Habia++
        if (!isPartial) brake.Faltan++
      }
    }
  }

  /** The name of the list that a branch will have; null: the base prices. `names` are the shop's lists. */
  listName(index: number, names: ReadonlyMap<number, string>): string | null {
    const { group } = this.layout.branches[index] ?? { group: null }
    if (group === null) return null
    const { listId, name } = this.layout.groups[group]!
    return listId === null ? name : (names.get(listId) ?? String(listId))
  }
}
