import { ROUTES, type RouteName } from '@gondola/contract/base'
import { articlePageAddress } from '@gondola/contract/catalogue'
import { finishedText, type Answer } from '../../goods/catalogue/response-cache/response-cache.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'
import type { Snapshot } from '../../goods/catalogue/snapshot.ts'
import { escapeHtml } from '../../platform/text/markup.ts'

/** Maximum number of addresses in one sitemap file (sitemaps.org). */
const ADDRESSES_MAX = 50_000

/** The shop's pages that are the same for everybody and do not depend on the articles on sale. */
const PAGES: readonly RouteName[] = [
  'articles',
  'promotions',
  'card',
  'shipping',
  'payments',
  'help',
  'contact',
  'about',
  'terms',
  'privacy',
  'withdrawal',
  'siteMap',
]

/** The sitemap as finished answers: one file, or an index and its parts if there are too many addresses for one. */
export interface Sitemap {
  main: Answer
  /** `/sitemap-1.xml` and so on, without the index; empty if one file is enough. */
  parts: readonly Answer[]
}

const sitemaps = new WeakMap<Snapshot, Promise<Sitemap>>()

/**
 * The sitemap of what the default branch sells, built once for each snapshot; `publicUrl` is the shop's and never
 * changes within a process.
 */
export function sitemapOf(view: BranchView, publicUrl: string): Promise<Sitemap> {
  const { snapshot } = view
  let made = sitemaps.get(snapshot)
  if (made === undefined) {
    const articles = Array.from(view.sold(snapshot.lists.all), (index) => snapshot.articles[index]!)
    sitemaps.set(snapshot, (made = buildSitemap(articles, publicUrl)))
  }
  return made
}

/** Builds a sitemap, yielding to the event loop in between; exported to test its limits. */
export async function buildSitemap(
  articles: readonly { Codigo: string; Descripcioncorta: string }[],
  publicUrl: string,
  addressesMax = ADDRESSES_MAX,
): Promise<Sitemap> {
  const slicer = new TimeSlicer()
  const entries = [`${publicUrl}/`, ...PAGES.map((page) => `${publicUrl}/#${ROUTES[page]}`)].map(urlEntry)
  for (const article of articles) {
    entries.push(urlEntry(publicUrl + articlePageAddress(article)))
    if (entries.length % 500 === 0) await slicer.pause()
  }
  const files: Answer[] = []
  for (let from = 0; from < entries.length; from += addressesMax) {
    files.push(fileOf('urlset', entries.slice(from, from + addressesMax)))
    await slicer.pause()
  }
  if (files.length === 1) return { main: files[0]!, parts: [] }
  const index = files.map((_, part) => entry('sitemap', `${publicUrl}/sitemap-${part + 1}.xml`))
  return { main: fileOf('sitemapindex', index), parts: files }
}

const urlEntry = (address: string) => entry('url', address)
const entry = (name: 'url' | 'sitemap', address: string) =>
  `<${name}><loc>${escapeHtml(address)}</loc></${name}>`

const fileOf = (root: 'urlset' | 'sitemapindex', entries: readonly string[]): Answer =>
  finishedText(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`,
    null,
  )
