import {
  checkTelephone,
  staffClients,
  type ClientCorrection,
  type StaffClientWhole,
} from '@gondola/contract/clients'
import { type ChangeBody, isEmail, type StaffViolation } from '@gondola/contract/base'
import { peopleFault } from '@gondola/contract/inboxes'
import { inTransaction, isUniqueViolation } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { requireRecentLogin } from '../../sessions/session.ts'
import { mergedChange } from '../../audit/merge-change.ts'
import { recordChange } from '../../audit/record-change.ts'
import { holdClientRow, updateClient } from './clients.store.ts'
import { moveMails } from './confirm-email.ts'
import { emailKeyFor, isOtherEmail } from './email-holder.ts'
import { findStaffClient } from './staff-clients.store.ts'

/**
 * Corrects a customer's name, address, telephone and mail address for them. If the mail address changes, both addresses
 * are notified, so that nobody loses an account without noticing, and the new one must be confirmed.
 *
 * @throws 403 `confirmar-identidad` for another mail address; 404; 409 somebody, the customer included, changed the same; 422 a broken rule, or another customer's mail
 *   address
 */
export async function correctClient(
  parts: Deps,
  session: StaffSession,
  Id: number,
  body: ChangeBody<ClientCorrection>,
): Promise<StaffClientWhole> {
  try {
    return await inTransaction(parts.db, (trx) => storeCorrection(trx, parts, session, Id, body))
  } catch (error) {
    // the address was taken after the check
    if (!isUniqueViolation(error)) throw error
    refuseStaff(peopleFault('cliente-email-en-uso', 'Email'))
  }
}

async function storeCorrection(
  trx: Db,
  parts: Deps,
  session: StaffSession,
  Id: number,
  body: ChangeBody<ClientCorrection>,
): Promise<StaffClientWhole> {
  const { clock } = parts
  const client = (await holdClientRow(trx, Id)) ?? refuseNotFound()
  const before = (await findStaffClient(trx, clock, Id)) ?? refuseNotFound()
  const typed = mergedChange(staffClients.draft, body, before)
  const broken = checkClientCorrection(typed, before)
  if (broken !== null) refuseStaff(broken)
  const corrected = trimmed(typed)
  const isMoving = isOtherEmail(client, corrected.Email)
  // whoever reads the account's mails can choose its password
  if (isMoving) requireRecentLogin(session, parts)
  const email_key = isMoving ? await emailKeyFor(trx, clock, corrected.Email, Id) : client.email_key
  if (email_key === null) refuseStaff(peopleFault('cliente-email-en-uso', 'Email'))
  await updateClient(trx, Id, { ...corrected, email_key })
  if (isMoving) await moveMails(trx, parts, client, { Email: corrected.Email, email_key })
  await recordChange(trx, session, clock, {
    Entidad: 'clientes',
    Clave: Id,
    Accion: 'editar',
    Antes: trimmed(before),
    Despues: corrected,
  })
  return (await findStaffClient(trx, clock, Id)) ?? refuseNotFound()
}

const trimmed = ({ Nombre, Telefono, Direccion, Localidad, Email }: ClientCorrection): ClientCorrection => ({
  Nombre: Nombre.trim(),
  Telefono: Telefono.trim(),
  Direccion: Direccion.trim(),
  Localidad: Localidad.trim(),
  Email: Email.trim(),
})

/**
 * The rules for a customer's data that staff correct: those of the account screen (spec §5), reported at their fields.
 */
function checkClientCorrection(
  { Nombre, Telefono, Direccion, Email }: ClientCorrection,
  before: ClientCorrection,
): StaffViolation | null {
  if (Nombre.trim() === '') return peopleFault('cliente-nombre', 'Nombre')
  if (!isEmail(Email.trim())) return peopleFault('cliente-email', 'Email')
  if (Telefono.trim() === '') return peopleFault('cliente-telefono', 'Telefono')
  if (checkTelephone(Telefono, before.Telefono)) return peopleFault('cliente-telefono-forma', 'Telefono')
  return Direccion.trim() === '' ? peopleFault('cliente-direccion', 'Direccion') : null
}
