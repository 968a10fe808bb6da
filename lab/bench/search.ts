import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { makeLargeShop } from './large-shop.ts'
import { measureSearch, namesOfShop } from './measure-search.ts'

// npm run bench -- search [--catalogo=FILE]: processor time of searches and suggestions of one to three words, half of
// them cut or with a mistyped letter (docs/performance.md), in 50,000 articles, or in those of a CSV (gzip) with the columns
// `descripcion`, `marca` and `familia`.

const ARTICLES = 50_000

const file = process.argv.find((argument) => argument.startsWith('--catalogo='))?.slice('--catalogo='.length)
const shop = await makeLargeShop(file === undefined ? ARTICLES : 1)
try {
  const articles = file === undefined ? await shop.withDb(namesOfShop) : readNames(file)
  const { searchMs, suggestionMs, queries, foundPercent } = await measureSearch(articles)
  console.log(
    `${queries} searches in ${articles.length} articles, processor time: p50 ${searchMs.p50.toFixed(2)} ms, p99 ${searchMs.p99.toFixed(2)} ms, ` +
      `longest ${searchMs.most.toFixed(2)} ms; suggestions p50 ${suggestionMs.p50.toFixed(2)} ms, p99 ${suggestionMs.p99.toFixed(2)} ms, ` +
      `longest ${suggestionMs.most.toFixed(2)} ms; the article that a search was made of is among the first 20 of ${foundPercent.toFixed(1)} %`,
  )
} finally {
  await shop.remove()
}

/** Name, brand and family of each row; such a file has no quoted fields. */
function readNames(path: string): { name: string; brand: string; family: string }[] {
  const bytes = readFileSync(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  const [header = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '')
  const columns = header.split(',')
  const [name, brand, family] = ['descripcion', 'marca', 'familia'].map((column) =>
    columns.indexOf(column),
  ) as [number, number, number]
  return lines.map((line) => {
    const fields = line.split(',')
    return { name: fields[name] ?? '', brand: fields[brand] ?? '', family: fields[family] ?? '' }
  })
}
