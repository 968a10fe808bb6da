import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findClientRow, hasStandingOrder, updateClient, type ClientRow } from './clients.store.ts'
import { isToGiveWay } from './email-holder.ts'

// Anybody can type somebody else's document number, and it has no link to follow as an address has. An account keeps it
// if its address is confirmed, it is younger than a day, or an order of it is pending or was dispatched.

interface DocumentKey {
  Tipodoc: number
  Nrodoc: string
}

/** The account that keeps a document number; null: it is free, or its account is to give way. */
export async function findDocumentKeeper(
  db: Db,
  clock: Clock,
  document: DocumentKey,
): Promise<ClientRow | null> {
  const holder = await findClientRow(db, document)
  return holder === null || (await isDocumentToGiveWay(db, clock, holder)) ? null : holder
}

async function isDocumentToGiveWay(db: Db, clock: Clock, holder: ClientRow): Promise<boolean> {
  return (await isToGiveWay(db, clock, holder)) && !(await hasStandingOrder(db, holder.Id))
}

/** Takes a document number from an account that is to give way: it keeps it with its own Id behind. */
export async function freeDocument(trx: Db, clock: Clock, document: DocumentKey): Promise<void> {
  const holder = await findClientRow(trx, document)
  if (holder === null || !(await isDocumentToGiveWay(trx, clock, holder))) return
  await updateClient(trx, holder.Id, { Nrodoc: `${document.Nrodoc} ${holder.Id}` })
}
