import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// node lab/bench/import.ts [ROWS] [ARTICLES] [--aplicar]
// Imports a SEPA file of ROWS rows about ARTICLES articles with the command that shops use, under a heap of fixed size,
// and measures the time and the peak size of the process (docs/performance.md).

const [rows, articles] = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument))
const ROWS = Number(rows ?? 50_000)
const ARTICLES = Number(articles ?? ROWS)
const isApplying = process.argv.includes('--aplicar')
const HEAP_MB = 160
const CLI = fileURLToPath(new URL('../../server/src/office/imports/cli.ts', import.meta.url))
const HEADER =
  'id_comercio|id_bandera|id_sucursal|id_producto|productos_ean|productos_descripcion|productos_cantidad_presentacion|productos_unidad_medida_presentacion|productos_marca|productos_precio_lista|productos_precio_referencia|productos_cantidad_referencia|productos_unidad_medida_referencia|productos_precio_unitario_promo1|productos_leyenda_promo1|productos_precio_unitario_promo2|productos_leyenda_promo2\n'
/** Prints the peak size of the process when it ends. */
const peakReporter = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => process.stderr.write('maxRSS ' + process.resourceUsage().maxRSS))",
)}`
const KINDS = [
  'Yerba Mate',
  'Vino Tinto Malbec',
  'Galletitas Dulces',
  'Jabon en Polvo',
  'Leche Entera',
  'Queso Cremoso',
]

const folder = await mkdtemp(join(tmpdir(), 'gondola-bench-import-'))
try {
  const file = join(folder, 'productos.csv')
  await writeRows(file)
  const started = performance.now()
  const peak = await runImport(file)
  const seconds = (performance.now() - started) / 1000
  console.log(
    `${ROWS} rows, ${ARTICLES} articles, ${isApplying ? 'applied' : 'compared'}: ` +
      `${seconds.toFixed(1)} s, ${Math.round(ROWS / seconds)} rows/s, at most ${Math.round(peak / 1024)} MiB resident, heap limit ${HEAP_MB} MiB`,
  )
} finally {
  await rm(folder, { recursive: true })
}

async function writeRows(path: string): Promise<void> {
  const out = createWriteStream(path)
  out.write(HEADER)
  let chunk = ''
  for (let row = 0; row < ROWS; row++) {
    const article = row % ARTICLES
    const name = `${KINDS[article % KINDS.length]} Banco ${article} 500 Gr`
    const price = 500 + (article % 900)
    chunk += `7|1|${1 + Math.floor(row / ARTICLES)}|${barcode(article)}|1|${name}|500.0|gr|MARCA ${article % 2000}|${price}.50|1.00|1.0|kg||||\n`
    if (chunk.length < 1_000_000) continue
    if (!out.write(chunk)) await once(out, 'drain')
    chunk = ''
  }
  out.end(chunk)
  await once(out, 'finish')
}

/** An EAN-13 with its check digit. */
function barcode(article: number): string {
  const twelve = String(779_000_000_000 + article)
  const sum = Array.from(twelve, Number).reduce(
    (all, digit, place) => all + digit * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return `${twelve}${(10 - (sum % 10)) % 10}`
}

/** The peak resident size of the process, in KiB. */
async function runImport(file: string): Promise<number> {
  const args = [
    `--max-old-space-size=${HEAP_MB}`,
    CLI,
    file,
    ...(isApplying ? ['--confirmar'] : ['--simular']),
  ]
  const child = spawn(process.execPath, ['--import', peakReporter, ...args], {
    env: { PATH: process.env['PATH'], GONDOLA_DATA: join(folder, 'datos') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  const peak = /maxRSS (\d+)/.exec(output)
  if (status !== 0 || peak === null)
    throw new Error(`the import ended with ${status}: ${output.slice(-2000)}`)
  return Number(peak[1])
}
