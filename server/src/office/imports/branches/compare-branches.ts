import { PRICE_JUMP_FACTOR } from '@gondola/contract/base'
import type { ImportBranchSummary } from '@gondola/contract/imports'
import type { BookBranch } from './branch-book.ts'
import type { ShopBranch } from './import-branches.store.ts'
import {
  branchColumns,
  NOT_MADE,
  type BranchColumn,
  type BranchColumns,
  type BranchLayout,
  type BranchState,
  type FilePrices,
} from './branch-columns.ts'

/** A price that changes by more than this share counts for a branch's brake. */
export const CHANGE_SHARE = 0.3

/** What the brake checks of a branch whose prices were imported before. */
export interface BranchBrake {
  Nombre: string
  /** Prices that change by more than `CHANGE_SHARE`, of those compared. */
  Cambian: number
  Comparados: number
  /** Articles of its last list that it lacks now. */
  Faltan: number
  Habia: number
}

/** An import's effect on one branch. */
export interface BranchEffect extends Omit<ImportBranchSummary, 'Lista' | 'SePuedeDeshacer'> {
  brake: BranchBrake
}

/** A change in a branch's own list; the base price does not jump. Centavos. */
export interface BranchChange {
  branch: string
  before: number
  after: number
  /** It is a jump. */
  isFar: boolean
}

/** An article of the file, with what the shop has of it. */
export interface ReadRow {
  seq: number
  price: number | null
  list_prices: string | null
  not_sold_at: string | null
  manual: string | null
  is_fixed: number | null
  is_present: number | null
}

/** Counts what an import changes at each branch, article by article. */
export class BranchComparison {
  readonly effects: BranchEffect[]
  readonly #layout: BranchLayout
  readonly #branches: readonly BookBranch[]
  readonly #imported: ReadonlySet<number>
  /** Selling branches that the file does not have; a base price that changes is theirs too. */
  readonly #followers: readonly { branch: ShopBranch; effect: BranchEffect }[]

  /** `imported`: branches that earlier imports of the profile had; the brake counts for them only. */
  constructor(
    layout: BranchLayout,
    branches: readonly BookBranch[],
    { imported, absent }: { imported: ReadonlySet<number>; absent: readonly ShopBranch[] },
  ) {
    this.#layout = layout
    this.#branches = branches
    this.#imported = imported
    this.effects = branches.map(noEffect)
    this.#followers = absent.flatMap((branch) =>
      branch.is_active
        ? [{ branch, effect: noEffect({ key: String(branch.Id), name: branch.Nombre, branch }) }]
        : [],
    )
  }

  /** With those of branches that the file does not have and whose prices change with the base price. */
  get allEffects(): BranchEffect[] {
    const followed = this.#followers.flatMap(({ effect }) =>
      effect.Suben + effect.Bajan > 0 ? [effect] : [],
    )
    return [...this.effects, ...followed]
  }

  /** Whether an article's lists or assortment change, and the first change in one of the lists, or the first jump. */
  add(row: ReadRow, prices: FilePrices): { isChanged: boolean; change: BranchChange | null } {
    const before = stateOf(row)
    const base = row.is_fixed === 1 && row.price !== null ? row.price : prices.base
    const after = branchColumns(this.#layout, NOT_MADE, prices, { before, base })
    const sides = {
      before,
      after,
      wasOut: new Set(before?.not_sold_at),
      isOut: new Set(after.not_sold_at),
      base,
    }
    let change: BranchChange | null = null
    for (const [index, column] of this.#layout.branches.entries()) {
      if (prices.at(column.column) > 0) this.effects[index]!.Precios++
      const found = this.#compare(row, index, column, sides)
      if (change === null || (found?.isFar && !change.isFar)) change = found
    }
    this.#follow(row.price, sides)
    const isChanged = before !== null && JSON.stringify(columnsIn(before)) !== JSON.stringify(after)
    return { isChanged, change }
  }

  #follow(price: number | null, { before, after, wasOut, isOut, base }: Sides): void {
    if (before === null) return
    for (const { branch, effect } of this.#followers) {
      if (wasOut.has(branch.Id) || isOut.has(branch.Id)) continue
      const [old, now] = [before, after].map((side) =>
        priceIn(side, branch.price_list_id, side === before ? (price ?? 0) : base),
      ) as [number, number]
      if (now > old) effect.Suben++
      else if (now < old) effect.Bajan++
    }
  }

  #compare(
    { price, is_present }: ReadRow,
    index: number,
    { column, branchId, group }: BranchColumn,
    { before, after, wasOut, isOut, base }: Sides,
  ): BranchChange | null {
    const effect = this.effects[index]!
    const isBraked = branchId !== null && this.#imported.has(branchId)
    const isSold = !isOut.has(branchId ?? NOT_MADE.branch(column))
    if (before === null || branchId === null || wasOut.has(branchId)) {
      if (isSold) effect.Nuevos++
      return null
    }
    if (isBraked && is_present === 1) effect.brake.Habia++
    if (!isSold) {
      effect.Dejan++
      if (isBraked && is_present === 1) effect.brake.Faltan++
      return null
    }
    const old = priceIn(before, this.#branches[index]!.branch?.price_list_id ?? null, price ?? 0)
    const list = group === null ? null : (this.#layout.groups[group]!.listId ?? NOT_MADE.list(group))
    const now = priceIn(after, list, base)
    if (now > old) effect.Suben++
    else if (now < old) effect.Bajan++
    if (isBraked) {
      effect.brake.Comparados++
      if (Math.abs(now - old) > old * CHANGE_SHARE) effect.brake.Cambian++
    }
    const isFar = old > 0 && (now > old * PRICE_JUMP_FACTOR || now * PRICE_JUMP_FACTOR < old)
    if (isFar) effect.Saltos++
    return now !== old && list !== null ? { branch: effect.Nombre, before: old, after: now, isFar } : null
  }
}

/** An article before and after; centavos. */
interface Sides {
  before: BranchState | null
  after: BranchColumns
  wasOut: ReadonlySet<number>
  isOut: ReadonlySet<number>
  base: number
}

const noEffect = ({ key, name, branch }: Pick<BookBranch, 'key' | 'name' | 'branch'>): BranchEffect => ({
  Clave: key,
  Sucursal: branch?.Id ?? null,
  Nombre: name,
  Precios: 0,
  Nuevos: 0,
  Suben: 0,
  Bajan: 0,
  Dejan: 0,
  Saltos: 0,
  brake: { Nombre: name, Cambian: 0, Comparados: 0, Faltan: 0, Habia: 0 },
})

function stateOf({ price, list_prices, not_sold_at, manual }: ReadRow): BranchState | null {
  if (price === null) return null
  return {
    list_prices: list_prices === null ? null : (JSON.parse(list_prices) as Record<string, number>),
    not_sold_at: not_sold_at === null ? null : (JSON.parse(not_sold_at) as number[]),
    manual: manual === null ? [] : (JSON.parse(manual) as string[]),
  }
}

const columnsIn = ({ list_prices, not_sold_at }: BranchState) => ({ list_prices, not_sold_at })

/** Centavos of an article in a list. */
function priceIn(
  { list_prices }: Pick<BranchState, 'list_prices'>,
  list: number | null,
  base: number,
): number {
  const own = list === null ? undefined : list_prices?.[list]
  return own === undefined ? base : Math.round(own * 100)
}
