import type { SiteParameters } from '@gondola/contract/site'
import { MAIL_FOOTER, type MailContent, type Recipient } from './texts/client-mails.ts'
import { fillTemplate, type TemplateTexts } from './texts/fill-template.ts'
import { orderPlacedMail, type MailedOrder, type MailedPayment } from './texts/order-mails.ts'
import { currentBrand } from '../http/current-brand.ts'
import { escapeHtml } from '../platform/text/markup.ts'
import type { Row } from '../platform/db/tables/database.ts'

/** The shop's details in a mail's header and footer. */
export type MailShop = Pick<SiteParameters, 'NombreTienda' | 'Email' | 'Telefono'>

interface MailBodies {
  text: string
  html: string
}

/** Renders both bodies from the same content, so that they never differ in substance. */
export const renderMail = (content: MailContent, shop: MailShop): MailBodies => ({
  text: renderText(content, shop),
  html: renderHtml(content, shop),
})

const signature = ({ NombreTienda, Telefono, Email }: MailShop) =>
  [NombreTienda, Telefono, Email].filter((part) => part !== '').join(' · ')

function renderText(content: MailContent, shop: MailShop): string {
  const { greeting, paragraphs, details = [], facts = [], lines = [], totals = [], action } = content
  const { notes = [], legal = [] } = content
  const blocks = [
    greeting,
    ...paragraphs,
    ...details,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    lines.map(([what, quantity, amount]) => `- ${what} (${quantity}): ${amount}`).join('\n'),
    totals.map(([name, amount]) => `${name}: ${amount}`).join('\n'),
    action === undefined ? '' : `${action.label}:\n${action.url}`,
    ...notes,
    ...legal,
    `-- \n${signature(shop)}\n${MAIL_FOOTER}`,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

const multiline = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

/** An address alone becomes a link. */
const linked = (value: string) =>
  /^https:\S+$/.test(value) ? `<a href="${escapeHtml(value)}">${escapeHtml(value)}</a>` : multiline(value)

const CELL = 'padding:6px 8px;border-bottom:1px solid #e7e2d6;text-align:left;vertical-align:top'
const AMOUNT = `${CELL};text-align:right;white-space:nowrap`

function renderHtml(content: MailContent, shop: MailShop): string {
  const { subject, greeting, paragraphs, details = [], action, notes = [], legal = [] } = content
  const body = [
    `<p>${escapeHtml(greeting)}</p>`,
    ...[...paragraphs, ...details].map((text) => `<p>${multiline(text)}</p>`),
    tables(content),
    action === undefined ? '' : button(action),
    ...[...notes, ...legal].map((text) => `<p style="color:#5b6158;font-size:14px">${multiline(text)}</p>`),
  ]
  return `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${currentBrand().tokens.paper};color:#1d2a22;font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
${letterhead(shop)}
${body.filter((part) => part !== '').join('\n')}
<p style="margin-top:32px;padding-top:12px;border-top:1px solid #e7e2d6;color:#5b6158;font-size:13px">${escapeHtml(signature(shop))}<br>${escapeHtml(MAIL_FOOTER)}</p>
</div></body></html>
`
}

/** The shop's logo, which reads its name where pictures are not loaded; without a logo its name. */
function letterhead({ NombreTienda }: MailShop): string {
  const { tokens, Logo, look, publicUrl } = currentBrand()
  const name = escapeHtml(NombreTienda)
  const style = 'margin:0 0 16px;padding:12px 16px;font-size:20px;font-weight:bold'
  if (Logo === '') return `<p style="${style};background:${tokens['leaf-700']};color:#ffffff">${name}</p>`
  const source = escapeHtml(`${publicUrl}/marca/logo.png?v=${look}`)
  return `<p style="${style};background:#ffffff;border-bottom:4px solid ${tokens['leaf-700']}"><img src="${source}" alt="${name}" height="40" style="height:40px"></p>`
}

function tables({ facts = [], lines = [], totals = [] }: MailContent): string {
  const factRows = facts.map(
    ([name, value]) =>
      `<tr><th style="${CELL}">${escapeHtml(name)}</th><td style="${CELL}">${linked(value)}</td></tr>`,
  )
  const lineRows = lines.map(
    ([what, quantity, amount]) =>
      `<tr><td style="${CELL}">${escapeHtml(what)}</td><td style="${AMOUNT}">${escapeHtml(quantity)}</td><td style="${AMOUNT}">${escapeHtml(amount)}</td></tr>`,
  )
  const totalRows = totals.map(
    ([name, amount]) =>
      `<tr><th colspan="2" style="${AMOUNT}">${escapeHtml(name)}</th><td style="${AMOUNT}"><b>${escapeHtml(amount)}</b></td></tr>`,
  )
  return [factRows, [...lineRows, ...totalRows]]
    .filter((rows) => rows.length > 0)
    .map(
      (rows) =>
        `<table role="presentation" style="border-collapse:collapse;width:100%;margin:16px 0">${rows.join('')}</table>`,
    )
    .join('\n')
}

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="background:${currentBrand().tokens['leaf-700']};color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:bold">${escapeHtml(label)}</a></p>\n<p style="color:#5b6158;font-size:13px;word-break:break-all">${escapeHtml(url)}</p>`

/** What a mail takes from the shop: its details, and its own texts of the mail (null: the built-in ones). */
export interface MailSource {
  shop: MailShop
  own: TemplateTexts | null
}

export interface PlacedMail {
  client: Recipient
  /** As it was placed. */
  order: MailedOrder
  publicUrl: string
  payment: MailedPayment | null
  /** The local date and time until which it is to be paid. */
  payBy: string | null
}

/** A queued mail's content, or what it is written from, and the shop's details; all as of queueing time. */
export type QueuedContent = { content: MailContent; shop: MailShop } | ({ placed: PlacedMail } & MailSource)

/** A mail's content with the shop's own texts of its template; null: it has none. */
export const inOwnTexts = (content: MailContent, own: TemplateTexts | null): MailContent =>
  own === null ? content : { ...content, ...fillTemplate(own, content.template?.values ?? {}) }

const contentOf = (queued: QueuedContent): MailContent => {
  if ('content' in queued) return queued.content
  const { client, order, publicUrl, payment, payBy } = queued.placed
  return inOwnTexts(orderPlacedMail(client, order, publicUrl, payment, payBy), queued.own)
}

/** A queued mail's text and HTML bodies; its content is not deleted yet. */
export const bodiesOf = ({ content }: Pick<Row<'mail_queue'>, 'content'>): MailBodies =>
  renderMail(contentOf(content!), content!.shop)
