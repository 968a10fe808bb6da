import type { Histogram } from 'prom-client'

/** Durations of the answers with one set of labels. */
interface Series {
  labels: Readonly<Record<'method' | 'route' | 'status', string | number>>
  /** Number of answers per bucket (not cumulative); the last one counts those above every bound. */
  counts: Float64Array
  seconds: number
}

interface Told {
  name: string
  help: string
  bounds: readonly number[]
}

/**
 * A histogram of answers for `/metrics`. prom-client's own sorts and joins the labels for every answer, which took 2 %
 * of the time of answering a list. Here a series is looked up by one key, and buckets are summed on scraping.
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

  /** The metric in prom-client's form, called by its registry. */
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
