import {
  type ClientUpdate,
  checkAccountEdit,
  checkNewPassword,
  hasAddressSigns,
  hasBlank,
  type InvoiceData,
  mixesAlphabets,
} from '@gondola/contract/clients'
import {
  documentFault,
  EMAIL_CHANGES_PER_DAY,
  normalisedDocument,
  type Violation,
} from '@gondola/contract/base'
import { inTransaction, isUniqueViolation } from '../../platform/db/in-transaction.ts'
import { spelledFor } from '../../delivery/zones/known-zones.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseConflict, refuseField, refuseNoSession, refuseViolation } from '../../http/problem.ts'
import { limitUse } from '../../http/limit-use.ts'
import type { ClientSession } from '../../http/caller.ts'
import { revokeClientSessions } from '../../sessions/session.store.ts'
import { hashPassword, isPasswordOf } from '../../sessions/passwords.ts'
import { userKey } from '../../platform/text/folded.ts'
import { findClientRow, holdClientRow, updateClient, type ClientRow } from './clients.store.ts'
import { moveMails } from './confirm-email.ts'
import { emailKeyFor, isOtherEmail } from './email-holder.ts'
import { isUserTaken } from './register-client.ts'
import { deleteRecoveries } from './recovery.store.ts'
import type { SessionDeps } from '../../sessions/session.ts'

/**
 * Saves the fields of the account screen, by its rules in the specification's order (spec §5). Fields that are not sent
 * stay unchanged. A new password needs the current one and ends the client's other sessions (contract §3). A new mail
 * address needs the current password too, since a link mailed there opens the account; both addresses are notified and
 * the new one must be confirmed.
 *
 * @throws 422 the first broken rule; 429 too many changes of address in a day
 */
export async function editAccount(
  deps: SessionDeps,
  session: ClientSession,
  edit: ClientUpdate,
): Promise<ClientRow> {
  const Localidad = edit.Localidad && (await spelledFor(deps.db, edit.Localidad))
  const typed = { ...edit, ...(Localidad && { Localidad }) }
  const client = (await findClientRow(deps.db, { Id: session.clientId })) ?? refuseNoSession()
  const changed = changedFields(client, typed)
  const isMoving = isOtherEmail(client, changed.Email)
  const PassNueva = newPassword(typed, isMoving)
  const isPasswordAsked = isMoving || PassNueva !== null
  const broken =
    (await checkFields(deps, client, changed)) ??
    (isPasswordAsked ? await checkPasswords(client, typed.Pass ?? '', PassNueva) : null)
  if (broken) refuseViolation(broken)
  if (isMoving) await limitUse(deps, `emailChange:${client.Id}`, EMAIL_CHANGES_PER_DAY)
  const password_hash = PassNueva === null ? null : await hashPassword(PassNueva)
  const checked = { shown: isPasswordAsked ? client.password_hash : null, to: password_hash }
  try {
    const stored = await inTransaction(deps.db, (trx) => storeAccount(trx, deps, session, typed, checked))
    if (checked.to !== null) deps.sessionCache.forgetAll()
    return stored
  } catch (error) {
    // the user name or email was taken after the check
    if (!isUniqueViolation(error)) throw error
    // in a transaction, which also sees the writes of others that are committed together with it
    const taken = await inTransaction(deps.db, (db) => checkFields({ ...deps, db }, client, changed))
    refuseViolation(taken ?? refuseConflict('concurrencia'))
  }
}

type ChangedFields = ReturnType<typeof changedFields>

const changedFields = (client: ClientRow, typed: ClientUpdate) => ({
  Usuario: typed.Usuario ?? client.Usuario,
  Email: typed.Email?.trim() ?? client.Email,
  Telefono: typed.Telefono?.trim() ?? client.Telefono,
  Direccion: typed.Direccion?.trim() ?? client.Direccion,
  Nombre: typed.Nombre?.trim() ?? client.Nombre,
  Localidad: typed.Localidad?.trim() ?? client.Localidad,
  Comentario: typed.Comentario?.trim() ?? client.Comentario,
})

