import { hash } from 'node:crypto'
import type { Wording } from '@gondola/contract/base'
import {
  type ShopBrandDraft,
  brandTokens,
  type BrandTokens,
  brandVariables,
  DEFAULT_BRAND,
  DEFAULT_TOKENS,
  type BrandToken,
  PRODUCT_CARD,
  PRODUCT_NAME,
  variablesCss,
} from '@gondola/contract/site'
import { customerTexts } from '../platform/text/customer-texts.ts'
import { escapeHtml } from '../platform/text/markup.ts'

// The chain's look as this process has it, read with the catalogue whenever that has a new version.

export interface CurrentBrand extends ShopBrandDraft {
  /** The shop's whole name. */
  NombreTienda: string
  /** Of the logo, titles and the app. */
  name: string
  tokens: BrandTokens
  /** Empty: the product's own look. */
  css: string
  /** Changes with each change of the brand; empty: the product's own. */
  look: string
  publicUrl: string
}

let current = complete(DEFAULT_BRAND, PRODUCT_NAME, '')

function complete(brand: ShopBrandDraft, NombreTienda: string, publicUrl: string): CurrentBrand {
  // braces are the places of values in the customers' texts
  const name = (brand.NombreCorto || NombreTienda).replaceAll(/[{}]/g, '')
  const { NombreCorto: _, ...rest } = brand
  const { NombreCorto: __, ...own } = DEFAULT_BRAND
  const parts = JSON.stringify([name, rest])
  const look = parts === JSON.stringify([PRODUCT_NAME, own]) ? '' : hash('sha256', parts).slice(0, 12)
  return {
    ...brand,
    NombreTienda,
    name,
    tokens: brandTokens(brand),
    css: variablesCss(brandVariables(brand)),
    look,
    publicUrl,
  }
}

export const currentBrand = (): CurrentBrand => current

export function putBrand(brand: ShopBrandDraft, NombreTienda: string, publicUrl: string): void {
  current = complete(brand, NombreTienda, publicUrl)
}

type BrandWords = Pick<CurrentBrand, 'name' | 'Lema' | 'Tarjeta'>

/** A text of the product in the brand's names. */
export function branded(written: string, { name, Lema, Tarjeta }: BrandWords = current): string {
  const isHeading = Lema !== '' && written.startsWith(`${PRODUCT_NAME}, tu `)
  const text = isHeading ? `${PRODUCT_NAME}, ${Lema}` : written
  return text.replaceAll(PRODUCT_NAME, () => name).replaceAll(PRODUCT_CARD, () => Tarjeta)
}

/** The customers' texts that name the product or its card, in the brand's words. */
export function brandWording(brand: BrandWords = current): Wording {
  const own = customerTexts().flatMap(({ written }) => {
    const text = branded(written, brand)
    let place = 0
    return text === written ? [] : [[written, text.replace(/\{\}/g, () => `{${(place += 1)}}`)]]
  })
  return Object.fromEntries(own) as Wording
}

/** A style sheet or drawing of the product in the brand's colours. */
export function recoloured(text: string): string {
  const { tokens, look } = current
  if (look === '') return text
  const byHex = new Map<string, string>(
    Object.entries(DEFAULT_TOKENS).map(([token, hex]) => [hex, tokens[token as BrandToken]]),
  )
  return text.replace(/#[0-9a-f]{6}\b/g, (hex) => byHex.get(hex) ?? hex)
}

/** Where the brand's style sheet is; its address changes with it. */
export const brandCssPath = ({ look, css }: CurrentBrand): string =>
  css === '' ? '' : `/marca/tema-${look}.css`

export function brandedPage(page: string): string {
  const { look, name, NombreTienda, publicUrl } = current
  const css = brandCssPath(current)
  const share: [property: string, content: string][] = [
    ['og:type', 'website'],
    ['og:locale', 'es_AR'],
    ['og:site_name', NombreTienda],
    ['og:title', NombreTienda],
    ['og:image', `${publicUrl}/marca/compartir.png`],
  ]
  const tags = share.map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  )
  const isShop = page.includes('rel="manifest"')
  return recoloured(page)
    .replaceAll(PRODUCT_NAME, () => escapeHtml(name))
    .replace(
      /href="(\/(?:favicon|apple-touch|manifest)[^"?]*)"/g,
      look === '' ? 'href="$1"' : `href="$1?v=${look}"`,
    )
    .replace(
      '</head>',
      () =>
        `${isShop ? tags.join('') : ''}${css === '' ? '' : `<link rel="stylesheet" href="${css}">`}</head>`,
    )
}

/** What the panel's page needs of the brand before its first paint, as JSON in an element that no script executes. */
export function brandData(): string {
  const json = JSON.stringify({ name: current.name, look: current.look, ...brandVariables(current) })
  return `<script type="application/json" id="marca">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}
