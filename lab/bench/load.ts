import { connect } from 'node:net'
import { percentile } from './median.ts'

const HEAD_END = Buffer.from('\r\n\r\n')

export interface LoadResult {
  requests: number
  perSecond: number
  p50Ms: number
  p99Ms: number
}

/**
 * Repeats requests on several connections, each after its response, several requests in turn. Parses only the length,
 * so that the load is faster than the server: all responses to one request have one length. Longer than `seconds` if
 * there were not `atLeast` responses by then.
 * @throws if a response is not 200
 */
export async function load(
  port: number,
  request: string | readonly string[],
  connections: number,
  seconds: number,
  atLeast = 0,
): Promise<LoadResult> {
  const took: number[] = []
  const requests = (typeof request === 'string' ? [request] : request).map((one) => Buffer.from(one))
  const began = performance.now()
  const until = began + seconds * 1000
  // spread evenly, from another place each time, so that all are requested about as often
  const first = Math.random() * requests.length
  const startOf = (each: number) => Math.floor(first + (each * requests.length) / connections)
  const isOver = (now: number) => now >= until && took.length >= atLeast
  await Promise.all(
    Array.from({ length: connections }, (_, each) => askUntil(isOver, port, requests, startOf(each), took)),
  )
  const elapsed = (performance.now() - began) / 1000
  return {
    requests: took.length,
    perSecond: took.length / elapsed,
    p50Ms: percentile(took, 50),
    p99Ms: percentile(took, 99),
  }
}

function askUntil(
  isOver: (now: number) => boolean,
  port: number,
  requests: readonly Buffer[],
  first: number,
  took: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const lengths = requests.map(() => 0)
    let turn = first % requests.length
    let missing = 0
    let sentAt = 0
    const send = () => {
      sentAt = performance.now()
      socket.write(requests[turn]!)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) {
        if (chunk.toString('latin1', 9, 12) !== '200') {
          reject(new Error(chunk.toString('latin1', 0, 1000)))
          socket.destroy()
          return
        }
        missing = lengths[turn] ||= lengthOf(chunk)
      }
      missing -= chunk.length
      if (missing > 0) return
      const now = performance.now()
      took.push(now - sentAt)
      turn = (turn + 1) % requests.length
      if (!isOver(now)) send()
      else {
        socket.end()
        resolve()
      }
    })
  })
}

/** The length of a whole response, from its head, which comes in one chunk. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.indexOf(HEAD_END)
  const body = /\ncontent-length: (\d+)/i.exec(chunk.toString('latin1', 0, head))?.[1]
  if (head < 0 || body === undefined) throw new Error('an answer without its length')
  return head + HEAD_END.length + Number(body)
}
