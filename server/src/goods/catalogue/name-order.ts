import { nameOrder } from '@gondola/contract/catalogue'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'

/**
 * Fills an array with a number for each item of a list, yielding to the event loop in between. (`from` with a function
 * takes several times as long, and blocks.)
 */
export async function fillArray<T, A extends Uint8Array | Uint32Array | Float64Array>(
  array: A,
  list: readonly T[],
  numberOf: (one: T) => number,
): Promise<A> {
  const slicer = new TimeSlicer()
  for (let index = 0; index < list.length; index++) {
    array[index] = numberOf(list[index]!)
    if (index % 1000 === 0) await slicer.pause()
  }
  return array
}

/** Names sorted in one go; longer lists are merged from runs of this length. */
const RUN_LENGTH = 1000

/** Each article's rank among all names, from 0; names that differ only in case and accents share a rank. */
export type NamePlaces = Uint32Array

/** Ranks names by `nameOrder`, yielding to the event loop in between. */
export async function namePlaces(names: readonly string[]): Promise<NamePlaces> {
  const slicer = new TimeSlicer()
  const different = new Set<string>()
  for (const [index, name] of names.entries()) {
    different.add(name)
    if (index % RUN_LENGTH === 0) await slicer.pause()
  }
  const sorted = await mergeSorted([...different], slicer)
  const places = new Map<string, number>()
  let place = -1
  for (const [index, name] of sorted.entries()) {
    if (index === 0 || nameOrder(sorted[index - 1]!, name) !== 0) place++
    places.set(name, place)
    if (index % RUN_LENGTH === 0) await slicer.pause()
  }
  return fillArray(new Uint32Array(names.length), names, (name) => places.get(name)!)
}

async function mergeSorted(names: string[], slicer: TimeSlicer): Promise<string[]> {
  let runs: string[][] = []
  for (let from = 0; from < names.length; from += RUN_LENGTH) {
    runs.push(names.slice(from, from + RUN_LENGTH).toSorted(nameOrder))
    await slicer.pause()
  }
  while (runs.length > 1) {
    const merged: string[][] = []
    for (let i = 0; i < runs.length; i += 2) merged.push(await merge(runs[i]!, runs[i + 1] ?? [], slicer))
    runs = merged
  }
  return runs[0] ?? []
}

async function merge(a: string[], b: string[], slicer: TimeSlicer): Promise<string[]> {
  if (b.length === 0) return a
  const merged: string[] = []
  let i = 0
  let j = 0
  while (i < a.length && j < b.length) {
    merged.push(nameOrder(a[i]!, b[j]!) <= 0 ? a[i++]! : b[j++]!)
    if (merged.length % RUN_LENGTH === 0) await slicer.pause()
  }
  while (i < a.length) merged.push(a[i++]!)
  while (j < b.length) merged.push(b[j++]!)
  return merged
}
