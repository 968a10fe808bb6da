import { isSameValue } from '@gondola/contract/base'

/** A price list of an import: the branches of the file that have it, and the list that it continues or copies. */
export interface ListGroup {
  /** Null: made by the import. */
  listId: number | null
  /** The new list's name. */
  name: string
  /** Columns whose prices it has; where several have a price, they agree. */
  columns: number[]
  /** For a new list: the list whose other prices it starts with. */
  copyOf: number | null
}

/** A column of the file's prices that is a branch. */
export interface BranchColumn {
  column: number
  /** Null: the import adds it. */
  branchId: number | null
  /** Index of its list group; null: it has the base prices. */
  group: number | null
  /** No list was in force there before: what the file lacks altogether is not sold there either. */
  isFirst: boolean
}

/** How an import's columns become the two columns of an article. */
export interface BranchLayout {
  branches: readonly BranchColumn[]
  groups: readonly ListGroup[]
  /** Selling branches that the file does not have: a new article is not sold there. */
  others: readonly number[]
  /** What a branch's list lacks, it sells no more. */
  isComplete: boolean
}

/** Ids of new branches by column, and of new lists by group. */
export interface MadeIds {
  branch(column: number): number
  list(group: number): number
}

/** Ids before anything is made: none of them is in a stored row. */
export const NOT_MADE: MadeIds = { branch: (column) => -1 - column, list: (group) => -1 - group }

/** What an article has by list and branch before the import. */
export interface BranchState {
  list_prices: Readonly<Record<string, number>> | null
  not_sold_at: readonly number[] | null
  /** `manual_fields`: `lista:ID` is a price held by hand, `not_sold_at` the assortment. */
  manual: readonly string[]
}

/** An article's prices in the file. */
export interface FilePrices {
  /** Centavos; 0 is no price. */
  at(column: number): number
  /** Centavos: the base price that follows from the file. */
  base: number
  /** It has a base price of its own in the file, so that every branch sells it. */
  isForAll: boolean
}

export interface BranchColumns {
  list_prices: Record<string, number> | null
  not_sold_at: number[] | null
}

export const isSameColumns = (one: Pick<BranchState, keyof BranchColumns>, other: BranchColumns): boolean =>
  isSameValue(one.list_prices, other.list_prices) && isSameValue(one.not_sold_at, other.not_sold_at)

export const heldList = (listId: number): string => `lista:${listId}`

/** Prices by list and assortment after an import; `base` is the base price that is stored, in centavos. */
export function branchColumns(
  layout: BranchLayout,
  made: MadeIds,
  prices: FilePrices,
  { before, base }: { before: BranchState | null; base: number },
): BranchColumns {
  const lists: Record<string, number> = { ...before?.list_prices }
  for (const [index, group] of layout.groups.entries()) {
    const id = group.listId ?? made.list(index)
    if (before?.manual.includes(heldList(id))) continue
    const price = priceOf(group, prices)
    if (price === 0) {
      const copied = group.copyOf === null ? undefined : before?.list_prices?.[group.copyOf]
      if (group.listId === null && copied !== undefined) lists[id] = copied
      continue
    }
    // a list follows a base price that staff hold, where the file has the same price for both
    const isBase = price === base || (price === prices.base && base !== prices.base)
    if (isBase) delete lists[id]
    else lists[id] = price / 100
  }
  return {
    list_prices: Object.keys(lists).length === 0 ? null : lists,
    not_sold_at: listOf(notSoldAt(layout, made, prices, before)),
  }
}

/** The same of an article that the file lacks: new lists copy its prices, and branches that begin do not sell it. */
export function columnsElsewhere(layout: BranchLayout, made: MadeIds, before: BranchState): BranchColumns {
  const begins = layout.branches.filter(({ isFirst }) => isFirst)
  return branchColumns(
    { ...layout, branches: begins, isComplete: true },
    made,
    { at: () => 0, base: 0, isForAll: false },
    { before, base: 0 },
  )
}

function notSoldAt(
  { branches, others, isComplete }: BranchLayout,
  made: MadeIds,
  prices: FilePrices,
  before: BranchState | null,
): Iterable<number> {
  const ids = new Set(before === null && !prices.isForAll ? others : before?.not_sold_at)
  const isHeld = before?.manual.includes('not_sold_at')
  for (const { column, branchId } of branches) {
    // staff who hold the assortment did not know a branch that the import adds
    if (isHeld && branchId !== null) continue
    const id = branchId ?? made.branch(column)
    // an added branch sells only what the file prices there, even if the file is a part of the list
    const isOut = isComplete || before === null || branchId === null
    if (prices.at(column) > 0) ids.delete(id)
    else if (!prices.isForAll && isOut) ids.add(id)
  }
  return ids
}

function listOf(ids: Iterable<number> | null): number[] | null {
  const all = [...(ids ?? [])].toSorted((a, b) => a - b)
  return all.length === 0 ? null : all
}

/** The price that a list has in the file; 0 if none of its columns has one. */
export function priceOf({ columns }: ListGroup, prices: Pick<FilePrices, 'at'>): number {
  for (const column of columns) {
    const price = prices.at(column)
    if (price > 0) return price
  }
  return 0
}
