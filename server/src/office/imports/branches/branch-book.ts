import { BRANCH_TEXTS, type ImportNote } from '@gondola/contract/imports'
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
  /** A row's column, or why it has none. `place` is the row's own. */
  columnOf(place: string, line: number): number | ImportNote
}

/** The columns of a SEPA package: its branches, each with all its prices. */
export class PackageBook implements BranchBook {
  readonly branches: readonly BookBranch[]
  readonly lists = new Map<number, number>()
  readonly shop: readonly ShopBranch[]
  readonly isComplete = true
  readonly #columns: ReadonlyMap<string, number>

  constructor(targets: readonly Target[], shop: readonly ShopBranch[]) {
    this.shop = shop
    this.branches = targets.map(({ found, branch }, index) => ({
      column: index + 1,
      key: found.Clave,
      name: branch?.Nombre ?? newBranchName(found),
      branch,
      found,
    }))
    this.#columns = new Map(this.branches.map(({ key, column }) => [key, column]))
  }

  columnOf(place: string, line: number): number | ImportNote {
    return this.#columns.get(place) ?? rejection(line, 'sucursal_inexistente', place)
  }
}

/** A new branch's name: the file's, else its key. */
const newBranchName = ({ Nombre, Clave }: Pick<SepaBranch, 'Nombre' | 'Clave'>): string =>
  Nombre === '' ? BRANCH_TEXTS.unnamed(Clave) : Nombre.slice(0, NAME_MAX)

const NAME_MAX = 80

/** The columns of a table whose rows name a branch or a list; they are found as the rows come. */
export class TableBook implements BranchBook {
  readonly branches: BookBranch[] = []
  readonly lists = new Map<number, number>()
  readonly shop: readonly ShopBranch[]
  readonly isComplete: boolean
  readonly #lists: readonly { Id: number; Nombre: string }[]
  readonly #columns = new Map<string, number | null>()
  #width = 1

  constructor(
    shop: readonly ShopBranch[],
    lists: readonly { Id: number; Nombre: string }[],
    { isComplete }: { isComplete: boolean },
  ) {
    this.shop = shop
    this.#lists = lists
    this.isComplete = isComplete
  }

  columnOf(place: string, line: number): number | ImportNote {
    if (place === '') return BASE_COLUMN
    let column = this.#columns.get(place)
    if (column === undefined) this.#columns.set(place, (column = this.#find(place)))
    if (column !== null) return column
    const [kind, text] = [place.slice(0, place.indexOf(' ')), place.slice(place.indexOf(' ') + 1)]
    return kind === 'lista'
      ? rejection(line, 'lista_ajena', text, this.#lists.map(({ Nombre }) => Nombre).join(', '))
      : rejection(line, 'sucursal_ajena', text, this.shop.map(({ Nombre }) => Nombre).join(', '))
  }

  #find(place: string): number | null {
    const text = place.slice(place.indexOf(' ') + 1)
    if (place.startsWith('lista ')) {
      const list = findNamed(this.#lists, text)
      if (list === null) return null
      const known = this.lists.get(list.Id)
      if (known !== undefined) return known
      this.lists.set(list.Id, this.#width)
      return this.#width++
    }
    const branch = this.shop.find(({ import_key }) => import_key === text) ?? findNamed(this.shop, text)
    if (branch === null) return null
    const known = this.branches.find((one) => one.branch?.Id === branch.Id)
    if (known !== undefined) return known.column
    const { Id, Nombre } = branch
    this.branches.push({ column: this.#width, key: String(Id), name: Nombre, branch, found: null })
    return this.#width++
  }
}

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
