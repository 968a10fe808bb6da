import { BRANCH_TEXTS, type ImportNote, type Rejection } from '@gondola/contract/imports'
import { folded } from '../../../platform/text/folded.ts'
import type { SepaBranch } from '../sepa/read-merchant.ts'
import { rejection } from '../reading/import-row.ts'
import type { Target } from './choose-targets.ts'
import type { ShopBranch } from './import-branches.store.ts'

/** Prices that are for all branches, in a table with prices by branch. */
export const BASE_COLUMN = 0

/** A branch of the shop, or one to add, whose prices a file has. */
export interface BookBranch {
  column: number
  /** Its key in the file. */
  key: string
  name: string
  /** Null: the import adds it. */
  branch: ShopBranch | null
  /** What a new branch takes from the file. */
  found: SepaBranch | null
}

/** A file's columns of prices: which is whose. */
export interface BranchBook {
  readonly branches: readonly BookBranch[]
  /** Columns of price lists that the file names, by list. */
  readonly lists: ReadonlyMap<number, number>
  /** All branches of the shop. */
  readonly shop: readonly ShopBranch[]
  /** The file has each branch's whole list. */
  readonly isComplete: boolean
  /** Its branches are a chain's, not the shop's choice: what all of them charge decides the base prices. */
  readonly isPackage: boolean
  /** The shop has one branch and no lists: its prices are the base prices. */
  readonly isOne: boolean
  /** A row's column, or why it has none. `place` is the row's own. */
  columnOf(place: string, line: number): number | ImportNote
}

/** A row's branch, its price list, or both; empty: all branches. */
export const placeOf = (branch: string, list: string): string =>
  [branch && `sucursal ${branch}`, list && `lista ${list}`].filter(Boolean).join('\n')

/** The columns of a SEPA package: its branches, each with all its prices. */
export class PackageBook implements BranchBook {
  readonly branches: readonly BookBranch[]
  readonly lists = new Map<number, number>()
  readonly shop: readonly ShopBranch[]
  readonly isComplete = true
  readonly isPackage = true
  readonly isOne = false
  readonly #columns: ReadonlyMap<string, number>

  constructor(targets: readonly Target[], shop: readonly ShopBranch[]) {
    this.shop = shop
    this.branches = targets.map(({ found, branch }, index) => ({
      column: index + 1,
      key: found.Clave,
      name: branch?.Nombre ?? (found.Nombre.slice(0, NAME_MAX) || BRANCH_TEXTS.unnamed(found.Clave)),
      branch,
      found,
    }))
    this.#columns = new Map(this.branches.map(({ key, column }) => [key, column]))
  }

  columnOf(place: string, line: number): number | ImportNote {
    return this.#columns.get(place) ?? rejection(line, 'sucursal_inexistente', place)
  }
}

const NAME_MAX = 80

/** The columns of a table whose rows name a branch or a list; they are found as the rows come. */
export class TableBook implements BranchBook {
  readonly branches: BookBranch[] = []
  readonly lists = new Map<number, number>()
  readonly shop: readonly ShopBranch[]
  readonly isComplete: boolean
  readonly isPackage = false
  readonly isOne: boolean
  readonly #lists: readonly { Id: number; Nombre: string }[]
  readonly #columns = new Map<string, number | Misplaced>()
  #width = 1

  constructor(
    shop: readonly ShopBranch[],
    lists: readonly { Id: number; Nombre: string }[],
    { isComplete }: { isComplete: boolean },
  ) {
    this.isOne = shop.length < 2 && lists.length === 0
    this.shop = shop
    this.#lists = lists
    this.isComplete = isComplete
  }

  columnOf(place: string, line: number): number | ImportNote {
    if (place === '') return BASE_COLUMN
    let column = this.#columns.get(place)
    if (column === undefined) this.#columns.set(place, (column = this.#find(place)))
    return typeof column === 'number' ? column : rejection(line, ...column)
  }

  #find(place: string): number | Misplaced {
    const named = (kind: string) =>
      place.split('\n').flatMap((part) => (part.startsWith(kind) ? [part.slice(kind.length)] : []))[0]
    const [branchName, listName] = [named('sucursal '), named('lista ')]
    const list = listName === undefined ? null : findNamed(this.#lists, listName)
    if (listName !== undefined && list === null) return ['lista_ajena', listName, namesOf(this.#lists)]
    if (branchName === undefined) return this.#listColumn(list!.Id)
    const branch =
      this.shop.find(({ import_key }) => import_key === branchName) ?? findNamed(this.shop, branchName)
    if (branch === null) return ['sucursal_ajena', branchName, namesOf(this.shop)]
    if (list !== null && list.Id !== branch.price_list_id)
      return ['lista_de_otra_sucursal', list.Nombre, branch.Nombre]
    return this.isOne ? BASE_COLUMN : this.#branchColumn(branch)
  }

  #listColumn(id: number): number {
    const known = this.lists.get(id)
    if (known !== undefined) return known
    this.lists.set(id, this.#width)
    return this.#width++
  }

  #branchColumn(branch: ShopBranch): number {
    const { Id, Nombre } = branch
    const known = this.branches.find((one) => one.branch?.Id === Id)
    if (known !== undefined) return known.column
    this.branches.push({ column: this.#width, key: String(Id), name: Nombre, branch, found: null })
    return this.#width++
  }
}

/** Why a row's branch or list has no column. */
type Misplaced = readonly [motivo: Rejection, value: string, known: string]

const namesOf = (records: readonly { Nombre: string }[]) => records.map(({ Nombre }) => Nombre).join(', ')

/** The only record with this code, this name or this id, in that order; null if there is none, or several. */
export function findNamed<T extends { Id: number; Nombre: string; Codigo?: string }>(
  records: readonly T[],
  text: string,
): T | null {
  const key = folded(text)
  const ways = [
    ({ Codigo }: T) => Codigo !== undefined && Codigo !== '' && folded(Codigo) === key,
    ({ Nombre }: T) => folded(Nombre) === key,
    ({ Id }: T) => String(Id) === text,
  ]
  for (const way of ways) {
    const found = records.filter(way)
    if (found.length > 0) return found.length === 1 ? found[0]! : null
  }
  return null
}
