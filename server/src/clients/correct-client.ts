import { staffClients } from '@gondola/contract/calls/staff-clients.ts'
import type { ChangeBody } from '@gondola/contract/entities/record-change.ts'
import type { ClientCorrection, StaffClientWhole } from '@gondola/contract/entities/staff-client.ts'
import { checkClientCorrection } from '@gondola/contract/rules/client-correction.ts'
import { peopleFault } from '@gondola/contract/rules/people-fault.ts'
import { inTransaction, isUniqueViolation } from '../db/in-transaction.ts'
import type { Db } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import { refuseNotFound, refuseStaff } from '../http/problem.ts'
import type { StaffSession } from '../http/session.store.ts'
import { mergedChange } from '../staff/merge-change.ts'
import { recordChange } from '../staff/record-change.ts'
import { holdClientRow } from './clients.store.ts'
import { moveMails } from './confirm-email.ts'
import { emailKeyFor, isOtherEmail } from './email-holder.ts'
import { findStaffClient } from './staff-clients.store.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * Corrects a customer's name, address, telephone and mail address for them. Of another mail address both are told,
 * so that nobody loses an account unawares, and the new one is to be confirmed.
 *
 * @throws 404; 409 somebody, the customer too, changed the same; 422 a broken rule, a mail address that is another customer's
 */
export async function correctClient(
  parts: Parts,
  session: StaffSession,
  Id: number,
  body: ChangeBody<ClientCorrection>,
): Promise<StaffClientWhole> {
  try {
    return await inTransaction(parts.db, (trx) => storeCorrection(trx, parts, session, Id, body))
  } catch (error) {
    // somebody took the address after it was looked up
    if (!isUniqueViolation(error)) throw error
    refuseStaff(peopleFault('cliente-email-en-uso', 'Email'))
  }
}

async function storeCorrection(
  trx: Db,
  parts: Parts,
  session: StaffSession,
  Id: number,
  body: ChangeBody<ClientCorrection>,
): Promise<StaffClientWhole> {
  const { clock } = parts
  const client = (await holdClientRow(trx, Id)) ?? refuseNotFound()
  const before = (await findStaffClient(trx, clock, Id)) ?? refuseNotFound()
  const typed = mergedChange(staffClients.draft, body, before)
  const broken = checkClientCorrection(typed)
  if (broken !== null) refuseStaff(broken)
  const corrected = trimmed(typed)
  const isMoving = isOtherEmail(client, corrected.Email)
  const email_key = isMoving ? await emailKeyFor(trx, clock, corrected.Email, Id) : client.email_key
  if (email_key === null) refuseStaff(peopleFault('cliente-email-en-uso', 'Email'))
  await trx
    .updateTable('clients')
    .set({ ...corrected, email_key })
    .where('Id', '=', Id)
    .execute()
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
