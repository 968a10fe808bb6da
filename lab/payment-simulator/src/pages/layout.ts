import { html, type Markup } from './html.ts'

export const STYLE_PATH = '/checkout/estilo.css'

/** A page of the simulator. */
export const page = (title: string, content: Markup): string =>
  `<!doctype html>${
    html`<html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Simulador de pagos</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <header><p>Simulador de pagos: no se cobra nada</p></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.markup
  }`

/**
 * The headers of a page. `returnTo`: the shop's addresses to which a form may lead.
 *
 * No script runs; a referrer would name the preference.
 */
export function pageHeaders(returnTo: readonly (string | undefined)[]): Record<string, string> {
  const origins = returnTo.flatMap((address) => {
    const origin = address === undefined ? undefined : URL.parse(address)?.origin
    return origin === undefined || origin === 'null' ? [] : [origin]
  })
  const forms = [...new Set(["'self'", ...origins])].join(' ')
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
}

export const STYLE = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1d2433; background: #eef1f6; }
* { box-sizing: border-box; }
body { margin: 0; }
header { background: #5a2a00; color: #fff; text-align: center; font-weight: 700; padding: 0.75rem 1rem; }
header p { margin: 0; }
main { max-width: 34rem; margin: 1.5rem auto; padding: 1.25rem; background: #fff; border-radius: 0.75rem; }
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 1rem; }
fieldset { border: 1px solid #8b95a7; border-radius: 0.5rem; margin: 0 0 1.25rem; padding: 0.5rem 1rem; min-width: 0; }
legend { font-weight: 700; padding: 0 0.25rem; }
.choice { display: flex; align-items: center; gap: 0.75rem; min-height: 44px; padding: 0.25rem 0; }
.choice input { flex: none; width: 1.375rem; height: 1.375rem; margin: 0; accent-color: #0b5cab; }
label.above { display: block; font-weight: 700; margin-bottom: 0.25rem; }
select { width: 100%; min-height: 44px; font: inherit; padding: 0.5rem; border: 1px solid #6b7688; border-radius: 0.5rem; background: #fff; color: inherit; margin-bottom: 0.25rem; }
.hint { margin: 0 0 1.25rem; color: #4a5468; }
.amount { font-size: 1.75rem; font-weight: 700; margin: 0 0 1rem; }
button, .button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: 0.5rem 1rem; border: 2px solid #0b5cab; border-radius: 0.5rem; font: inherit; font-weight: 700; text-align: center; cursor: pointer; margin-top: 0.75rem; }
button { background: #0b5cab; color: #fff; }
.button { background: #fff; color: #0b5cab; text-decoration: none; }
body.field { background: #fff; }
body.field fieldset { margin: 0; }
:focus-visible { outline: 3px solid #b84a00; outline-offset: 2px; }
main { overflow-wrap: anywhere; }
.note { border-left: 4px solid #b84a00; padding: 0.5rem 0.75rem; background: #fff4ea; margin: 0 0 1.25rem; }
`
