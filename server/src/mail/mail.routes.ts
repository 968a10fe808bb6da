import {
  giveUpMail as giveUpCall,
  resendMail as resendCall,
  resetMailTemplate,
  showMail,
  showMailTemplate,
  staffMailTemplates,
  staffOutbox,
  type MailTemplateDraft,
  type StaffMailTemplate,
} from '@gondola/contract/inboxes'
import { checkMailTemplate } from './texts/check-template.ts'
import { EMPTIED_MAIL } from './texts/staff-mail-texts.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Feature } from '../http/feature.ts'
import { refuseNotFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { serveList } from '../http/serve-list.ts'
import { recordChange } from '../audit/record-change.ts'
import { serveRecords } from '../audit/serve-records.ts'
import { bodiesOf } from './mail-bodies.ts'
import { sendMailPage } from './mail-page.ts'
import { findMailTemplate, listMailTemplates, previewTemplate, templateNameOf } from './mail-templates.ts'
import { measureMails } from './measure-mails.ts'
import { findMail, listOutbox, toWholeMail } from './outbox.store.ts'
import { deleteOwnTexts, writeOwnTexts } from './own-texts.store.ts'
import { withoutSecrets } from './without-secrets.ts'
import { giveUpMail, resendMail } from './manage-outbox.ts'

/** The outbox and the editable mail texts (backoffice §8). */
export const mailFeature: Feature = (api, deps) => {
  const { db, reads, clock, config } = deps
  measureMails(deps)

  serveList(api, staffOutbox.list, ({ query }) => listOutbox(reads, config.timeZone, query))
  serve(api, staffOutbox.read, async ({ params }) =>
    toWholeMail((await findMail(db, params.Id)) ?? refuseNotFound(), config.timeZone),
  )
  serve(api, resendCall, ({ session, params }) => resendMail(deps, session, params.Id))
  serve(api, giveUpCall, ({ session, params }) => giveUpMail(deps, session, params.Id))
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
