import type { ClientDraft } from '@gondola/contract/entities/client.ts'
import { documentFault, normalisedDocument } from '@gondola/contract/rules/document.ts'
import {
  checkRegistration,
  hasAddressSigns,
  type Registration,
} from '@gondola/contract/rules/registration.ts'
import type { Violation } from '@gondola/contract/rules/violation.ts'
import { welcomeMail } from '@gondola/contract/texts/mail.ts'
import { today, type Clock } from '../clock.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import { refuseConflict, refuseViolation } from '../http/problem.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { hashPassword } from '../passwords.ts'
import { findSiteParameter } from '../site/parameters.store.ts'
import { userKey } from './account-keys.ts'
import { findClientRow, type ClientRow } from './clients.store.ts'
import { emailKeyFor, isWaiting } from './email-holder.ts'
import { newConfirmationLink } from './confirm-email.ts'
import { findDocumentTypeName } from './document-types.store.ts'

/**
 * Registers a client by the specification's rules in its order (§5), with its defaults (§3: Idasociado 0, Baja false,
 * Puntos 0); nothing else of the body reaches the account. Of two that register the same at once, one is told what the
 * other took.
 *
 * @throws 422 the first rule that is broken
 */
export async function registerClient(deps: Deps, draft: ClientDraft): Promise<ClientRow> {
  const typed = registrationOf(draft)
  const broken = await checkTyped(deps.db, deps.clock, typed)
  if (broken) refuseViolation(broken)
  const password_hash = await hashPassword(typed.Pass)
  const Id = await inTransaction(deps.db, (trx) => insertClient(trx, deps, draft, typed, password_hash))
  if (Id === null) {
    // in a transaction, which sees what another has written that is committed together with it
    const taken = await inTransaction(deps.db, (trx) => checkTyped(trx, deps.clock, typed))
    return taken === null ? refuseConflict('concurrencia') : refuseViolation(taken)
  }
  const client = await findClientRow(deps.db, { Id })
  return client ?? refuseConflict('concurrencia')
}

const registrationOf = (draft: ClientDraft): Registration => ({
  Nrodoc: draft.Nrodoc ?? '',
  Tipodoc: draft.Tipodoc?.Codigo ?? 0,
  Usuario: draft.Usuario ?? '',
  Pass: draft.Pass ?? '',
  Email: draft.Email ?? '',
  Telefono: draft.Telefono ?? '',
  Direccion: draft.Direccion ?? '',
  Nombre: draft.Nombre ?? '',
})

/**
 * The specification's rules; a document type that does not exist is none; then, beside them, that number
 * and name are made of what they may be, and that the email is free. */
async function checkTyped(db: Db, clock: Clock, typed: Registration): Promise<Violation | null> {
  const Tipodoc = (await findDocumentTypeName(db, typed.Tipodoc)) === null ? 0 : typed.Tipodoc
  const document = { Tipodoc, Nrodoc: normalisedDocument(typed.Nrodoc) }
  const broken = await checkRegistration(
    { ...typed, Tipodoc },
    {
      isDocumentKnown: async () => (await findClientRow(db, document)) !== null,
      isUserTaken: async () => (await findClientRow(db, { Usuario: typed.Usuario })) !== null,
    },
  )
  if (broken) return broken
  const Tipo = (await findDocumentTypeName(db, Tipodoc)) ?? ''
  const said = documentFault(Tipo, typed.Nrodoc)
  if (said !== null) return { code: 'documento-invalido', Tipo, said }
  if (hasAddressSigns(typed.Usuario)) return { code: 'usuario-signos' }
  return (await emailKeyFor(db, clock, typed.Email)) === null ? { code: 'email-registrado' } : null
}

/** The new client's Id, or null where somebody has the document, user name or email. */
async function insertClient(
  trx: Db,
  deps: Deps,
  { Localidad = '', Comentario = '' }: ClientDraft,
  typed: Registration,
  password_hash: string,
): Promise<number | null> {
  const { clock, config } = deps
  const Email = typed.Email.trim()
  const email_key = await emailKeyFor(trx, clock, Email)
  if (email_key === null) return null
  const added = await trx
    .insertInto('clients')
    .values({
      Nombre: typed.Nombre.trim(),
      Direccion: typed.Direccion.trim(),
      Localidad: Localidad.trim(),
      Usuario: typed.Usuario,
      Email,
      document_type_code: typed.Tipodoc,
      Nrodoc: normalisedDocument(typed.Nrodoc),
      Telefono: typed.Telefono.trim(),
      Alta: today(clock, config.timeZone),
      Comentario: Comentario.trim(),
      password_hash,
      user_key: userKey(typed.Usuario),
      email_key,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['Id', 'Email', 'email_confirmed_at'])
    .executeTakeFirst()
  if (added === undefined) return null
  const shop = await findSiteParameter(trx, 'NombreTienda')
  const link = await newConfirmationLink(trx, deps, added.Id)
  const content = welcomeMail(shop, link, isWaiting({ Email, email_key }))
  await queueMail(trx, clock, { to: added, content, eventKey: `cliente-${added.Id}-bienvenida` })
  return added.Id
}
