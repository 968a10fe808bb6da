import { TimeSlicer } from './time-slicing.ts'

/**
 * Rows in batches of `size`, between which requests are served; `read` is handed the last row of the batch before, and
 * answers as many of those that follow it.
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

/** All of them in one list. */
export async function allOf<R>(batches: AsyncIterable<R[]>): Promise<R[]> {
  const rows: R[] = []
  for await (const batch of batches) for (const row of batch) rows.push(row)
  return rows
}
