import { ROLES } from '@gondola/contract/calls'
import {
  type ClientDraft,
  checkRegistration,
  hasAddressSigns,
  mixesAlphabets,
  type Registration,
} from '@gondola/contract/clients'
import {
  documentFault,
  EMAIL_CODES_PER_DAY,
  isEmail,
  normalisedDocument,
  normalisedEmail,
  type Violation,
} from '@gondola/contract/base'
import { registrationCodeMail, welcomeMail } from '../../mail/texts/client-mails.ts'
import { today, type Clock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseConflict, refuseViolation } from '../../http/problem.ts'
import { isBeyondHour, limitUse } from '../../http/limit-use.ts'
import { keyHash } from '../../http/rate-limit.store.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hashPassword } from '../../sessions/passwords.ts'
import { spelledFor } from '../../delivery/zones/known-zones.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { userKey } from '../../platform/text/folded.ts'
import {
  findClientRow,
  insertClient,
  type ClientRow,
  hasStandingOrder,
  updateClient,
  findDocumentTypeName,
} from './clients.store.ts'
import { findStaffByUser } from '../staff/accounts.store.ts'
import { emailKeyFor, isWaiting, isToGiveWay } from './email-holder.ts'
import { newConfirmationLink } from './confirm-email.ts'

/**
 * Registers a client by the specification's rules in its order (spec §5), with its defaults (spec §3: Idasociado 0,
 * Baja false, Puntos 0). The rest of the body is ignored. Of two that register the same at once, the second gets the
 * rule that the first one's data break.
 *
 * @param isStaff staff are asked for no code
 * @throws 422 the first broken rule; `codigo-email` see `requireCode`
 */
export async function registerClient(deps: Deps, draft: ClientDraft, isStaff = false): Promise<ClientRow> {
  const typed = registrationOf(draft)
  const broken = await checkTyped(deps.db, deps.clock, typed, async () => {
    if (!isStaff) await requireCode(deps, draft)
  })
  if (broken) refuseViolation(broken)
  const password_hash = await hashPassword(typed.Pass)
  const Id = await inTransaction(deps.db, (trx) => addClient(trx, deps, draft, typed, password_hash))
  if (Id === null) {
    // in a transaction, which also sees the writes of others that are committed together with it
    const taken = await inTransaction(deps.db, (trx) => checkTyped(trx, deps.clock, typed))
    return taken === null ? refuseConflict('concurrencia') : refuseViolation(taken)
  }
  const client = await findClientRow(deps.db, { Id })
  return client ?? refuseConflict('concurrencia')
}

/**
 * While more register than the shop has in an hour that is its own, nothing is said of who has an account, and none is
 * opened, before the caller has proved with a mailed code to read the mails of the address.
 */
