import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DEFAULT_BRAND, lookVariables } from '@gondola/contract/site'
import { currentBrand, recoloured } from './current-brand.ts'
import { html, type Markup } from '../platform/text/markup.ts'

export const HTML_TYPE = 'text/html; charset=utf-8'

/** The pages' style sheet; the content security policy allows no inline styles. */
export const PAGE_CSS_PATH = '/p/pagina.css'

/** Another one for each look: a browser keeps the sheet for a day. */
function pageCssAddress(): string {
  const { look } = currentBrand()
  return look === '' ? PAGE_CSS_PATH : `${PAGE_CSS_PATH}?v=${look}`
}

export interface Page {
  title: string
  body: Markup
  /** Above the page's content. */
  header?: Markup
  /** Extra elements of the head, for crawlers. */
  head?: Markup
}

/** Renders a page of the server itself, outside the shop's single-page app. */
export function renderPage({ title, body, header = html``, head = html`` }: Page): string {
  const page = html`<!doctype html>
    <html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${pageCssAddress()}" />
        ${head}
      </head>
      <body>
        ${header}
        <main>${body}</main>
      </body>
    </html> `
  return page.source.replace(/^ +/gm, '')
}

const PAGE_CSS = `
body { margin: 0; background: #fbf7ed; color: #1d241c; font: 1.0625rem/1.5 'Figtree Variable', system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 34rem; margin: 0 auto; padding: clamp(1.5rem, 8vh, 5rem) 1.25rem }
h1 { margin: 0 0 .5rem; font-family: 'Bricolage Grotesque Variable', system-ui, sans-serif; font-size: 1.625rem; line-height: 1.2 }
p { margin: 0 0 .75rem }
img { display: block; width: 100%; max-width: 20rem; height: auto; margin: 0 0 1.25rem; border: 1px solid #e5dcc8; border-radius: 1rem; background: #fff }
a { color: #14603a; font-weight: 600 }
.precio { font-size: 1.75rem; font-weight: 800 }
.precio s { color: #525a4d; font-size: 1rem; font-weight: 400 }
.nota { color: #525a4d; font-size: .9375rem }
.ir { display: inline-block; margin-top: .75rem; padding: .75rem 1.5rem; border-radius: 999px; background: #14603a; color: #fff; text-decoration: none }
input { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; margin: .25rem 0 .75rem; padding: .5rem .75rem; border: 1px solid #767b70; border-radius: .5rem; background: #fff; font: inherit }
button { border: 0; font: inherit; font-weight: 600; cursor: pointer }
.ir:focus-visible { outline: 3px solid #14603a; outline-offset: 2px }
`.trimStart()

const ASSETS = fileURLToPath(new URL('../../../storefront/dist/assets/', import.meta.url))
const FONTS = [
  { family: 'Figtree Variable', file: /^figtree-.*\.woff2$/, weights: '300 900' },
  { family: 'Bricolage Grotesque Variable', file: /^bricolage-.*\.woff2$/, weights: '200 800' },
]

/** The style sheet of the server's pages, with the shop's fonts as its build has them; without a build, none. */
export function pageCss(assets = ASSETS): string {
  const files = existsSync(assets) ? readdirSync(assets) : []
  const faces = FONTS.flatMap(({ family, file, weights }) => {
    const name = files.find((each) => file.test(each))
    if (name === undefined) return []
    const source = `url(/assets/${name}) format('woff2')`
    return `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: swap; src: ${source} }\n`
  })
  return faces.join('') + PAGE_CSS
}

/** The same, `css`, in the brand's colours, typefaces and corners. */
export function brandedPageCss(css: string): string {
  const brand = currentBrand()
  const look = lookVariables(brand)
  const fonts =
    brand.Letra === DEFAULT_BRAND.Letra
      ? ''
      : `body { font-family: ${look['font-text']} }\nh1 { font-family: ${look['font-display']} }\n`
  const corners =
    brand.Bordes === 'rectos' ? `.ir, input, img, main { border-radius: ${look['radius-m']} }\n` : ''
  return recoloured(css) + fonts + corners
}
