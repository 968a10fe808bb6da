import { once } from 'node:events'

/** Starts a server so that {@link collectedHeap} can query it, over loopback only. */
export const ASKABLE = '--inspect=127.0.0.1:0'

const LISTENING = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/

/**
 * Bytes of heap in use after a full garbage collection: growth here means a leak.
 * @param output what the server, started with {@link ASKABLE}, printed so far
 */
export async function collectedHeap(output: string): Promise<number> {
  const address = LISTENING.exec(output)?.[0]
  if (address === undefined) throw new Error('the server has no inspector')
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const ask = async (method: string, params = {}): Promise<unknown> => {
    socket.send(JSON.stringify({ id: 1, method, params }))
    const [{ data }] = (await once(socket, 'message')) as [{ data: string }]
    return JSON.parse(data)
  }
  try {
    // the second collection frees what the first one's finalizers released
    await ask('HeapProfiler.collectGarbage')
    await ask('HeapProfiler.collectGarbage')
    const expression = 'process.memoryUsage().heapUsed'
    const told = await ask('Runtime.evaluate', { expression, returnByValue: true })
    return (told as { result: { result: { value: number } } }).result.result.value
  } finally {
    socket.close()
  }
}
