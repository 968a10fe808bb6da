import type { Db } from '../platform/db/open-database.ts'
import type { MailTemplateName } from './texts/mail-templates.ts'

/** Whether a client does not want a kind of mail; only what nobody needs can be refused. */
export async function isMailRefused(db: Db, clientId: number, template: MailTemplateName): Promise<boolean> {
  const row = db
    .selectFrom('mail_refusals')
    .select('template')
    .where('client_id', '=', clientId)
    .where('template', '=', template)
  return (await row.executeTakeFirst()) !== undefined
}

/** Notes that a client does not want a kind of mail, or wants it again. */
export async function setMailRefusal(
  db: Db,
  clientId: number,
  template: MailTemplateName,
  isRefused: boolean,
): Promise<void> {
  if (isRefused)
    await db
      .insertInto('mail_refusals')
      .values({ client_id: clientId, template })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('mail_refusals')
      .where('client_id', '=', clientId)
      .where('template', '=', template)
      .execute()
}

/** The kinds of mail that a client does not want. */
export async function listMailRefusals(db: Db, clientId: number): Promise<string[]> {
  const rows = db.selectFrom('mail_refusals').select('template').where('client_id', '=', clientId)
  return (await rows.orderBy('template').execute()).map(({ template }) => template)
}
