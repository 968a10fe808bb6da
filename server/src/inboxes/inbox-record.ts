import type { InboxName } from '@gondola/contract/inboxes'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { findStaffCardRequest, findStaffContact, findStaffWithdrawal } from './inbox-lists.store.ts'
import type { InboxItem } from './inbox-items.store.ts'

/** The author of an item, and the facts that the answer's mail repeats. */
export interface Writer {
  Nombre: string
  Email: string
  facts: readonly (readonly [name: string, value: string])[]
}

/** The author of an item; null: no item with this key. */
export async function findWriter(
  db: Db,
  { clock, config }: Deps,
  { inbox, key }: InboxItem,
): Promise<Writer | null> {
  const find: Readonly<Record<InboxName, () => Promise<Writer | null>>> = {
    contactos: async () => withoutFacts(await findStaffContact(db, numberOf(key))),
    tarjetas: async () => withoutFacts(await findStaffCardRequest(db, numberOf(key))),
    arrepentimientos: async () => {
      const found = await findStaffWithdrawal(db, clock, config.timeZone, key)
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
