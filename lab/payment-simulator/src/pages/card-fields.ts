import { readFileSync } from 'node:fs'
import type { ReadRequest } from '../api/read-request.ts'
import { findBin, PAYMENT_METHODS } from '../cards/payment-methods.ts'
import type { PageAnswer } from './answer-page.ts'
import { html, type Markup } from './html.ts'
import { STYLE_PATH } from './layout.ts'

/** The script of the card fields, as MercadoPago.js at its own address. */
export const SCRIPT_PATH = '/js/v2'
export const FIELD_PATH = '/checkout/campo'
export const FIELD_SCRIPT_PATH = '/checkout/campo.js'

const script = (file: string): PageAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  text: readFileSync(new URL(`./browser/${file}`, import.meta.url), 'utf8'),
})

export const answerScript = (): PageAnswer => script('card-fields.js')
export const answerFieldScript = (): PageAnswer => script('card-number.js')

/** The page in a field's frame: the test cards as buttons by their names; nothing is typed. */
export function answerField({ query }: ReadRequest): PageAnswer {
  const content =
    query.get('tipo') === 'cardNumber' ? cardChoice() : html`<p>No se pide en la simulación.</p>`
  const text = html`<html lang="es-AR">
    <head>
      <meta charset="utf-8" />
      <title>Simulador de pagos</title>
      <link rel="stylesheet" href="${STYLE_PATH}" />
      <script src="${FIELD_SCRIPT_PATH}" defer></script>
    </head>
    <body class="field">
      ${content}
    </body>
  </html>`
  const policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'none'; base-uri 'none'"
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    text: `<!doctype html>${text.markup}`,
  }
}

const cardChoice = (): Markup =>
  html`<fieldset>
    <legend>Tarjeta de prueba: no se cobra nada</legend>
    ${PAYMENT_METHODS.filter(({ type }) => type !== 'account_money').map(
      ({ id, name }) =>
        html`<label class="choice">
          <input type="radio" name="tarjeta" value="${id}" data-bin="${findBin(id)}" />
          <span>${name}</span>
        </label>`,
    )}
  </fieldset>`
