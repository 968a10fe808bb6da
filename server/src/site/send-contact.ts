import { type Contact, type ContactDraft, checkContact } from '@gondola/contract/inboxes'
import { contactMailToCustomer, contactMailToShop } from '../mail/texts/client-mails.ts'
import { shopDateTime } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseViolation } from '../http/problem.ts'
import { queueMail, TO_SHOP } from '../mail/queue-mail.ts'
import { insertContact } from './forms.store.ts'

/** Stores a contact message and mails the shop and the customer (contract §4). @throws 422 */
export async function sendContact(deps: Deps, typed: ContactDraft): Promise<Contact> {
  const broken = checkContact(typed)
  if (broken) refuseViolation(broken)
  const draft = { ...typed, Email: typed.Email.trim() }
  const Fechahora = shopDateTime(deps.clock.now(), deps.config.timeZone)
  return inTransaction(deps.db, async (trx) => {
    const contact = await insertContact(trx, { ...draft, Fechahora })
    const { Email } = contact
    await queueMail(trx, deps.clock, { to: TO_SHOP, replyTo: Email, content: contactMailToShop(contact) })
    await queueMail(trx, deps.clock, { to: Email, content: contactMailToCustomer(contact) })
    return contact
  })
}
