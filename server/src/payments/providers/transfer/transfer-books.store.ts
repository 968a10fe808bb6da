import type { Db } from '../../../platform/db/open-database.ts'

/** A transfer that came for an ask, with what of it was given back. */
export interface BookedTransfer {
  id: number
  reference: string
  centavos: number
  status: string
  returns: { number: string; centavos: number }[]
}

const movements = (db: Db) =>
  db
    .selectFrom('bank_movements')
    .innerJoin('payment_sessions', 'payment_sessions.id', 'bank_movements.session_id')
    .select([
      'bank_movements.id',
      'bank_movements.centavos',
      'bank_movements.text',
      'bank_movements.staff_name',
      'payment_sessions.reference',
    ])
    .where('bank_movements.state', '=', 'asignado')

type Found = Awaited<ReturnType<ReturnType<typeof movements>['execute']>>

async function withReturns(db: Db, found: Found): Promise<BookedTransfer[]> {
  if (found.length === 0) return []
  const returns = await db
    .selectFrom('bank_returns')
    .select(['movement_id', 'number', 'centavos'])
    .where(
      'movement_id',
      'in',
      found.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  return found.map(({ id, reference, centavos, text, staff_name }) => ({
    id,
    reference,
    centavos,
    status: `${staff_name ?? 'extracto'} / ${text}`.slice(0, 200),
    returns: returns
      .filter(({ movement_id }) => movement_id === id)
      .map(({ number, centavos: back }) => ({ number, centavos: back })),
  }))
}

/** The transfers for an ask, oldest first. */
export async function listTransfersFor(db: Db, reference: string): Promise<BookedTransfer[]> {
  const found = movements(db).where('payment_sessions.reference', '=', reference)
  return withReturns(db, await found.orderBy('bank_movements.id').execute())
}

export async function findTransfer(db: Db, id: number): Promise<BookedTransfer | null> {
  const found = await movements(db).where('bank_movements.id', '=', id).execute()
  return (await withReturns(db, found))[0] ?? null
}

/** Transfers that changed within a window, in the order of their ids, after one of them. */
export async function listChangedTransfers(
  db: Db,
  [since, until]: readonly [string, string],
  afterId: number,
  limit: number,
): Promise<BookedTransfer[]> {
  const found = await movements(db)
    .where('bank_movements.updated_at', '>=', since)
    .where('bank_movements.updated_at', '<=', until)
    .where('bank_movements.id', '>', afterId)
    .orderBy('bank_movements.id')
    .limit(limit)
    .execute()
  return withReturns(db, found)
}
