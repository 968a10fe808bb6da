import { formatDate, formatPesos, formatTime, toPesos } from '@gondola/contract/base'
import { renderPage } from '../../http/html-page.ts'
import { shopDateTime } from '../../platform/clock.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { html, type Markup } from '../../platform/text/markup.ts'
import type { CardFields } from '../providers/provider.ts'
import { CARD_PAGE_TEXTS as TEXTS } from './card-page-texts.ts'

export const CARD_SCRIPT_PATH = '/pago/tarjeta.js'
/** The module of a provider's folder that fills the page; it imports the page's script. */
export const cardFieldsPath = (provider: string): string => `/pago/campos/${provider}.js`
export const CARD_STYLE_PATH = '/pago/tarjeta.css'

export interface CardPage {
  session: Row<'payment_sessions'>
  shop: string
  fields: CardFields
  isLive: boolean
  now: Date
  timeZone: string
}

/** The page with the provider's card fields. What is typed in them stays in the provider's frames. */
export function renderCardPage({ session, shop, fields, isLive, now, timeZone }: CardPage): string {
  const amount = formatPesos(toPesos(session.centavos))
  const until = shopDateTime(new Date(session.expires_at), timeZone)
  const isToday = until.slice(0, 10) === shopDateTime(now, timeZone).slice(0, 10)
  const body = html`<h1>${TEXTS.title}</h1>
    ${isLive ? null : html`<p class="simulacion">${TEXTS.simulation}</p>`}
    <p>${TEXTS.order(session.order_id, shop)}</p>
    <p class="precio">${amount}</p>
    <p>${TEXTS.until(isToday ? null : formatDate(until), formatTime(until))}</p>
    <p class="nota">${TEXTS.exact}</p>
    <noscript><p role="alert">${TEXTS.noScript}</p></noscript>
    <form
      id="tarjeta"
      novalidate
      data-clave="${fields.publicKey}"
      data-importe="${toPesos(session.centavos)}"
      data-referencia="${session.reference}"
      data-pedido="${session.order_id}"
      data-enviando="${TEXTS.working}"
      data-falta-tarjeta="${TEXTS.cardMissing}"
      data-falta-titular="${TEXTS.holderMissing}"
      data-falta-documento="${TEXTS.documentMissing}"
      data-no-reserva="${TEXTS.unsupported}"
      data-sin-respuesta="${TEXTS.down}"
      data-ver="${TEXTS.backToOrder}"
    >
      ${frame('numero', TEXTS.card)} ${frame('vencimiento', TEXTS.expires)} ${frame('codigo', TEXTS.code)}
      ${input('titular', TEXTS.holder, html`autocomplete="cc-name" maxlength="80"`)}
      ${input('documento', TEXTS.document, html`inputmode="numeric" autocomplete="off" maxlength="10"`)}
      <p class="campo">
        <label for="cuotas">${TEXTS.installments}</label>
        <select id="cuotas" disabled>
          <option value="">${TEXTS.installmentsWait}</option>
        </select>
        <span id="costo" class="nota"></span>
      </p>
      <p id="aviso" role="alert" tabindex="-1"></p>
      <button class="ir" id="reservar" disabled>${TEXTS.submit(amount)}</button>
    </form>
    <p class="nota">${TEXTS.safe}</p>
    <p><a href="/#/pedido/${session.order_id}" id="volver">${TEXTS.back}</a></p>`
  return renderPage({
    title: TEXTS.title,
    header: shopHeader(shop),
    body,
    head: html`<meta name="robots" content="noindex" />
      <link rel="stylesheet" href="${CARD_STYLE_PATH}" />
      <script src="${fields.script}" defer></script>
      <script src="${cardFieldsPath(session.provider)}" type="module"></script>`,
  })
}

/** The shop's bar: who is paid must be plain where a card is asked for. */
const shopHeader = (shop: string): Markup =>
  html`<header class="tienda">
    <a href="/"><img src="/favicon.svg" alt="" width="40" height="40" />${shop}</a>
  </header>`

/** A place for a frame of the provider, which has its own label for screen readers. */
const frame = (id: string, label: string): Markup =>
  html`<div class="campo" role="group" aria-labelledby="${id}-nombre">
    <span id="${id}-nombre">${label}</span>
    <div id="${id}" class="marco"></div>
  </div>`

const input = (id: string, label: string, attributes: Markup): Markup =>
  html`<p class="campo">
    <label for="${id}">${label}</label>
    <input id="${id}" type="text" required aria-describedby="${id}-aviso" ${attributes} />
    <span id="${id}-aviso" class="error"></span>
  </p>`

/** The page of a payment that cannot be made any more. */
export const renderClosedPage = (shop: string): string =>
  renderPage({
    title: TEXTS.closedTitle,
    header: shopHeader(shop),
    body: html`<h1>${TEXTS.closedTitle}</h1>
      <p>${TEXTS.closed}</p>
      <p><a class="ir" href="/#/mis-pedidos">${TEXTS.orders}</a></p>`,
    head: html`<meta name="robots" content="noindex" /> <link rel="stylesheet" href="${CARD_STYLE_PATH}" />`,
  })

export const CARD_CSS = `
.tienda { background: #14603a }
.tienda a { display: flex; align-items: center; gap: 12px; box-sizing: border-box; max-width: 38rem; min-height: 4rem; margin: 0 auto; padding: 8px 20px; hyphens: auto; color: #fff; font-size: 1.25rem; font-weight: 800; line-height: 1.2; text-decoration: none }
.tienda a:focus-visible { outline: 3px solid #ffd52b; outline-offset: -3px }
.tienda img { flex: none; width: 40px; margin: 0; border: 0; border-radius: .5rem; background: none }
main { box-sizing: border-box; max-width: 38rem; margin: 1.5rem auto; padding: 1.5rem 20px; border: 1px solid #e5dcc8; border-radius: 1rem; background: #fff }
@media (max-width: 40rem) { main { margin: 0; border: 0; border-radius: 0; background: none } }
.simulacion { margin-top: 1rem; padding: .5rem .75rem; border: 2px dashed #9a5b00; border-radius: .5rem; font-weight: 700; color: #7a4700 }
.campo { display: block; margin: 0 0 1rem }
.campo label, .campo > span:first-child { display: block; margin: 0 0 .25rem; font-weight: 600 }
.campo input, .campo select { box-sizing: border-box; width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid #525a4d; border-radius: .5rem; background: #fff; color: inherit; font: inherit }
.marco { min-height: 3rem; padding: .25rem .5rem; border: 1px solid #525a4d; border-radius: .5rem; background: #fff }
.campo input:focus-visible, .campo select:focus-visible, .marco:focus-within, #aviso:focus-visible { outline: 3px solid #14603a; outline-offset: 2px }
.campo input[aria-invalid='true'], .marco[data-falta] { border-color: #a4161a }
.error, #aviso { color: #a4161a; font-weight: 600 }
.error, #aviso { display: block; min-height: 1.5em }
form { margin: 0 0 1rem }
button.ir { border: 0; font: inherit; font-weight: 600; cursor: pointer }
button.ir:disabled { background: #525a4d; cursor: default }
`.trimStart()
