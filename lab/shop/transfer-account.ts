import { staffTransferAccount } from '@gondola/contract/payments'
import type { TestShop } from './test-shop.ts'

/** Fills in the account that customers transfer to; returns its number. */
async function transferAccount({ db }: TestShop): Promise<number> {
  const account = { alias: 'GONDOLA.UNO', cbu: '', holder: 'Góndola S.A.', cuit: '30-71234567-1', bank: '' }
  await db
    .insertInto('transfer_account')
    .values({ id: 1, ...account })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(account))
    .execute()
  return 1
}

/** What two members of staff change in it. */
export const transferAccountKind = {
  resource: staffTransferAccount,
  key: transferAccount,
  one: ['Titular', 'Uno S.A.', 'Otro S.A.'],
  two: ['Banco', 'Banco Nación'],
} as const
