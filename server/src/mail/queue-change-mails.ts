import { type AuditedFields, normalisedEmail } from '@gondola/contract/base'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { listAdministratorAddresses } from './mail-queue.store.ts'
import { readMailShop } from './own-texts.store.ts'
import { queueMail, type NewMail } from './queue-mail.ts'
import { changeMail, isMailedChange, type MailedChange } from './texts/change-mails.ts'

/**
 * Queues the mails about a change of what moves money or opens doors, in its transaction: to every administrator with
 * an address and to the shop's, to the account that was changed, and to an address that the change replaces, or whoever
 * changes the addresses first would be alone to know.
 */
export async function queueChangeMails(trx: Db, clock: Clock, change: MailedChange): Promise<void> {
  if (!isMailedChange(change)) return
  const { Entidad, Clave, Antes } = change
  const { Email } = await readMailShop(trx)
  const owners = await listAdministratorAddresses(trx, Entidad === 'equipo' ? Number(Clave) : null)
  const readers = new Map(
    [...owners, Email, ...replacedAddress(Antes)].map((address) => [normalisedEmail(address), address]),
  )
  const content = changeMail(change)
  for (const to of readers.values()) await queueMail(trx, clock, { to, content })
}

/** Queues a mail to every administrator with an address and to the shop's, once for its event. */
export async function queueMailToOwners(
  db: Db,
  clock: Clock,
  { content, eventKey }: Required<Pick<NewMail, 'content' | 'eventKey'>>,
): Promise<void> {
  const { Email } = await readMailShop(db)
  const owners = new Set([...(await listAdministratorAddresses(db, null)), Email].map(normalisedEmail))
  for (const to of owners) await queueMail(db, clock, { to, content, eventKey: `${eventKey}-${to}` })
}

const replacedAddress = (before: AuditedFields | null): string[] => {
  const address = before?.['Email']
  return typeof address === 'string' && address !== '' ? [address] : []
}
