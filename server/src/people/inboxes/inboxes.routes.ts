import {
  addInboxNote,
  listAssignees,
  replyInbox,
  staffCardRequests,
  staffContacts,
  staffWithdrawals,
  type InboxChange,
  type InboxEvent,
  type InboxName,
} from '@gondola/contract/inboxes'
import type { ChangeBody } from '@gondola/contract/base'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { refuseNotFound } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { listAssignable, listEvents } from './inbox-items.store.ts'
import { cardRequestList, contactList, withdrawalList } from './inbox-lists.store.ts'
import { addNote, changeItem, replyToItem } from './work-inbox.ts'

/** The messages received from the shop's forms (backoffice §7). */
export const inboxesFeature: Feature = (api, deps) => {
  const { db, reads, clock, config } = deps
  const { timeZone } = config

  const withHistory = async <R extends object>(
    inbox: InboxName,
    key: string | number,
    found: R | null,
  ): Promise<R & { Historia: InboxEvent[] }> => {
    const record = found ?? refuseNotFound()
    return { ...record, Historia: await listEvents(db, timeZone, { inbox, key: String(key) }) }
  }
  const contact = async (Id: number) => withHistory('contactos', Id, await contactList.find(db, Id))
  const card = async (Id: number) => withHistory('tarjetas', Id, await cardRequestList.find(db, Id))
  const withdrawal = async (Codigo: string) =>
    withHistory('arrepentimientos', Codigo, await withdrawalList.find(db, Codigo, { clock, timeZone }))

  serveList(api, staffContacts.list, ({ query }) => contactList.list(reads, query))
  serve(api, staffContacts.read, ({ params }) => contact(params.Id))
  const changeContact = async (session: StaffSession, Id: number, body: ChangeBody<InboxChange>) => {
    await changeItem(deps, session, { inbox: 'contactos', key: String(Id) }, body)
    return contact(Id)
  }
  serve(api, staffContacts.change, ({ session, params, body }) => changeContact(session, params.Id, body))
  serveUndo(api, deps, staffContacts, changeContact)

  serveList(api, staffCardRequests.list, ({ query }) => cardRequestList.list(reads, query))
  serve(api, staffCardRequests.read, ({ params }) => card(params.Id))
  const changeCard = async (session: StaffSession, Id: number, body: ChangeBody<InboxChange>) => {
    await changeItem(deps, session, { inbox: 'tarjetas', key: String(Id) }, body)
    return card(Id)
  }
  serve(api, staffCardRequests.change, ({ session, params, body }) => changeCard(session, params.Id, body))
  serveUndo(api, deps, staffCardRequests, changeCard)

  serveList(api, staffWithdrawals.list, ({ query }) => withdrawalList.list(reads, query, { clock, timeZone }))
  serve(api, staffWithdrawals.read, ({ params }) => withdrawal(params.Codigo))
  const changeWithdrawal = async (session: StaffSession, Codigo: string, body: ChangeBody<InboxChange>) => {
    await changeItem(deps, session, { inbox: 'arrepentimientos', key: Codigo }, body)
    return withdrawal(Codigo)
  }
  serve(api, staffWithdrawals.change, ({ session, params, body }) =>
    changeWithdrawal(session, params.Codigo, body),
  )
  serveUndo(api, deps, staffWithdrawals, changeWithdrawal)

  const itemOf = ({ Bandeja, Clave }: { Bandeja: InboxName; Clave: string }) => ({
    inbox: Bandeja,
    key: Clave,
  })
  serve(api, addInboxNote, ({ session, params, body }) => addNote(deps, session, itemOf(params), body.Texto))
  serve(api, replyInbox, ({ session, params, body }) => replyToItem(deps, session, itemOf(params), body))
  serve(api, listAssignees, () => listAssignable(db))
}
