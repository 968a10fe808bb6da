/** Figures for one size of catalogue. */
export interface Growth {
  articles: number
  /** Processor time of a request on the bare server, divided by that on the shop. */
  list: number
  detail: number
  /** Processor time, 99th percentile. */
  searchMs: number
  suggestionMs: number
  readySeconds: number
  memoryMiB: number
  seenMs: number
  longestMs: number
}

const WIDTH = 720
const HEIGHT = 400
const LEFT = 60
const RIGHT = 190
const TOP = 30
const BOTTOM = 50

const LINES: readonly { name: string; colour: string; of: (row: Growth) => number }[] = [
  { name: 'articles', colour: '#999999', of: ({ articles }) => articles },
  { name: 'list of 20, time', colour: '#14603a', of: ({ list }) => 1 / list },
  { name: 'article, time', colour: '#3d8bd4', of: ({ detail }) => 1 / detail },
  { name: 'search, p99', colour: '#c8371f', of: ({ searchMs }) => searchMs },
  { name: 'ready', colour: '#8a5a00', of: ({ readySeconds }) => readySeconds },
  { name: 'memory', colour: '#6b3fa0', of: ({ memoryMiB }) => memoryMiB },
]

/**
 * Draws each figure relative to its own at the smallest catalogue, both scales logarithmic: a flat line is constant,
 * the grey line is linear.
 */
export function drawGrowth(rows: readonly Growth[]): string {
  const [first] = rows
  const last = rows.at(-1)
  if (first === undefined || last === undefined) throw new Error('nothing was measured')
  const most = last.articles / first.articles
  const x = (articles: number) =>
    LEFT + (Math.log(articles / first.articles) / Math.log(most)) * (WIDTH - LEFT - RIGHT)
  const y = (times: number) =>
    HEIGHT - BOTTOM - (Math.log(Math.max(times, 0.5) / 0.5) / Math.log(most / 0.5)) * (HEIGHT - TOP - BOTTOM)
  const ticks = [0.5, 1, 2, 5, 10, 50, 100, 200].filter((times) => times <= most)
  const grid = ticks.map(
    (times) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(y(times))}" y2="${round(y(times))}" stroke="#e5dcc8"/><text x="${LEFT - 8}" y="${round(y(times) + 4)}" text-anchor="end">×${times}</text>`,
  )
  const sizes = rows.map(
    ({ articles }) =>
      `<text x="${round(x(articles))}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${articles.toLocaleString('en')}</text>`,
  )
  const lines = LINES.map(({ name, colour, of }, index) => {
    const points = rows.map((row) => `${round(x(row.articles))},${round(y(of(row) / of(first)))}`).join(' ')
    const legend = TOP + 10 + index * 22
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/><line x1="${WIDTH - RIGHT + 20}" x2="${WIDTH - RIGHT + 44}" y1="${legend}" y2="${legend}" stroke="${colour}" stroke-width="3"/><text x="${WIDTH - RIGHT + 52}" y="${legend + 4}">${name}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="13" fill="#1d241c">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
${[...grid, ...sizes, ...lines].join('\n')}
<text x="${LEFT}" y="${HEIGHT - 8}">articles; each figure against its own at ${first.articles.toLocaleString('en')}</text>
</svg>
`
}

const round = (figure: number) => figure.toFixed(1)
