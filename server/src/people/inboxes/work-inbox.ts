import {
  staffContacts,
  type InboxChange,
  type InboxEvent,
  type InboxReply,
  type InboxState,
  peopleFault,
  inboxChangeText,
  type InboxName,
} from '@gondola/contract/inboxes'
import { type ChangeBody, isEmail } from '@gondola/contract/base'
import { hello, type MailContent } from '../../mail/texts/client-mails.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { limitStaffMail } from '../../mail/limit-mails.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { mergedChange } from '../../audit/merge-change.ts'
import { recordChange } from '../../audit/record-change.ts'
import {
  addEvent,
  listAssignable,
  listEvents,
  lockItem,
  writeItem,
  type InboxItem,
  type ItemStatus,
} from './inbox-items.store.ts'
import { cardRequestList, contactList, withdrawalList } from './inbox-lists.store.ts'

/** The author of an item, and the facts that the answer's mail repeats. */
interface Writer {
  Nombre: string
  Email: string
  facts: readonly (readonly [name: string, value: string])[]
}

/** The author of an item; null: no item with this key. */
async function findWriter(
  db: Db,
  { clock, config }: Deps,
  { inbox, key }: InboxItem,
): Promise<Writer | null> {
  const find: Readonly<Record<InboxName, () => Promise<Writer | null>>> = {
    contactos: async () => withoutFacts(await contactList.find(db, numberOf(key))),
    tarjetas: async () => withoutFacts(await cardRequestList.find(db, numberOf(key))),
    arrepentimientos: async () => {
      const found = await withdrawalList.find(db, key, { clock, timeZone: config.timeZone })
      return found && { Nombre: found.Nombre, Email: found.Email, facts: [['Código', found.Codigo]] }
    },
  }
  return find[inbox]()
}

const NO_ID = 0
const ID_MAX = 2_147_483_647

const numberOf = (key: string) => (/^[1-9]\d{0,9}$/.test(key) && Number(key) <= ID_MAX ? Number(key) : NO_ID)

const withoutFacts = (found: { Nombre: string; Email: string } | null): Writer | null =>
  found && { Nombre: found.Nombre, Email: found.Email, facts: [] }

/** States of an item that was answered or needs no answer. */
const DONE: ReadonlySet<InboxState> = new Set<InboxState>(['resuelta', 'rechazada'])

/** Sets an item's state and assignee. @throws 404 no such item; 409 somebody changed the same; 422 the assignee may not answer */
export async function changeItem(
  deps: Deps,
  session: StaffSession,
  item: InboxItem,
  body: ChangeBody<InboxChange>,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await writerOf(trx, deps, item)
    const before = await lockItem(trx, item)
    const now = { EstadoGestion: before.state, Asignada: before.staffId }
    const { EstadoGestion, Asignada } = mergedChange(staffContacts.draft, body, now)
    const assignee = Asignada === null ? null : await findAssignee(trx, Asignada)
    if (before.state === EstadoGestion && before.staffId === Asignada) return
    const answeredAt = before.answeredAt ?? (DONE.has(EstadoGestion) ? instant(deps.clock) : null)
    await writeItem(trx, item, { state: EstadoGestion, staffId: Asignada, answeredAt })
    const text = inboxChangeText(EstadoGestion, assignee)
    await addEvent(trx, deps.clock, { ...item, ...by(session), kind: 'cambio', text, mail_id: null })
    await record(trx, deps, session, item, 'editar', before, { EstadoGestion, Asignada })
  })
}

async function findAssignee(trx: Db, Id: number): Promise<string> {
  const found = (await listAssignable(trx)).find((each) => each.Id === Id)
  return found?.Nombre ?? refuseStaff(peopleFault('asignada-inexistente', 'Asignada'))
}

/** Adds an internal note to an item. @throws 404; 422 the note is empty */
export async function addNote(
  deps: Deps,
  session: StaffSession,
  item: InboxItem,
  Texto: string,
): Promise<InboxEvent[]> {
  const text = Texto.trim()
  if (text === '') refuseStaff(peopleFault('nota-vacia', 'Texto'))
  return inTransaction(deps.db, async (trx) => {
    await writerOf(trx, deps, item)
    await addEvent(trx, deps.clock, { ...item, ...by(session), kind: 'nota', text, mail_id: null })
    return listEvents(trx, deps.config.timeZone, item)
  })
}

/**
 * Answers by mail: queues the mail, sets the state and stores the answer, all or nothing. If nobody is assigned, the
 * item is assigned to the person who answers.
 *
 * @throws 404; 422 no subject, no text, or no address to answer to; 429
 */
export async function replyToItem(
  deps: Deps,
  session: StaffSession,
  item: InboxItem,
  { Asunto, Texto, EstadoGestion }: InboxReply,
): Promise<InboxEvent[]> {
  if (Asunto.trim() === '') refuseStaff(peopleFault('respuesta-asunto', 'Asunto'))
  if (Texto.trim() === '') refuseStaff(peopleFault('respuesta-texto', 'Texto'))
  return inTransaction(deps.db, async (trx) => {
    const writer = await writerOf(trx, deps, item)
    if (!isEmail(writer.Email)) refuseStaff(peopleFault('respuesta-sin-email'))
    await limitStaffMail(deps, trx, session, writer.Email)
    const before = await lockItem(trx, item)
    const mail_id = await queueMail(trx, deps.clock, {
      to: writer.Email,
      content: replyContent(writer, Asunto, Texto),
    })
    const staffId = before.staffId ?? session.staffId
    const answeredAt = before.answeredAt ?? instant(deps.clock)
    await writeItem(trx, item, { state: EstadoGestion, staffId, answeredAt })
    const text = `${Asunto.trim()}\n\n${Texto.trim()}`
    await addEvent(trx, deps.clock, { ...item, ...by(session), kind: 'respuesta', text, mail_id })
    const after = { EstadoGestion, Asignada: staffId, Correo: mail_id }
    await record(trx, deps, session, item, 'responder', before, after)
    return listEvents(trx, deps.config.timeZone, item)
  })
}

const replyContent = ({ Nombre, facts }: Writer, Asunto: string, Texto: string): MailContent => ({
  subject: Asunto,
  // the address may be somebody else's, so it counts as unconfirmed
  greeting: hello({ Nombre, EmailConfirmado: false }),
  paragraphs: Texto.trim().split(/\r?\n(?:[ \t]*\r?\n)+/),
  facts,
})

const writerOf = async (trx: Db, deps: Deps, item: InboxItem): Promise<Writer> =>
  (await findWriter(trx, deps, item)) ?? refuseNotFound()

const by = ({ userName }: StaffSession) => ({ user_name: userName })

const record = (
  trx: Db,
  { clock }: Deps,
  session: StaffSession,
  { inbox, key }: InboxItem,
  Accion: string,
  before: ItemStatus,
  Despues: Record<string, unknown>,
) =>
  recordChange(trx, session, clock, {
    Entidad: inbox,
    Clave: key,
    Accion,
    Antes: { EstadoGestion: before.state, Asignada: before.staffId },
    Despues,
  })
