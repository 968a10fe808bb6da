import { branded } from '../../http/current-brand.ts'
import {
  giveUpMail as giveUpCall,
  resendMail as resendCall,
  resetMailTemplate,
  sendTestMail,
  showMail,
  showMailTemplate,
  staffMailTemplates,
  staffOutbox,
  type MailTemplateDraft,
  type StaffMailTemplate,
} from '@gondola/contract/inboxes'
import {
  EMPTIED_MAIL,
  MAIL_FAULTS,
  unknownFieldText,
  PREVIEW_NAME,
} from '../../mail/texts/staff-mail-texts.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { accessFault } from '../staff/check-account.ts'
import { findStaffRow } from '../staff/accounts.store.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { recordChange } from '../../audit/record-change.ts'
import { serveRecords } from '../../audit/serve-records.ts'
import { bodiesOf, renderMail } from '../../mail/render-mail.ts'
import { findMail, outboxList, toWholeMail, withoutSecrets } from './outbox.store.ts'
import { deleteOwnTexts, writeOwnTexts, listOwnTexts, readMailShop } from '../../mail/own-texts.store.ts'
import { giveUpMail, resendMail } from './manage-outbox.ts'
import { countQueuedMails } from '../../mail/mail-queue.store.ts'
import type { FastifyReply } from 'fastify'
import {
  MAIL_TEMPLATES,
  type MailTemplateName,
  MAIL_TEMPLATE_NAMES,
} from '../../mail/texts/mail-templates.ts'
import { builtInTexts, type TemplateTexts, fillTemplate } from '../../mail/texts/fill-template.ts'
import type { StaffViolation } from '@gondola/contract/base'
import { hello, testMail } from '../../mail/texts/client-mails.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { addGauge } from '../../http/metrics.ts'

/** The mails with editable texts, each with the texts in use. */
async function listMailTemplates(db: Db): Promise<StaffMailTemplate[]> {
  const own = await listOwnTexts(db)
  return MAIL_TEMPLATE_NAMES.map((name) => toTemplate(name, own.get(name)))
}

async function findMailTemplate(db: Db, Nombre: string): Promise<StaffMailTemplate | null> {
  return (await listMailTemplates(db)).find((template) => template.Nombre === Nombre) ?? null
}

/** The name as a template name; null if no such template exists. */
const templateNameOf = (Nombre: string): MailTemplateName | null =>
  MAIL_TEMPLATE_NAMES.find((name) => name === Nombre) ?? null

function toTemplate(Nombre: MailTemplateName, own: TemplateTexts | undefined): StaffMailTemplate {
  const { Descripcion, Campos } = MAIL_TEMPLATES[Nombre]
  return {
    Nombre,
    Descripcion: branded(Descripcion),
    Campos: Object.keys(Campos),
    ...(own ?? builtInTexts(Nombre)),
    Propia: own !== undefined,
  }
}

/** Renders a mail with a draft's texts and example values as HTML; texts missing in the draft are the ones in use. */
async function previewTemplate(
  db: Db,
  template: StaffMailTemplate,
  draft: Partial<MailTemplateDraft>,
): Promise<string> {
  const name = templateNameOf(template.Nombre)
  const shop = await readMailShop(db)
  const examples = Object.entries<string>(name === null ? {} : MAIL_TEMPLATES[name].Campos)
  const values = Object.fromEntries(
    examples.map(([field, value]) => [field, field === 'Tienda' ? shop.NombreTienda : value]),
  )
  const content = {
    ...fillTemplate({ ...template, ...draft }, values),
    greeting: hello({ Nombre: PREVIEW_NAME, EmailConfirmado: true }),
  }
  return renderMail(content, shop).html
}

const FIELDS = ['Asunto', 'Texto', 'Nota'] as const

