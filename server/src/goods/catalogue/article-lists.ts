import type { Article } from '@gondola/contract/catalogue'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import type { CatalogueTables } from './catalogue.store.ts'
import type { Indexes } from './sort-keys.ts'

/** Indexes into the articles by each key that a list can be requested by, in the shop's order. */
export interface Lists {
  all: Indexes
  byDepartment: ReadonlyMap<number, Indexes>
  byFamily: ReadonlyMap<number, Indexes>
  byBrand: ReadonlyMap<number, Indexes>
  byCode: ReadonlyMap<string, number>
  /** By EAN without leading zeros. */
  byEan: ReadonlyMap<string, readonly number[]>
}

const EMPTY: Indexes = new Uint32Array()

/** Groups the articles, yielding to the event loop in between. */
export async function listsOf(
  articles: readonly Article[],
  { families }: Pick<CatalogueTables, 'families'>,
): Promise<Lists> {
  const slicer = new TimeSlicer()
  const departmentOf = new Map(families.map(({ Codigo, department_code }) => [Codigo, department_code]))
  const byDepartment = new Map<number, number[]>()
  const byFamily = new Map<number, number[]>()
  const byBrand = new Map<number, number[]>()
  const byCode = new Map<string, number>()
  const byEan = new Map<string, number[]>()
  for (const [index, { Codigo, Ean, Familia, Marca }] of articles.entries()) {
    byCode.set(Codigo, index)
    if (Ean !== null) append(byEan, eanKey(Ean), index)
    append(byFamily, Familia.Codigo, index)
    append(byDepartment, departmentOf.get(Familia.Codigo) ?? 0, index)
    append(byBrand, Marca.Codigo, index)
    if (index % 1000 === 0) await slicer.pause()
  }
  return {
    all: firstNumbers(articles.length),
    byDepartment: packed(byDepartment),
    byFamily: packed(byFamily),
    byBrand: packed(byBrand),
    byCode,
    byEan,
  }
}

function append<K>(map: Map<K, number[]>, key: K, index: number): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [index])
  else list.push(index)
}

const packed = (lists: ReadonlyMap<number, number[]>) =>
  new Map(Array.from(lists, ([key, list]) => [key, Uint32Array.from(list)]))

/** Without leading zeros: an EAN-8 is often stored padded to thirteen digits, and both forms find it. */
export const eanKey = (Ean: string): string => Ean.replace(/^0+/, '')

/** A list by its key; empty if there is none. */
export const listOf = <K>(lists: ReadonlyMap<K, Indexes>, key: K): Indexes => lists.get(key) ?? EMPTY

/** 0, 1, 2, … */
function firstNumbers(count: number): Indexes {
  const numbers = new Uint32Array(count)
  for (let index = 0; index < count; index++) numbers[index] = index
  return numbers
}
