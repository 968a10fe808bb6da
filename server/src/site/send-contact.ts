import type { Contact, ContactDraft } from '@gondola/contract/entities/contact.ts'
import { checkContact } from '@gondola/contract/rules/forms.ts'
import { shopDateTime } from '../clock.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { refuseViolation } from '../http/problem.ts'

/** Keeps a contact message and writes to the shop and to the customer (contract §4). @throws 422 */
export async function sendContact(deps: Deps, typed: ContactDraft): Promise<Contact> {
  const broken = checkContact(typed)
  if (broken) refuseViolation(broken)
  const draft = { ...typed, Email: typed.Email.trim() }
  const Fechahora = shopDateTime(deps.clock.now(), deps.config.timeZone)
  return inTransaction(deps.db, async (trx) => {
    return trx
      .insertInto('contacts')
      .values({ ...draft, Fechahora })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}
