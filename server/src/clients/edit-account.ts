import type { ClientUpdate } from '@gondola/contract/entities/client.ts'
import { checkAccountEdit, checkNewPassword } from '@gondola/contract/rules/account-edit.ts'
import { normalisedEmail } from '@gondola/contract/rules/email.ts'
import type { Violation } from '@gondola/contract/rules/violation.ts'
import { inTransaction, isUniqueViolation } from '../db/in-transaction.ts'
import type { Db } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import { refuseConflict, refuseNoSession, refuseViolation } from '../http/problem.ts'
import { revokeClientSessions, type ClientSession } from '../http/session.store.ts'
import { hashPassword, isPasswordOf } from '../passwords.ts'
import { userKey } from './account-keys.ts'
import { findClientRow, holdClientRow, type ClientRow } from './clients.store.ts'
import { deleteRecoveries } from './recovery.store.ts'

/**
 * Saves what the account screen edits, by its rules in the specification's order (§5); what is not sent stays. A new
 * password needs the current one and ends the client's other sessions (contract §3).
 *
 * @throws 422 the first rule that is broken
 */
export async function editAccount(
  deps: Deps,
  session: ClientSession,
  typed: ClientUpdate,
): Promise<ClientRow> {
  const client = (await findClientRow(deps.db, { Id: session.clientId })) ?? refuseNoSession()
  const changed = changedFields(client, typed)
  const broken =
    (await checkFields(deps.db, client.Id, changed)) ?? (await checkPasswordChange(client, typed))
  if (broken) refuseViolation(broken)
  const password_hash = isPasswordChange(typed) ? await hashPassword(typed.PassNueva) : null
  const checked = { from: client.password_hash, to: password_hash }
  try {
    const stored = await inTransaction(deps.db, (trx) => storeAccount(trx, session, typed, checked))
    if (checked.to !== null) deps.catalogue.viewers.forgetAll()
    return stored
  } catch (error) {
    // somebody took the user name or email after it was looked up
    if (!isUniqueViolation(error)) throw error
    // in a transaction, which sees what another has written that is committed together with it
    const taken = await inTransaction(deps.db, (trx) => checkFields(trx, client.Id, changed))
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

/** The specification's rules, then, beside them, that the email is nobody else's. */
async function checkFields(db: Db, Id: number, changed: ChangedFields): Promise<Violation | null> {
  const isOthers = (found: ClientRow | null) => found !== null && found.Id !== Id
  const broken = await checkAccountEdit(changed, async () =>
    isOthers(await findClientRow(db, { Usuario: changed.Usuario })),
  )
  if (broken) return broken
  return isOthers(await findClientRow(db, { Email: changed.Email })) ? { code: 'email-registrado' } : null
}

/** A form that leaves both password fields empty changes no password. */
const isPasswordChange = (typed: ClientUpdate): typed is ClientUpdate & { PassNueva: string } =>
  typeof typed.PassNueva === 'string' && (typed.PassNueva !== '' || Boolean(typed.Pass))

async function checkPasswordChange(client: ClientRow, typed: ClientUpdate): Promise<Violation | null> {
  if (!isPasswordChange(typed)) return null
  const isRight = await isPasswordOf(client.password_hash, typed.Pass ?? '')
  return isRight ? checkNewPassword(typed.PassNueva) : { code: 'contrasena-actual' }
}

/** What is not sent stays as it is now: staff may have corrected it, or another device, since it was looked at. */
async function storeAccount(
  trx: Db,
  { clientId, tokenHash }: ClientSession,
  typed: ClientUpdate,
  password: { from: string; to: string | null },
): Promise<ClientRow> {
  const client = (await holdClientRow(trx, clientId)) ?? refuseNoSession()
  const isOther = password.to !== null && client.password_hash !== password.from
  if (isOther) refuseViolation({ code: 'contrasena-actual' })
  const changed = changedFields(client, typed)
  const keys = { user_key: userKey(changed.Usuario), email_key: normalisedEmail(changed.Email) }
  await trx
    .updateTable('clients')
    .set({ ...changed, ...keys, ...(password.to !== null && { password_hash: password.to }) })
    .where('Id', '=', clientId)
    .execute()
  // a link that was mailed to an address of before must not open the account
  await deleteRecoveries(trx, clientId)
  if (password.to !== null) await revokeClientSessions(trx, clientId, tokenHash)
  return { ...client, ...changed }
}
