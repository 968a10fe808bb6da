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
