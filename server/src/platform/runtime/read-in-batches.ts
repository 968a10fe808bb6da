import { TimeSlicer } from './time-slicing.ts'

/**
 * Yields rows in batches of `size`, and yields to the event loop between batches. `read` gets the last row of the
 * previous batch and returns up to `size` rows that follow it.
 */
export async function* readInBatches<R>(
  size: number,
  read: (last: R | undefined) => Promise<R[]>,
): AsyncGenerator<R[]> {
  const slicer = new TimeSlicer()
  for (let last: R | undefined; ; await slicer.pause()) {
    const batch = await read(last)
    yield batch
    if (batch.length < size) return
    last = batch.at(-1)
  }
}

/** Collects all batches in one list. */
export async function allOf<R>(batches: AsyncIterable<R[]>): Promise<R[]> {
  const rows: R[] = []
  for await (const batch of batches) for (const row of batch) rows.push(row)
  return rows
}
