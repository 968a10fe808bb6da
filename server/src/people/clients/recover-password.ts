import { setTimeout as sleep } from 'node:timers/promises'
import { resetPasswordAddress, RECOVERY_LINK_MINUTES, normalisedDocument } from '@gondola/contract/base'
import { type DocumentReference, type PasswordReset, checkNewPassword } from '@gondola/contract/clients'
import { recoveryMail, type RecoveryTemplate } from '../../mail/texts/client-mails.ts'
import type { Clock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseViolation } from '../../http/problem.ts'
import { isBeyondHour } from '../../http/limit-use.ts'
import { hasManyLinks } from '../../mail/limit-mails.ts'
import { newToken } from '../../platform/secrets/token.ts'
import { revokeClientSessions } from '../../sessions/session.store.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hashPassword } from '../../sessions/passwords.ts'
import {
  findClientRow,
  holdClientRow,
  isActive,
  recipientOf,
  updateClient,
  type ClientRow,
} from './clients.store.ts'
import { markConfirmed } from './confirm-email.ts'
import { isOtherEmail, isWaiting } from './email-holder.ts'
import { createReference, deleteRecoveries, findReferred, takeRecovery } from './recovery.store.ts'
import type { SessionDeps } from '../../sessions/session.ts'

/** Longer than the work takes, so that the response time does not reveal whether a mail was sent. */
const RECOVERY_ANSWER_MS = 200

/**
 * An opaque reference to the client with a document, valid for a recovery for some minutes, or null (contract §3). While
 * many documents are tried, every one has a reference: only the mail to the account's address says which has an account.
 */
export async function referToDocument(
  deps: SessionDeps,
  Tipodoc: number,
  Nrodoc: string,
): Promise<DocumentReference | null> {
  const { db, clock } = deps
  const document = { Tipodoc, Nrodoc: normalisedDocument(Nrodoc) }
  if (!(await isBeyondHour(deps, 'lookup'))) return referTo(db, clock, document)
  const [known] = await Promise.all([referTo(db, clock, document), sleep(RECOVERY_ANSWER_MS)])
  return known ?? { Id: newToken() }
}

async function referTo(
  db: Db,
  clock: Clock,
  document: { Tipodoc: number; Nrodoc: string },
): Promise<DocumentReference | null> {
  if ((await findClientRow(db, document)) === null) return null
  // looked up again: the account may have been closed meanwhile
  return inTransaction(db, async (trx) => {
    const client = await findClientRow(trx, document)
    return client && { Id: await createReference(trx, clock, 'document_references', client.Id) }
  })
}

/**
 * Mails the recovery link if the reference is valid and the email is the account's. The answer and its timing do not
 * reveal whether it did (contract §3).
 */
export async function mailRecovery(deps: SessionDeps, reference: string, email: string): Promise<null> {
  await Promise.all([mailLink(deps, reference, email), sleep(RECOVERY_ANSWER_MS)])
  return null
}

async function mailLink(deps: SessionDeps, reference: string, email: string): Promise<void> {
  const { db, clock } = deps
  const Id = await findReferred(db, clock, 'document_references', reference)
  if (Id === null) return
  await inTransaction(db, async (trx) => {
    const client = await lockReferred(trx, clock, Id, reference)
    if (client === null || !isActive(client) || isOtherEmail(client, email)) return
    if (await hasManyLinks(deps, trx, client.Email)) return
    await mailRecoveryLink(trx, deps, client)
  })
}

/**
 * The client that a reference refers to, locked, so that no link goes to a previous address, or to a blocked or closed
 * account. Null: the reference was deleted meanwhile.
 */
async function lockReferred(trx: Db, clock: Clock, Id: number, reference: string): Promise<ClientRow | null> {
  const client = await holdClientRow(trx, Id)
  const isGood = (await findReferred(trx, clock, 'document_references', reference)) === Id
  return isGood ? client : null
}

/** Mails a client, whose row is locked, a link to choose another password; earlier links become void. */
export async function mailRecoveryLink(
  trx: Db,
  { clock, config }: SessionDeps,
  client: ClientRow,
  template?: RecoveryTemplate,
): Promise<void> {
  await deleteRecoveries(trx, client.Id)
  const token = await createReference(trx, clock, 'recovery_tokens', client.Id)
  const link = `${config.publicUrl}/#${resetPasswordAddress(token)}`
  const content = recoveryMail(recipientOf(client), link, RECOVERY_LINK_MINUTES, isWaiting(client), template)
  await queueMail(trx, clock, { to: client, content })
}

/**
 * Sets a new password for a recovery link's token, which works once, and ends all of the client's sessions. It also
 * confirms the account's address: whoever has the link reads its mails.
 *
 * @throws 422 the new password breaks a rule, or the link was used or has expired
 */
export async function resetForgotten(deps: SessionDeps, { Token, PassNueva }: PasswordReset): Promise<void> {
  const { db, clock, sessionCache } = deps
  const broken = checkNewPassword(PassNueva)
  if (broken) refuseViolation(broken)
  const password_hash = await hashPassword(PassNueva)
  await inTransaction(db, async (trx) => {
    const Id = (await takeRecovery(trx, clock, Token)) ?? refuseViolation({ code: 'restablecer-vencido' })
    await updateClient(trx, Id, { password_hash })
    await deleteRecoveries(trx, Id)
    await revokeClientSessions(trx, Id)
    const client = await holdClientRow(trx, Id)
    if (client !== null) await markConfirmed(trx, deps, client)
  })
  sessionCache.forgetAll()
}
