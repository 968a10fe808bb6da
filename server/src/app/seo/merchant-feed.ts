import { NO_BRAND_NAME } from '@gondola/contract/base'
import { articlePageAddress, articlePrice } from '@gondola/contract/catalogue'
import type { SiteParameters } from '@gondola/contract/site'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import { escapeHtml } from '../../platform/text/markup.ts'
import { absoluteUrl, pictureAddress } from './article-page.ts'

// What the default branch sells, as merchant centres read it (RSS 2.0 with Google's `g:` names): only where every visitor
// may see prices.

/** The feed, built with pauses for the event loop. */
export async function buildMerchantFeed(
  view: BranchView,
  shop: SiteParameters,
  publicUrl: string,
): Promise<string> {
  const { NombreTienda } = shop
  const slicer = new TimeSlicer()
  const items: string[] = []
  for (const index of view.sold(view.snapshot.lists.all)) {
    const article = view.articleAt(index)
    const price = articlePrice(article)
    if (price === null) continue
    const { Codigo, Descripcion, Marca, Familia, Ean, Precioventa, Existencia } = article
    const before = Precioventa !== null && Precioventa > price ? Precioventa : null
    const facts = {
      id: Codigo,
      title: Descripcion,
      description: Descripcion,
      link: publicUrl + articlePageAddress(article),
      image_link: absoluteUrl(publicUrl, pictureAddress(article, shop)),
      availability: Existencia === 'no-hay' ? 'out_of_stock' : 'in_stock',
      price: `${(before ?? price).toFixed(2)} ARS`,
      ...(before !== null && { sale_price: `${price.toFixed(2)} ARS` }),
      ...(Marca.Descripcion !== NO_BRAND_NAME && { brand: Marca.Descripcion }),
      ...(Ean !== null && /^(\d{8}|\d{12,14})$/.test(Ean) && { gtin: Ean }),
      product_type: Familia.Descripcion,
      condition: 'new',
    }
    const fields = Object.entries(facts).map(([name, text]) => `<g:${name}>${escapeHtml(text)}</g:${name}>`)
    items.push(`<item>${fields.join('')}</item>\n`)
    await slicer.pause()
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>${escapeHtml(NombreTienda)}</title><link>${escapeHtml(publicUrl)}</link><description>${escapeHtml(NombreTienda)}</description>
${items.join('')}</channel>
</rss>
`
}
