import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/** An answer as it went over the wire. */
export interface RecordedAnswer {
  headers: [name: string, value: string][]
  body: Uint8Array
}

/** The least a server can do: one answer from memory, the same bytes and headers to everybody. */
export async function startBareServer({ headers, body }: RecordedAnswer): Promise<Server> {
  const server = createServer((_request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

// as a worker, so that the load's own work is not on its event loop
if (parentPort) {
  const server = await startBareServer(workerData as RecordedAnswer)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port is no window
  parentPort.postMessage((server.address() as AddressInfo).port)
}
