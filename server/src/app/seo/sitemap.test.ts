import { expect, it } from 'vitest'
import { buildSitemap } from './seo.routes.ts'

const articles = Array.from({ length: 30 }, (_, index) => ({
  Codigo: String(index),
  Descripcioncorta: `Pan & 'vino' ${index}`,
}))

const days = new Map([['7', '2026-11-20']])

it('splits what is too long for one file, and names the parts in an index', async () => {
  const { main, parts } = await buildSitemap(articles, 'https://tienda.example', ['/g/1'], days, 10)
  const index = main.body.toString()
  expect(index).toContain('<sitemapindex')
  expect(index.match(/<loc>/g)).toHaveLength(parts.length)
  expect(index).toContain(`<loc>https://tienda.example/sitemap-${parts.length}.xml</loc>`)
  const all = parts.map(({ body }) => body.toString())
  for (const part of all) expect(part.match(/<loc>/g)!.length).toBeLessThanOrEqual(10)
  for (const { Codigo } of articles)
    expect(all.filter((part) => part.includes(`/p/${Codigo}/`))).toHaveLength(1)
  expect(all.join('')).toContain('Pan-%26-&#39;vino&#39;-7</loc><lastmod>2026-11-20</lastmod></url>')
  expect(all.join('').match(/<lastmod>/g)).toHaveLength(1)
})
