import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'
import type { RecordedAnswer } from './bare-server.ts'
import { withDemoShop } from './bench-shop.ts'
import { median } from './median.ts'

// Catalogue calls against a bare node:http server that answers the same bytes, in turns, as ratios.

const CONNECTIONS = 32
const ROUND_SECONDS = 3
const ROUNDS = 3
/** Headers that every HTTP server writes by itself. */
const OWN_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-encoding'])

const CALLS = {
  'a family, 20 articles': '/api/tarticulos/familia/101/0/20',
  'the same by price': '/api/tarticulos/familia/101/0/20?orden=pb',
  'search, two words': '/api/tarticulos/search/yerba%20playadito/0/20',
}

await withDemoShop(async ({ address }) => {
  for (const [name, call] of Object.entries(CALLS)) {
    const ratios = await compare(`${address}${call}`)
    console.log(
      `${name}: ${median(ratios).toFixed(2)} of bare node:http (rounds ${ratios.map(twoDigits).join(', ')})`,
    )
  }
})

/** The shop's requests per second as a share of the bare server's, a figure a round. */
async function compare(url: string): Promise<number[]> {
  const worker = new Worker(new URL('./bare-server.ts', import.meta.url), { workerData: await record(url) })
  const [port] = (await once(worker, 'message')) as [number]
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await requestsPerSecond(`http://127.0.0.1:${port}/`)
    ratios.push((await requestsPerSecond(url)) / bare)
  }
  await worker.terminate()
  return ratios
}

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return requests.average
}

async function record(url: string): Promise<RecordedAnswer> {
  // what the load asks for: uncompressed
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name))
  return { headers, body: new Uint8Array(await answer.arrayBuffer()) }
}

function twoDigits(ratio: number): string {
  return ratio.toFixed(2)
}