async function requireCode(deps: Deps, { Email = '', CodigoEmail = '' }: ClientDraft): Promise<void> {
  if (!(await isBeyondHour(deps, 'registration'))) return
  const { db, clock, secrets } = deps
  const to = normalisedEmail(Email)
  if (!isEmail(to)) refuseViolation({ code: 'email-invalido' })
  const hour = Math.floor(clock.now().getTime() / 3_600_000)
  const codeOf = (at: number) => secrets.codeOf(`registration ${at} ${to}`)
  if (CodigoEmail.trim() !== '') {
    await limitUse(deps, `codigo:${keyHash(to)}`, EMAIL_CODES_PER_DAY)
    if ([codeOf(hour), codeOf(hour - 1)].includes(CodigoEmail.trim())) return
  } else {
    const content = registrationCodeMail(codeOf(hour))
    await inTransaction(db, (trx) => queueMail(trx, clock, { to, content }))
  }
  refuseViolation({ code: 'codigo-email' })
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
 * The specification's rules, with an unknown document type as a missing one; then that document number and user name
 * are well-formed, and that the email is free.
 */
async function checkTyped(
  db: Db,
  clock: Clock,
  typed: Registration,
  beforeLookUp: () => Promise<void> = async () => {},
): Promise<Violation | null> {
  const Tipodoc = (await findDocumentTypeName(db, typed.Tipodoc)) === null ? 0 : typed.Tipodoc
  const document = { Tipodoc, Nrodoc: normalisedDocument(typed.Nrodoc) }
  const broken = await checkRegistration(
    { ...typed, Tipodoc },
    {
      isDocumentKnown: async () => {
        await beforeLookUp()
        return (await findDocumentKeeper(db, clock, document)) !== null
      },
      isUserTaken: () => isUserTaken(db, typed.Usuario),
    },
  )
  if (broken) return broken
  const Tipo = (await findDocumentTypeName(db, Tipodoc)) ?? ''
  const said = documentFault(Tipo, typed.Nrodoc)
  if (said !== null) return { code: 'documento-invalido', said }
  if (hasAddressSigns(typed.Usuario)) return { code: 'usuario-signos' }
  if (mixesAlphabets(typed.Usuario)) return { code: 'usuario-letras' }
  return (await emailKeyFor(db, clock, typed.Email)) === null ? { code: 'email-registrado' } : null
}

/** Names in which the shop or its staff would speak, whatever digits and signs stand beside their letters. */
const RESERVED = new Set([
  ...ROLES,
  'admin',
  'administrador',
  'administradora',
  'administrator',
  'ayuda',
  'gerencia',
  'gondola',
  'moderador',
  'operador',
  'postmaster',
  'root',
  'sistema',
  'soporte',
  'support',
  'system',
  'tienda',
  'webmaster',
])

/** Digits that are read as letters: 'g0ndola'. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }

/** Whether a user name is another client's, or may only be the shop's. */
export async function isUserTaken(db: Db, Usuario: string, ownId?: number): Promise<boolean> {
  const client = await findClientRow(db, { Usuario })
  if (client !== null) return client.Id !== ownId
  const letters = (name: string) => name.replace(/\P{L}/gu, '')
  const key = userKey(Usuario)
  const said = [letters(key), letters(key.replace(/[013457]/g, (digit) => LOOK_ALIKES[digit]!))]
  if (said.some((name) => RESERVED.has(name)) || (await findStaffByUser(db, Usuario)) !== null) return true
  const own = letters(userKey(await findSiteParameter(db, 'NombreTienda')))
  return own !== '' && said.includes(own)
}

/** The new client's Id; null if the document, user name or email is taken. */
async function addClient(
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
  const Nrodoc = normalisedDocument(typed.Nrodoc)
  await freeDocument(trx, clock, { Tipodoc: typed.Tipodoc, Nrodoc })
  const added = await insertClient(trx, {
    Nombre: typed.Nombre.trim(),
    Direccion: typed.Direccion.trim(),
    Localidad: await spelledFor(trx, Localidad),
    Usuario: typed.Usuario,
    Email,
    document_type_code: typed.Tipodoc,
    Nrodoc,
    Telefono: typed.Telefono.trim(),
    Alta: today(clock, config.timeZone),
    Comentario: Comentario.trim(),
    password_hash,
    user_key: userKey(typed.Usuario),
    email_key,
  })
  if (added === null) return null
  const shop = await findSiteParameter(trx, 'NombreTienda')
  const most = await findSiteParameter(trx, 'MaximoPedidosPendientesSinConfirmar')
  const link = await newConfirmationLink(trx, deps, added.Id)
  const content = welcomeMail(shop, link, isWaiting({ Email, email_key }), most)
  await queueMail(trx, clock, { to: added, content, eventKey: `cliente-${added.Id}-bienvenida` })
  return added.Id
}

// Anybody can type somebody else's document number, and it has no link to follow as an address has. An account keeps it
// if its address is confirmed, it is younger than a day, or an order of it is pending or was dispatched.

interface DocumentKey {
  Tipodoc: number
  Nrodoc: string
}

/** The account that keeps a document number; null: it is free, or its account is to give way. */
async function findDocumentKeeper(db: Db, clock: Clock, document: DocumentKey): Promise<ClientRow | null> {
  const holder = await findClientRow(db, document)
  return holder === null || (await isDocumentToGiveWay(db, clock, holder)) ? null : holder
}

async function isDocumentToGiveWay(db: Db, clock: Clock, holder: ClientRow): Promise<boolean> {
  return (await isToGiveWay(db, clock, holder)) && !(await hasStandingOrder(db, holder.Id))
}

/** Takes a document number from an account that is to give way: it keeps it with its own Id behind. */
async function freeDocument(trx: Db, clock: Clock, document: DocumentKey): Promise<void> {
  const holder = await findClientRow(trx, document)
  if (holder === null || !(await isDocumentToGiveWay(trx, clock, holder))) return
  await updateClient(trx, holder.Id, { Nrodoc: `${document.Nrodoc} ${holder.Id}` })
}
