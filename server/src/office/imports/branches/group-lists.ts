import type { BranchBook } from './branch-book.ts'
import type { BranchColumn, ListGroup } from './branch-columns.ts'

const FIRST_ROWS = 1024

/**
 * Prices of articles by column: a branch of the file, a price list, or the base price. One array of centavos a column,
 * so that 100 branches of 50,000 articles need 40 MB. 0 is no price.
 */
export class PriceMatrix {
  readonly #columns: Float64Array[] = []

  get width(): number {
    return this.#columns.length
  }

  get(column: number, row: number): number {
    return this.#columns[column]?.[row] ?? 0
  }

  set(column: number, row: number, centavos: number): void {
    while (this.#columns.length <= column) this.#columns.push(new Float64Array(FIRST_ROWS))
    const prices = this.#columns[column]!
    if (row < prices.length) prices[row] = centavos
    else this.#grown(column, row)[row] = centavos
  }

  /** Rows of a column that have a price. */
  count(column: number): number {
    let count = 0
    for (const price of this.#columns[column] ?? []) if (price > 0) count++
    return count
  }

  #grown(column: number, row: number): Float64Array {
    const before = this.#columns[column]!
    const larger = new Float64Array(Math.max(before.length * 2, row + 1))
    larger.set(before)
    this.#columns[column] = larger
    return larger
  }
}

/** A branch of the file, before its list is decided. */
export interface ListedBranch {
  column: number
  branchId: number | null
  name: string
  /** Its list before the import; null: the base prices. */
  listId: number | null
  /** Branches that the file does not have use its list too. */
  isListShared: boolean
  isFirst: boolean
}

/** Branches share a new list if they have this share of the smaller one's articles in common, all at one price. */
const COMMON_LEAST = 0.5

/**
 * Decides which branch has which list. A branch keeps its list; where others that the file does not have use it too, or
 * another branch's price in it differs, it gets one of its own that starts as a copy. Branches without a list get one
 * where a price differs from the base price, and share it where all their prices agree. `base` are centavos by row.
 */
export function groupLists(
  branches: readonly ListedBranch[],
  named: ReadonlyMap<number, number>,
  matrix: PriceMatrix,
  base: ArrayLike<number>,
): { branches: BranchColumn[]; groups: ListGroup[] } {
  // a list that the file names in a column is there, whoever uses it
  const groups: ListGroup[] = [...named].map(([listId, column]) => ({
    listId,
    name: '',
    columns: [column],
    copyOf: null,
  }))
  const found = branches.map((branch): BranchColumn => {
    const { column, branchId, name, listId, isListShared, isFirst } = branch
    const inGroup = (group: number | null) => ({ column, branchId, group, isFirst })
    const join = (index: number) => {
      groups[index]!.columns.push(column)
      return inGroup(index)
    }
    const add = (group: Omit<ListGroup, 'columns'>) =>
      inGroup(groups.push({ ...group, columns: [column] }) - 1)
    const own = listId === null ? -1 : groups.findIndex((group) => group.listId === listId)
    if (listId !== null && !isListShared) {
      if (own === -1) return add({ listId, name: '', copyOf: null })
      if (agrees(matrix, groups[own]!, column, base.length, 0)) return join(own)
    }
    if (listId === null && isBase(matrix, column, base)) return inGroup(null)
    const alike = groups.findIndex(
      (group) =>
        group.listId === null && group.copyOf === listId && agrees(matrix, group, column, base.length),
    )
    return alike === -1 ? add({ listId: null, name, copyOf: listId }) : join(alike)
  })
  return { branches: found, groups }
}

function isBase(matrix: PriceMatrix, column: number, base: ArrayLike<number>): boolean {
  for (let row = 0; row < base.length; row++) {
    const price = matrix.get(column, row)
    if (price > 0 && price !== base[row]) return false
  }
  return true
}

/** Whether a column has the prices of a group wherever both have one, and enough of them. */
function agrees(
  matrix: PriceMatrix,
  group: ListGroup,
  column: number,
  rows: number,
  least = COMMON_LEAST,
): boolean {
  let [own, others, common] = [0, 0, 0]
  for (let row = 0; row < rows; row++) {
    const price = matrix.get(column, row)
    let theirs = 0
    for (const member of group.columns) {
      theirs = matrix.get(member, row)
      if (theirs > 0) break
    }
    if (price > 0) own++
    if (theirs > 0) others++
    if (price === 0 || theirs === 0) continue
    if (price !== theirs) return false
    common++
  }
  return common >= Math.min(own, others) * least
}

/** Prices by branch, as they are read. */
export interface BranchPrices {
  book: BranchBook
  matrix: PriceMatrix
  /** Rows of the matrix by the code in the file. */
  rowOf: Map<string, { seq: number; line: number }>
}
