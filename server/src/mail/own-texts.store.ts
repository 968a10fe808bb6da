import { PRODUCT_NAME } from '@gondola/contract/site'
import type { MailTemplateDraft } from '@gondola/contract/inboxes'
import type { TemplateTexts } from './texts/fill-template.ts'
import type { MailContent } from './texts/client-mails.ts'
import type { MailTemplateName } from './texts/mail-templates.ts'
import { preparedQuery } from '../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../platform/db/open-database.ts'
import { inOwnTexts, type MailShop } from './render-mail.ts'

const NAMES = ['NombreTienda', 'Email', 'Telefono'] as const

/** The shop's name, mail and telephone from the site parameters, with defaults for those that are not set. */
export async function readMailShop(db: Db): Promise<MailShop> {
  const { rows } = await shopParameters(db)
  return mailShopOf(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
}

/** The same from the parameters' values as they are stored. */
export function mailShopOf(values: Readonly<Partial<Record<keyof MailShop, unknown>>>): MailShop {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    NombreTienda: text(values.NombreTienda) || PRODUCT_NAME,
    Email: text(values.Email) || 'tienda@localhost',
    Telefono: text(values.Telefono),
  }
}

const shopParameters = preparedQuery((db: Db) =>
  db.selectFrom('parameters').select(['name', 'value']).where('name', 'in', NAMES),
)

/** The shop's own texts of a mail; null if it uses the built-in ones. */
export async function findOwnTexts(db: Db, name: MailTemplateName): Promise<TemplateTexts | null> {
  const { rows } = await ownTextsOf(db, name)
  return rows[0] ?? null
}

const ownTextsOf = preparedQuery((db: Db, name: string) =>
  db.selectFrom('mail_texts').select(['Asunto', 'Texto', 'Nota']).where('name', '=', name),
)

export async function listOwnTexts(db: Db): Promise<Map<string, TemplateTexts>> {
  const rows = await db.selectFrom('mail_texts').selectAll().execute()
  return new Map(rows.map(({ name, ...texts }) => [name, texts]))
}

/** Replaces a mail's built-in texts with the shop's own, if it has any. */
export async function withOwnTexts(db: Db, content: MailContent): Promise<MailContent> {
  const { template } = content
  return template === undefined ? content : inOwnTexts(content, await findOwnTexts(db, template.name))
}

export async function writeOwnTexts(trx: Db, name: string, draft: MailTemplateDraft): Promise<void> {
  const texts = { Asunto: draft.Asunto.trim(), Texto: draft.Texto.trim(), Nota: draft.Nota.trim() }
  await trx
    .insertInto('mail_texts')
    .values({ name, ...texts })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(texts))
    .execute()
}

export async function deleteOwnTexts(trx: Db, name: string): Promise<void> {
  await trx.deleteFrom('mail_texts').where('name', '=', name).execute()
}