/** Checks edited texts: subject and text not empty, subject on one line, only known names in braces. */
export function checkMailTemplate(name: MailTemplateName, typed: TemplateTexts): StaffViolation | null {
  for (const Campo of ['Asunto', 'Texto'] as const)
    if (typed[Campo].trim() === '')
      return { code: 'plantilla-vacia', text: MAIL_FAULTS['plantilla-vacia'], Campo }
  if (/[\r\n]/.test(typed.Asunto.trim()))
    return { code: 'asunto-una-linea', text: MAIL_FAULTS['asunto-una-linea'], Campo: 'Asunto' }
  const known: Readonly<Record<string, string>> = MAIL_TEMPLATES[name].Campos
  for (const Campo of FIELDS) {
    const unknown = [...typed[Campo].matchAll(/\{([^{}]*)\}/g)].find(
      ([, field = '']) => !Object.hasOwn(known, field),
    )
    if (unknown !== undefined)
      return { code: 'campo-desconocido', text: unknownFieldText(unknown[0], Object.keys(known)), Campo }
  }
  return null
}

/** The outbox and the editable mail texts (backoffice §8). */
export const mailFeature: Feature = (api, deps) => {
  const { db, reads, clock, config } = deps
  addGauge(deps.metrics, 'gondola_mail_queued', 'Mails that wait to be sent', [], () => countQueuedMails(db))

  serveList(api, staffOutbox.list, ({ query }) => outboxList.list(reads, query, config.timeZone))
  serve(api, staffOutbox.read, async ({ params }) =>
    toWholeMail((await findMail(db, params.Id)) ?? refuseNotFound(), config.timeZone),
  )
  serve(api, resendCall, ({ session, params }) => resendMail(deps, session, params.Id))
  serve(api, giveUpCall, ({ session, params }) => giveUpMail(deps, session, params.Id))
  serve(api, sendTestMail, async ({ session }) => {
    // the first account of a new shop has no email yet
    const Para = (await findStaffRow(db, session.staffId))?.email || (await findSiteParameter(db, 'Email'))
    if (Para === '') refuseStaff(accessFault('sin-email'))
    await queueMail(db, clock, { to: Para, content: testMail(config.publicUrl) })
    return { Para }
  })
  serve(api, showMail, async ({ params, reply }) => {
    const mail = (await findMail(db, params.Id)) ?? refuseNotFound()
    if (mail.emptied_at !== null) return sendMailPage(reply, `<p>${EMPTIED_MAIL}</p>`)
    return sendMailPage(reply, withoutSecrets(bodiesOf(mail).html))
  })

  serveRecords<StaffMailTemplate, MailTemplateDraft, string>(api, deps, staffMailTemplates, {
    async list(from) {
      const rows = await listMailTemplates(from)
      return { rows, total: rows.length }
    },
    find: findMailTemplate,
    async check(_trx, draft, before) {
      const name = templateNameOf(before?.Nombre ?? '')
      return name && checkMailTemplate(name, draft)
    },
    update: writeOwnTexts,
  })
  serve(api, resetMailTemplate, ({ session, params: { Nombre } }) =>
    inTransaction(db, async (trx) => {
      const Antes = (await findMailTemplate(trx, Nombre)) ?? refuseNotFound()
      await deleteOwnTexts(trx, Nombre)
      const Despues = (await findMailTemplate(trx, Nombre)) ?? refuseNotFound()
      const change = { Entidad: staffMailTemplates.name, Clave: Nombre, Accion: 'editar' }
      await recordChange(trx, session, clock, { ...change, Antes, Despues })
      return Despues
    }),
  )
  serve(api, showMailTemplate, async ({ params, query, reply }) => {
    const template = (await findMailTemplate(db, params.Nombre)) ?? refuseNotFound()
    return sendMailPage(reply, await previewTemplate(db, template, query))
  })
}

/**
 * Sends a mail's HTML as a page that the back office frames. The content security policy allows inline styles and
 * nothing else, also when the page is opened outside the frame.
 */
function sendMailPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    )
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
