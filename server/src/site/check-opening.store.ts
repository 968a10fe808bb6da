import type { StaffViolation } from '@gondola/contract/base'
import { lacksAccount } from '@gondola/contract/payments'
import {
  DEFAULT_SITE_PARAMETERS,
  isToReview,
  missingToOpen,
  type OpeningNeed,
  type ParametersDraft,
} from '@gondola/contract/site'
import type { Db } from '../platform/db/open-database.ts'
import { findStoredParameters } from './parameters.store.ts'

/** What the shop must not be opened without, if the draft opens it; null: nothing, or it does not. */
export async function checkOpening(db: Db, draft: ParametersDraft): Promise<StaffViolation | null> {
  if (draft.Abierta !== true) return null
  const stored = await findStoredParameters(db)
  if (stored.Abierta) return null
  const { RazonSocial, Cuit, Domicilio, Email, Texto2, Texto4, Texto9 } = { ...stored, ...draft }
  const onSale = await db
    .selectFrom('articles')
    .select('Codigo')
    .where('is_on_sale', '=', true)
    .limit(1)
    .executeTakeFirst()
  const slot = await db
    .selectFrom('delivery_slots')
    .select('Id')
    .where('is_active', '=', true)
    .where('capacity', '>', 0)
    .limit(1)
    .executeTakeFirst()
  const has: Record<OpeningNeed, boolean> = {
    articulos: onSale !== undefined,
    empresa: [RazonSocial, Cuit, Domicilio, Email].every((text) => text.trim() !== ''),
    terminos: Texto2.trim() !== '' && Texto2 !== DEFAULT_SITE_PARAMETERS.Texto2,
    revisar: ![Texto2, Texto4, Texto9].some(isToReview),
    horarios: slot !== undefined,
    transferencias: await canTakeTransfers(db),
  }
  return missingToOpen(has)
}

/** Whether every active payment type that is a transfer says where to pay. */
async function canTakeTransfers(db: Db): Promise<boolean> {
  const account = await db.selectFrom('transfer_account').select(['alias', 'cbu']).executeTakeFirst()
  const types = await db
    .selectFrom('payment_types')
    .select(['Descrip', 'provider as Proveedor', 'alias as Alias', 'instructions as Indicaciones'])
    .where('is_active', '=', true)
    .execute()
  return !types.some((type) => lacksAccount(type, Boolean(account?.alias || account?.cbu)))
}
