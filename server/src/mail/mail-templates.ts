import type { MailTemplateDraft, StaffMailTemplate } from '@gondola/contract/inboxes'
import { fillTemplate, type TemplateTexts } from './texts/fill-template.ts'
import { hello } from './texts/client-mails.ts'
import { MAIL_TEMPLATE_NAMES, MAIL_TEMPLATES, type MailTemplateName } from './texts/mail-templates.ts'
import { PREVIEW_NAME } from './texts/staff-mail-texts.ts'
import type { Db } from '../platform/db/open-database.ts'
import { listOwnTexts } from './own-texts.store.ts'
import { readMailShop } from './mail-shop.store.ts'
import { renderMail } from './render-mail.ts'

/** The mails with editable texts, each with the texts in use. */
export async function listMailTemplates(db: Db): Promise<StaffMailTemplate[]> {
  const own = await listOwnTexts(db)
  return MAIL_TEMPLATE_NAMES.map((name) => toTemplate(name, own.get(name)))
}

export async function findMailTemplate(db: Db, Nombre: string): Promise<StaffMailTemplate | null> {
  return (await listMailTemplates(db)).find((template) => template.Nombre === Nombre) ?? null
}

/** The name as a template name; null if no such template exists. */
export const templateNameOf = (Nombre: string): MailTemplateName | null =>
  MAIL_TEMPLATE_NAMES.find((name) => name === Nombre) ?? null

function toTemplate(Nombre: MailTemplateName, own: TemplateTexts | undefined): StaffMailTemplate {
  const { Descripcion, Campos, Asunto, Texto, Nota } = MAIL_TEMPLATES[Nombre]
  const texts = own ?? { Asunto, Texto, Nota }
  return { Nombre, Descripcion, Campos: Object.keys(Campos), ...texts, Propia: own !== undefined }
}

/** Renders a mail with a draft's texts and example values as HTML; texts missing in the draft are the ones in use. */
export async function previewTemplate(
  db: Db,
  template: StaffMailTemplate,
  draft: Partial<MailTemplateDraft>,
): Promise<string> {
  const name = templateNameOf(template.Nombre)
  const values = name === null ? {} : MAIL_TEMPLATES[name].Campos
  const content = {
    ...fillTemplate({ ...template, ...draft }, values),
    greeting: hello({ Nombre: PREVIEW_NAME, EmailConfirmado: true }),
  }
  return renderMail(content, await readMailShop(db)).html
}
