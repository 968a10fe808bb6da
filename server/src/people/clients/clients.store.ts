import { endTelephone, whatsAppNumber } from '../../push/channels/whatsapp/telephones.store.ts'
import type { Client, DocumentType } from '@gondola/contract/clients'
import { normalisedEmail } from '@gondola/contract/base'
import { OrderStatus } from '@gondola/contract/orders'
import type { Recipient } from '../../mail/texts/client-mails.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row, RowChange } from '../../platform/db/tables/database.ts'
import type { MailedClient } from '../../mail/queue-mail.ts'
import { userKey } from '../../platform/text/folded.ts'

export const listAllDocumentTypes = (db: Db): Promise<DocumentType[]> =>
  db
    .selectFrom('document_types')
    .select(['Codigo', 'Descripcion'])
    .orderBy('position')
    .orderBy('Codigo')
    .execute()

/** The name of a document type; null: no such code. */
export async function findDocumentTypeName(db: Db, Codigo: number): Promise<string | null> {
  const found = await db
    .selectFrom('document_types')
    .select('Descripcion')
    .where('Codigo', '=', Codigo)
    .executeTakeFirst()
  return found?.Descripcion ?? null
}

/** A client's row with the name of the document type. It contains the password hash: never send it. */
export type ClientRow = Row<'clients'> & { documentType: string }

export type ClientKey =
  | { Id: number }
  | { Usuario: string }
  | { Email: string }
  | { Tipodoc: number; Nrodoc: string }

/** A client's row, or null. User names and emails are compared case-insensitively; `Nrodoc` must be normalised. */
export async function findClientRow(db: Db, key: ClientKey): Promise<ClientRow | null> {
  const rows = db
    .selectFrom('clients')
    .innerJoin('document_types', 'document_types.Codigo', 'document_type_code')
    .selectAll('clients')
    .select('document_types.Descripcion as documentType')
  const found = await byKey(rows, key).executeTakeFirst()
  return found ?? null
}

/** A client's row, locked until the transaction ends; null: no such Id. */
export async function holdClientRow(trx: Db, Id: number): Promise<ClientRow | null> {
  await trx.selectFrom('clients').select('Id').where('Id', '=', Id).forUpdate().execute()
  // read after locking: the lock's previous holder may have changed the row
  return findClientRow(trx, { Id })
}

interface Lookup<Q> {
  where(column: 'clients.Id' | 'document_type_code', operator: '=', value: number): Q
  where(column: 'user_key' | 'email_key' | 'Nrodoc', operator: '=', value: string): Q
}

function byKey<Q extends Lookup<Q>>(rows: Q, key: ClientKey): Q {
  if ('Id' in key) return rows.where('clients.Id', '=', key.Id)
  if ('Usuario' in key) return rows.where('user_key', '=', userKey(key.Usuario))
  if ('Email' in key) return rows.where('email_key', '=', normalisedEmail(key.Email))
  return rows.where('document_type_code', '=', key.Tipodoc).where('Nrodoc', '=', key.Nrodoc)
}

/** The client as on the wire; columns that the contract does not name are dropped. */
export function toClient({
  password_hash,
  user_key,
  email_key,
  document_type_code,
  documentType,
  block_reason,
  email_confirmed_at,
  delivery_place,
  invoice,
  searched,
  ...client
}: ClientRow): Client {
  return {
    ...client,
    Tipodoc: { Codigo: document_type_code, Descripcion: documentType },
    EmailConfirmado: email_confirmed_at !== null,
  }
}

export const recipientOf = ({
  Nombre,
  email_confirmed_at,
}: Pick<ClientRow, 'Nombre' | 'email_confirmed_at'>): Recipient => ({
  Nombre,
  EmailConfirmado: email_confirmed_at !== null,
})

/** Whether a client may use the account: neither blocked nor closed. */
export const isActive = ({ Estado, Baja }: Pick<ClientRow, 'Estado' | 'Baja'>): boolean =>
  Estado === 0 && !Baja

/** Inserts a client and returns their row; null if the document, user name or email is taken. */
export async function insertClient(trx: Db, client: NewRow<'clients'>): Promise<MailedClient | null> {
  const added = await trx
    .insertInto('clients')
    .values(client)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['Id', 'Email', 'email_confirmed_at'])
    .executeTakeFirst()
  return added ?? null
}

export async function updateClient(trx: Db, Id: number, change: RowChange<'clients'>): Promise<void> {
  await trx.updateTable('clients').set(change).where('Id', '=', Id).execute()
  // who chose notices chose them for the number that they had
  if (typeof change.Telefono === 'string') await endTelephone(trx, Id, whatsAppNumber(change.Telefono))
}

/** Records when a client's address was confirmed; an earlier confirmation is not overwritten. */
export async function confirmClientEmail(trx: Db, Id: number, at: string): Promise<void> {
  await trx
    .updateTable('clients')
    .set({ email_confirmed_at: at })
    .where('Id', '=', Id)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

export async function deleteClient(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('clients').where('Id', '=', Id).execute()
}

export const isClientThere = async (db: Db, Id: number): Promise<boolean> =>
  (await db.selectFrom('clients').select('Id').where('Id', '=', Id).executeTakeFirst()) !== undefined

/** Whether a client has an order that is pending or left the shop. */
export async function hasStandingOrder(db: Db, clientId: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('Id')
    .where('client_id', '=', clientId)
    .where('Estado', 'in', [OrderStatus.Pending, OrderStatus.Delivered])
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}
