import type { CallQuery } from '@gondola/contract/calls'
import type { staffPaymentTypes, PaymentTypeDraft, StaffPaymentType } from '@gondola/contract/delivery'
import type { PaymentProviderName } from '@gondola/contract/payments'
import { folded, listWindow } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'

const types = (db: Db) =>
  db
    .selectFrom('payment_types')
    .select([
      'Id',
      'Descrip',
      'instructions as Indicaciones',
      'alias as Alias',
      'is_active as Activo',
      'position as Orden',
      'way as Forma',
      'discount_means as MediosConDescuento',
    ])
    .select((row) => row.ref('provider').$castTo<PaymentProviderName | null>().as('Proveedor'))

export function listStaffPaymentTypes(
  db: Db,
  asked: CallQuery<typeof staffPaymentTypes.list>,
): Promise<{ rows: StaffPaymentType[]; total: number }> {
  const { Activo } = asked
  const query = Activo === undefined ? types(db) : types(db).where('is_active', '=', Activo)
  return listWindow(query, asked, {
    key: 'Id',
    sort: { Id: 'Id', Orden: 'position', Descrip: folded('Descrip'), Activo: 'is_active' },
    order: ['Orden', 'ASC'],
    search: ['Descrip'],
  })
}

export async function findStaffPaymentType(db: Db, Id: number): Promise<StaffPaymentType | null> {
  return (await types(db).where('Id', '=', Id).executeTakeFirst()) ?? null
}

/** Whether another payment type is active, locked until the transaction ends: one must remain. */
export async function hasOtherActiveType(trx: Db, Id: number): Promise<boolean> {
  const active = trx.selectFrom('payment_types').select('Id').where('is_active', '=', true)
  const rows = await active.orderBy('Id').forUpdate().execute()
  return rows.some((row) => row.Id !== Id)
}

/** Whether an order uses it: the type must then remain, to be named. */
export async function isPaymentTypeUsed(db: Db, Id: number): Promise<boolean> {
  const orders = db.selectFrom('orders').select('Id').where('payment_type_id', '=', Id)
  return (await orders.limit(1).executeTakeFirst()) !== undefined
}

const columnsOf = ({
  Descrip,
  Indicaciones,
  Alias,
  Activo,
  Orden,
  Forma,
  Proveedor,
  MediosConDescuento,
}: PaymentTypeDraft) => ({
  Descrip: Descrip.trim(),
  ...(Indicaciones !== undefined && { instructions: Indicaciones.trim() }),
  ...(Alias !== undefined && { alias: Alias.trim() }),
  ...(Forma !== undefined && { way: Forma }),
  ...(Forma === 'puerta' ? { provider: null } : Proveedor !== undefined && { provider: Proveedor }),
  ...(MediosConDescuento !== undefined && {
    discount_means: MediosConDescuento && JSON.stringify([...new Set(MediosConDescuento)]),
  }),
  is_active: Activo,
  position: Orden,
})

export async function insertPaymentType(trx: Db, draft: PaymentTypeDraft): Promise<number> {
  const added = trx.insertInto('payment_types').values(columnsOf(draft)).returning('Id')
  return (await added.executeTakeFirstOrThrow()).Id
}

export async function updatePaymentType(trx: Db, Id: number, draft: PaymentTypeDraft): Promise<void> {
  await trx.updateTable('payment_types').set(columnsOf(draft)).where('Id', '=', Id).execute()
}

export async function deletePaymentType(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('payment_types').where('Id', '=', Id).execute()
}
