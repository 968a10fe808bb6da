import type { TransferAccount, TransferAccountDraft } from '@gondola/contract/payments'
import type { Db } from '../../platform/db/open-database.ts'

export const findTransferAccount = async (db: Db, Id = 1): Promise<TransferAccount | null> =>
  (await db
    .selectFrom('transfer_account')
    .select([
      'id as Id',
      'alias as Alias',
      'cbu as Cbu',
      'holder as Titular',
      'cuit as Cuit',
      'bank as Banco',
    ])
    .where('id', '=', Id)
    .executeTakeFirst()) ?? null

/** Numbers lose their spaces and hyphens, so that they can be copied. */
export async function updateTransferAccount(trx: Db, draft: TransferAccountDraft): Promise<void> {
  await trx
    .updateTable('transfer_account')
    .set({
      alias: draft.Alias.trim(),
      cbu: draft.Cbu.replace(/[\s-]/g, ''),
      holder: draft.Titular.trim(),
      cuit: draft.Cuit.trim(),
      bank: draft.Banco.trim(),
    })
    .where('id', '=', 1)
    .execute()
}
