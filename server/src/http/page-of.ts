/** The part of a whole list that `/{from}/{count}` asks for, 0 for all; tells the list's length (contract §2). */
export function pageOf<T>(
  list: readonly T[],
  { from, count }: { from: number; count: number },
  total: (count: number) => void,
): T[] {
  total(list.length)
  return list.slice(from, count === 0 ? undefined : from + count)
}
