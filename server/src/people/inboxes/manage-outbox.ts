import type { OutboxMailWhole } from '@gondola/contract/inboxes'
import { limitStaffMail } from '../../mail/limit-mails.ts'
import { MAIL_FAULTS, type MailFault } from '../../mail/texts/staff-mail-texts.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { QueuedMail } from '../../mail/mail-queue.store.ts'
import { abandonMail, copyMail, lockMail, requeueMail, toWholeMail } from './outbox.store.ts'

const refuse = (code: MailFault): never => refuseStaff({ code, text: MAIL_FAULTS[code] })

/**
 * Requeues a queued mail; for a sent one, queues a copy. Returns the queued mail.
 *
 * @throws 404 no such mail; 422 it is being sent right now, or its content has been deleted; 429 many copies
 */
export async function resendMail(deps: Deps, session: StaffSession, id: number): Promise<OutboxMailWhole> {
  return inTransaction(deps.db, async (trx) => {
    const mail = await lockIdleMail(trx, deps, id)
    if (mail.emptied_at !== null) refuse('correo-sin-contenido')
    if (mail.state === 'sent') await limitStaffMail(deps, trx, session, mail.to_address)
    const going =
      mail.state === 'sent' ? await copyMail(trx, deps.clock, mail) : await requeueMail(trx, deps.clock, mail)
    await record(trx, deps, session, 'reenviar', mail, going)
    return toWholeMail(going, deps.config.timeZone)
  })
}

/**
 * Abandons a queued mail whose sending failed at least once: nobody keeps a notice from being sent.
 *
 * @throws 404 no such mail; 422 it is not queued, was not tried yet, or is being sent right now
 */
export async function giveUpMail(deps: Deps, session: StaffSession, id: number): Promise<OutboxMailWhole> {
  return inTransaction(deps.db, async (trx) => {
    const mail = await lockIdleMail(trx, deps, id)
    if (mail.state !== 'queued' || mail.attempts === 0) refuse('correo-no-espera')
    const left = await abandonMail(trx, id)
    await record(trx, deps, session, 'abandonar', mail, left)
    return toWholeMail(left, deps.config.timeZone)
  })
}

type Trx = Parameters<typeof lockMail>[0]

async function lockIdleMail(trx: Trx, { clock }: Deps, id: number): Promise<QueuedMail> {
  const mail = (await lockMail(trx, id)) ?? refuseNotFound()
  const isBeingSent = mail.state === 'queued' && mail.lease !== null && mail.next_attempt_at > instant(clock)
  return isBeingSent ? refuse('correo-enviandose') : mail
}

const record = (
  trx: Trx,
  { clock }: Deps,
  session: StaffSession,
  Accion: string,
  before: QueuedMail,
  after: QueuedMail,
) =>
  recordChange(trx, session, clock, {
    Entidad: 'correos',
    Clave: before.id,
    Accion,
    Antes: { Estado: before.state, Intentos: before.attempts },
    Despues: { Estado: after.state, Intentos: after.attempts, Asunto: after.subject, Correo: after.id },
  })