/** The specification's rules, then that no other account has the email. */
async function checkFields(
  { db, clock }: SessionDeps,
  client: ClientRow,
  changed: ChangedFields,
): Promise<Violation | null> {
  const broken = await checkAccountEdit(changed, () => isUserTaken(db, changed.Usuario, client.Id), client)
  if (broken) return broken
  // a user name chosen before these rules may stay
  if (changed.Usuario !== client.Usuario) {
    if (hasAddressSigns(changed.Usuario)) return { code: 'cuenta-usuario-signos' }
    if (mixesAlphabets(changed.Usuario)) return { code: 'cuenta-usuario-letras' }
  }
  if (!isOtherEmail(client, changed.Email)) return null
  const email_key = await emailKeyFor(db, clock, changed.Email, client.Id)
  return email_key === null ? { code: 'email-registrado' } : null
}

/** The new password; null if both password fields are empty, or the current one is given only to change the address. */
function newPassword({ Pass, PassNueva }: ClientUpdate, isMoving: boolean): string | null {
  if (typeof PassNueva !== 'string') return null
  return PassNueva !== '' || (Boolean(Pass) && !isMoving) ? PassNueva : null
}

async function checkPasswords(
  { password_hash }: ClientRow,
  Pass: string,
  PassNueva: string | null,
): Promise<Violation | null> {
  if (!(await isPasswordOf(password_hash, Pass))) return { code: 'contrasena-actual' }
  return PassNueva === null ? null : checkNewPassword(PassNueva)
}

/** Merges the edit into the current row: staff or another device may have changed the other fields since it was read. */
async function storeAccount(
  trx: Db,
  deps: SessionDeps,
  { clientId, tokenHash }: ClientSession,
  typed: ClientUpdate,
  password: { shown: string | null; to: string | null },
): Promise<ClientRow> {
  const client = (await holdClientRow(trx, clientId)) ?? refuseNoSession()
  const changed = changedFields(client, typed)
  const isMoving = isOtherEmail(client, changed.Email)
  // the password, or the address, may have changed since the current password was checked
  const isRefused = (isMoving || password.to !== null) && client.password_hash !== password.shown
  if (isRefused) refuseViolation({ code: 'contrasena-actual' })
  const email_key = isMoving ? await emailKeyFor(trx, deps.clock, changed.Email, clientId) : client.email_key
  if (email_key === null) refuseViolation({ code: 'email-registrado' })
  const keys = { user_key: userKey(changed.Usuario), email_key }
  await updateClient(trx, clientId, {
    ...changed,
    ...keys,
    ...(password.to !== null && { password_hash: password.to }),
  })
  // a link mailed to a previous address must not open the account
  await deleteRecoveries(trx, clientId)
  if (password.to !== null) await revokeClientSessions(trx, clientId, tokenHash)
  const email_confirmed_at = isMoving ? null : client.email_confirmed_at
  if (isMoving) await moveMails(trx, deps, client, { Email: changed.Email, email_key })
  return { ...client, ...changed, email_confirmed_at }
}

/**
 * Whom a Factura A is made out to, as it is stored; null: none is asked for.
 *
 * @param sent the request's body, which is not null where it is empty
 * @throws 400; 422 `campos-vacios`, `documento-invalido`
 */
export function storedInvoice(data: InvoiceData | null, sent: unknown): InvoiceData | null {
  if (sent === undefined) refuseField('', 'required')
  if (data === null) return null
  if (hasBlank(data.RazonSocial)) refuseViolation({ code: 'campos-vacios' })
  const said = documentFault('CUIT', data.Cuit)
  if (said !== null) refuseViolation({ code: 'documento-invalido', said })
  return { ...data, Cuit: normalisedDocument(data.Cuit), RazonSocial: data.RazonSocial.trim() }
}
