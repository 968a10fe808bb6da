import {
  staffApiKeys,
  type ApiKey,
  type ApiKeyDraft,
  type ApiKeyWhole,
  INTEGRATION_FAULTS,
} from '@gondola/contract/integrations'
import { checkApiKey } from './check-webhook.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { recordChange } from '../../audit/record-change.ts'
import { findApiKey, insertApiKey, writeRevocation } from '../../sessions/api-keys.store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Creates a key; only this answer contains its token. @throws 422 a broken rule */
export async function createApiKey(
  { db, clock, config }: Needs,
  session: StaffSession,
  draft: ApiKeyDraft,
): Promise<ApiKeyWhole> {
  const broken = checkApiKey(draft)
  if (broken !== null) refuseStaff(broken)
  return inTransaction(db, async (trx) => {
    const { Id, token } = await insertApiKey(trx, clock, draft, session.userName)
    const Despues = (await findApiKey(trx, config.timeZone, Id)) ?? refuseNotFound()
    await recordChange(trx, session, clock, {
      Entidad: staffApiKeys.name,
      Clave: Id,
      Accion: 'crear',
      Despues,
    })
    return { ...Despues, Token: token }
  })
}

/** Revokes a key at once. @throws 404; 422 it is already revoked */
export async function revokeApiKey(
  { db, clock, config }: Needs,
  session: StaffSession,
  Id: number,
): Promise<ApiKey> {
  return inTransaction(db, async (trx) => {
    const Antes = (await findApiKey(trx, config.timeZone, Id)) ?? refuseNotFound()
    if (!(await writeRevocation(trx, clock, Id)))
      refuseStaff({ code: 'clave-revocada', text: INTEGRATION_FAULTS['clave-revocada'] })
    const Despues = (await findApiKey(trx, config.timeZone, Id)) ?? refuseNotFound()
    await recordChange(trx, session, clock, {
      Entidad: staffApiKeys.name,
      Clave: Id,
      Accion: 'revocar',
      Antes,
      Despues,
    })
    return Despues
  })
}
