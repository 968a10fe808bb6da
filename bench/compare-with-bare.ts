import { fileURLToPath } from 'node:url'
import type { RecordedAnswer } from './bare-server.ts'
import { load, type LoadResult } from './load.ts'
import { median, percentile } from './median.ts'
import { processorMs, startPinned, type PinnedProcess } from './pinned-process.ts'

const CONNECTIONS = 32
/** Many short turns, so that other load on the machine affects both servers. */
const TURN_SECONDS = 0.15
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 40)
const WARM_SECONDS = 0.5
const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url))
/** Headers that every HTTP server writes by itself. */
const OWN_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-encoding'])

export interface Comparison {
  /** Requests per second as a share of the bare server's: the median of the rounds, and the quartiles. */
  ratio: number
  quarters: [lower: number, upper: number]
  shop: LoadResult
  bare: LoadResult
  /** Processor time per request, in microseconds: shop and bare server. */
  costsUs: [shop: number, bare: number]
}

/**
 * Loads the shop and a bare `node:http` server with the same bytes and headers, in turns; several paths one after the
 * other, for all of which the bare server sends the first one's answer.
 */
export async function compareWithBare(
  shop: PinnedProcess,
  path: string | readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Comparison> {
  const paths = typeof path === 'string' ? [path] : path
  const recorded = await record(`http://127.0.0.1:${shop.port}${paths[0]!}`, headers)
  const bare = await startPinned([BARE], { BARE_ANSWER: JSON.stringify(recorded) }, /bare (\d+)\n/)
  const request = paths.map((one) => requestOf(one, headers))
  const rounds: [shop: Round, bare: Round][] = []
  await measure(shop, request, WARM_SECONDS)
  await measure(bare, request, WARM_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    const one = await measure(bare, request, TURN_SECONDS)
    rounds.push([await measure(shop, request, TURN_SECONDS), one])
  }
  await bare.end()
  const ratios = rounds.map(([ours, theirs]) => ours.perSecond / theirs.perSecond)
  const middle = (of: 0 | 1, figure: keyof Round) => median(rounds.map((round) => round[of][figure]))
  const result = (of: 0 | 1): LoadResult => ({
    perSecond: middle(of, 'perSecond'),
    p50Ms: middle(of, 'p50Ms'),
    p99Ms: middle(of, 'p99Ms'),
  })
  return {
    ratio: median(ratios),
    quarters: [percentile(ratios, 25), percentile(ratios, 75)],
    shop: result(0),
    bare: result(1),
    costsUs: [middle(0, 'costUs'), middle(1, 'costUs')],
  }
}

interface Round extends LoadResult {
  costUs: number
}

async function measure(
  { port, child }: PinnedProcess,
  request: readonly string[],
  seconds: number,
): Promise<Round> {
  const before = processorMs(child.pid!)
  const result = await load(port, request, CONNECTIONS, seconds)
  const spent = processorMs(child.pid!) - before
  return { ...result, costUs: (spent * 1000) / (result.perSecond * seconds) }
}

/** A request's bytes, asking for an uncompressed response. */
export function requestOf(path: string, headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\nHost: gondola\r\n${lines.join('')}\r\n`
}

async function record(url: string, headers: Readonly<Record<string, string>>): Promise<RecordedAnswer> {
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
  return {
    headers: [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name)),
    body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  }
}
