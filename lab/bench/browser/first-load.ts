import lighthouse from 'lighthouse'
import { freePort } from '../../harness/free-port.ts'
import { median } from '../median.ts'
import { openBrowser } from './open-browser.ts'

// The home page's first load as measured by Lighthouse: a telephone four times slower, slow 4G, both simulated.

const RUNS = 9
/** The demo shop draws its pictures at the first request. */
const SETTLE_MS = 8000

/** The measures, by Lighthouse's name, with their unit. */
const FIGURES = {
  'first-contentful-paint': 'ms',
  'largest-contentful-paint': 'ms',
  'speed-index': 'ms',
  'total-blocking-time': 'ms',
  'cumulative-layout-shift': '',
} as const

/** Lines with the median of several runs, and every run's figures. */
export async function firstLoadLines(address: string): Promise<string[]> {
  const port = await freePort()
  const browser = await openBrowser(`--remote-debugging-port=${port}`)
  try {
    const page = await browser.newPage()
    await page.goto(address)
    await page.waitForTimeout(SETTLE_MS)
    await page.close()
    const runs: Awaited<ReturnType<typeof runOnce>>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await runOnce(`${address}/`, port))
    return [
      line(
        'Lighthouse, performance',
        runs.map(({ score }) => score * 100),
      ),
      ...Object.entries(FIGURES).map(([id, unit]) =>
        line(
          `Lighthouse, ${id}`,
          runs.map(({ values }) => values.get(id) ?? Number.NaN),
          unit,
        ),
      ),
      line(
        'Lighthouse, benchmark index of the machine',
        runs.map(({ index }) => index),
      ),
    ]
  } finally {
    await browser.close()
  }
}

async function runOnce(address: string, port: number) {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    disableFullPageScreenshot: true,
    logLevel: 'error',
  })
  const { audits, categories, environment } = result!.lhr
  return {
    score: categories['performance']?.score ?? 0,
    index: environment.benchmarkIndex,
    values: new Map(Object.keys(FIGURES).map((id) => [id, audits[id]?.numericValue ?? Number.NaN])),
  }
}

function line(name: string, figures: readonly number[], unit = ''): string {
  const digits = figures.every((figure) => figure < 1) ? 3 : 0
  const told = figures.map((figure) => figure.toFixed(digits)).join(', ')
  return `${name}: ${median(figures).toFixed(digits)} ${unit} (runs ${told})`
}
