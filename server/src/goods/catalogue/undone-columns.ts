import { isSameValue } from '@gondola/contract/base'

type Values = Readonly<Record<string, unknown>>

/**
 * An article's columns from before an import, as far as nobody has changed since what the import wrote. Prices by list
 * and assortment are compared entry by entry: a price that staff set in one list leaves the others' as they were.
 */
export function undoneColumns(
  current: Values,
  before: Values | null,
  after: Values | null,
): [name: string, value: unknown][] {
  return Object.entries(before ?? {}).flatMap(([name, was]): [string, unknown][] => {
    if (!(name in current)) return []
    const [now, written, byEntry] = [current[name], after?.[name], BY_ENTRY[name]]
    if (byEntry === undefined) return isSameValue(now, written) ? [[name, was]] : []
    const back = byEntry(now, was, written)
    return isSameValue(now, back) ? [] : [[name, back]]
  })
}

/** Whether an article that was put back still has something of what was changed after the import. */
export function hasStayed(back: Values, before: Values | null, after: Values | null): boolean {
  return Object.entries(before ?? {}).some(([name, was]) => {
    if (!(name in back)) return false
    const whole = BY_ENTRY[name]?.(back[name], was, after?.[name], () => true)
    return !isSameValue(back[name], whole === undefined ? was : whole)
  })
}

type Prices = Record<string, number> | null | undefined

/** What an undoing puts back of entries: those that still are as the import wrote them. */
const isUntouched = (now: unknown, written: unknown): boolean => now === written

function pricesBack(now: unknown, was: unknown, written: unknown, isOurs = isUntouched) {
  const [current, before, after] = [now, was, written] as [Prices, Prices, Prices]
  const back: Record<string, number> = { ...current }
  for (const list of new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])) {
    const price = before?.[list]
    if (price === after?.[list] || !isOurs(back[list], after?.[list])) continue
    if (price === undefined) delete back[list]
    else back[list] = price
  }
  return Object.keys(back).length === 0 ? null : back
}

type Ids = readonly number[] | null | undefined

function branchesBack(now: unknown, was: unknown, written: unknown, isOurs = isUntouched) {
  const [before, after] = [was as Ids, written as Ids].map((ids) => new Set(ids))
  const back = new Set(now as Ids)
  for (const id of new Set([...before!, ...after!])) {
    if (before!.has(id) === after!.has(id) || !isOurs(back.has(id), after!.has(id))) continue
    if (before!.has(id)) back.add(id)
    else back.delete(id)
  }
  return back.size === 0 ? null : [...back].toSorted((a, b) => a - b)
}

const BY_ENTRY: Readonly<Record<string, typeof pricesBack | typeof branchesBack>> = {
  list_prices: pricesBack,
  not_sold_at: branchesBack,
}
