const MB = 1024 * 1024
/** Not in bytes: connections and files. */
const OPEN_FILES = 'gondola_process_open_fds'
const OTHERS = [
  ['heap taken from the system', 'gondola_nodejs_heap_size_total_bytes'],
  ['buffers and other memory outside the heap', 'gondola_nodejs_external_memory_bytes'],
] as const

/** Samples of the server's memory from its own `/metrics`. */
export class MemoryLog {
  readonly #address: string
  readonly #resident: number[] = []
  readonly #heap: number[] = []
  readonly #openFiles: number[] = []
  /** Other metrics by name, to locate growth. */
  readonly #others = new Map<string, number[]>(OTHERS.map(([name]) => [name, []]))
  /** Bytes of heap after a full garbage collection, early and at the end. */
  readonly collected: number[] = []

  constructor(address: string) {
    this.#address = address
  }

  /** Skips moments without a response from the server, or while its database is away: the load reports them. */
  async sample(): Promise<void> {
    const answer = await fetch(`${this.#address}/metrics`).catch(() => null)
    if (answer?.ok !== true) return
    const text = await answer.text()
    this.#resident.push(gauge(text, 'gondola_process_resident_memory_bytes'))
    this.#heap.push(gauge(text, 'gondola_nodejs_heap_size_used_bytes'))
    this.#openFiles.push(gauge(text, OPEN_FILES))
    for (const [name, metric] of OTHERS) this.#others.get(name)?.push(gauge(text, metric))
  }

  /** Mean resident memory of the last third of the run, divided by that of the middle third. */
  growth = (): number => ratio(this.#resident)

  lines = (): string[] => [
    `resident memory, mean of each third: ${thirds(this.#resident).map(inMb).join(', ')} MB`,
    `heap in use, mean of each third: ${thirds(this.#heap).map(inMb).join(', ')} MB (${ratio(this.#heap).toFixed(3)})`,
    ...[...this.#others].map(
      ([name, samples]) => `${name}, mean of each third: ${thirds(samples).map(inMb).join(', ')} MB`,
    ),
    `heap in use, least of each third: ${thirdsOf(this.#heap)
      .map((third) => inMb(Math.min(...third)))
      .join(', ')} MB`,
    `connections and files open, mean of each third: ${meansOfThirds(this.#openFiles)}`,
    ...(this.collected.length > 0
      ? [
          `heap after everything was collected, early and at the end: ${this.collected.map(inMb).join(', ')} MB`,
        ]
      : []),
  ]
}

function gauge(text: string, name: string): number {
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
  if (value === undefined) throw new Error(`/metrics does not tell ${name}`)
  return Number(value)
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length

function thirdsOf(samples: readonly number[]): number[][] {
  const third = Math.floor(samples.length / 3)
  return [0, 1, 2].map((index) => samples.slice(index * third, (index + 1) * third))
}

const thirds = (samples: readonly number[]): number[] => thirdsOf(samples).map(mean)

export const meansOfThirds = (samples: readonly number[]): string =>
  thirds(samples)
    .map((each) => each.toFixed(1))
    .join(', ')

function ratio(samples: readonly number[]): number {
  const [, middle = 1, last = 1] = thirds(samples)
  return last / middle
}

const inMb = (bytes: number): string => (bytes / MB).toFixed(1)
