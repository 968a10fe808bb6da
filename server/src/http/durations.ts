import type { Histogram } from 'prom-client'

/** How long answers of one kind took. */
interface Series {
  labels: Readonly<Record<'method' | 'route' | 'status', string | number>>
  /** How many fell between one bound and the next; the last: above all. */
  counts: Float64Array
  seconds: number
}

interface Told {
  name: string
  help: string
  bounds: readonly number[]
}

/**
 * A histogram of answers for `/metrics`. prom-client's own sorts and joins the labels at every answer, which took a
 * fiftieth of answering a list; here a kind is looked up by its name, and buckets are added up when they are asked for.
 */
export class Durations implements Pick<Histogram, 'get'> {
  readonly name: string
  readonly #help: string
  readonly #bounds: readonly number[]
  readonly #series = new Map<string, Series>()

  constructor({ name, help, bounds }: Told) {
    this.name = name
    this.#help = help
    this.#bounds = bounds
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${status} ${route}`
    let series = this.#series.get(key)
    if (series === undefined) {
      series = {
        labels: { method, route, status },
        counts: new Float64Array(this.#bounds.length + 1),
        seconds: 0,
      }
      this.#series.set(key, series)
    }
    let bucket = 0
    while (bucket < this.#bounds.length && seconds > this.#bounds[bucket]!) bucket++
    series.counts[bucket]!++
    series.seconds += seconds
  }

  /** As a registry asks for it. */
  async get(): ReturnType<Histogram['get']> {
    return {
      name: this.name,
      help: this.#help,
      type: 'histogram' as never,
      aggregator: 'sum',
      collect: () => {},
      values: [...this.#series.values()].flatMap((series) => this.#valuesOf(series)),
    }
  }

  #valuesOf({ labels, counts, seconds }: Series) {
    let total = 0
    const buckets = [...this.#bounds, '+Inf'].map((le, bucket) => {
      total += counts[bucket]!
      return { metricName: `${this.name}_bucket`, labels: { le, ...labels }, value: total }
    })
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: seconds },
      { metricName: `${this.name}_count`, labels, value: total },
    ]
  }
}
