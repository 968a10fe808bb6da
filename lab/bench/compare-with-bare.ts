import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RecordedAnswer } from './bare-server.ts'
import { load, type LoadResult } from './load.ts'
import { median, percentile } from './median.ts'
import { processorMs, startPinned, type PinnedProcess } from './pinned-process.ts'

const CONNECTIONS = 32
/** Many short turns, so that other load on the machine affects both servers. */
const TURN_SECONDS = 0.15
/** So many on a slow machine too, or new connections would be most of a turn. */
const TURN_REQUESTS = 1500
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
  /**
   * Processor time per request, in microseconds: shop and bare server. Each of the quarter of its turns that other load
   * on the machine disturbed least (decision 0016).
   */
  costsUs: [shop: number, bare: number]
}

/**
 * Loads the shop and a bare `node:http` server with the same bytes and headers, in turns; several paths one after the
 * other, each with its own answer from both.
 */
export async function compareWithBare(
  shop: PinnedProcess,
  path: string | readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Comparison> {
  const paths = typeof path === 'string' ? [path] : path
  const bare = await startBare(shop, paths, headers)
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
  const lowerQuarter = (of: 0 | 1) =>
    percentile(
      rounds.map((round) => round[of].costUs),
      25,
    )
  const result = (of: 0 | 1): LoadResult => ({
    requests: middle(of, 'requests'),
    perSecond: middle(of, 'perSecond'),
    p50Ms: middle(of, 'p50Ms'),
    p99Ms: middle(of, 'p99Ms'),
  })
  return {
    ratio: median(ratios),
    quarters: [percentile(ratios, 25), percentile(ratios, 75)],
    shop: result(0),
    bare: result(1),
    costsUs: [lowerQuarter(0), lowerQuarter(1)],
  }
}

/** Starts the bare server with what the shop answers at each path. */
async function startBare(
  shop: PinnedProcess,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<PinnedProcess> {
  const answers: [path: string, answer: RecordedAnswer][] = []
  for (const path of paths)
    answers.push([path, await record(`http://127.0.0.1:${shop.port}${path}`, headers)])
  const folder = await mkdtemp(join(tmpdir(), 'gondola-bench-'))
  try {
    const file = join(folder, 'answers.json')
    await writeFile(file, JSON.stringify(answers))
    return await startPinned([BARE], { BARE_ANSWERS: file }, /bare (\d+)\n/)
  } finally {
    await rm(folder, { recursive: true })
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
  const result = await load(port, request, CONNECTIONS, seconds, TURN_REQUESTS)
  const spent = processorMs(child.pid!) - before
  return { ...result, costUs: (spent * 1000) / result.requests }
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
