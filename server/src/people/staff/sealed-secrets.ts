import type { Deps } from '../../platform/deps.ts'
import { RecordSecrets, type Resealed } from '../../platform/secrets/record-secrets.ts'
import { listStaffWithSecret, replaceTotpSecret, type StaffRow } from './accounts.store.ts'

const totpSecrets = new RecordSecrets('totp', (stored) => /^[A-Z2-7]+$/.test(stored))

export const sealTotpSecret = ({ secrets }: Deps, id: number, secret: string): string =>
  totpSecrets.seal(secrets, id, secret)

/** The account's secret in base32; null if it has none or its key is lost: then a recovery code still works. */
export const totpSecretOf = ({ secrets }: Deps, account: StaffRow): string | null =>
  totpSecrets.open(secrets, account.id, account.totp_secret)

/** Seals second factors' secrets with the current key. */
export async function sealOldSecrets({ db, secrets }: Deps): Promise<Resealed> {
  const records = (await listStaffWithSecret(db)).map(({ id, totp_secret }) => ({
    id,
    stored: [totp_secret ?? ''] as const,
  }))
  return totpSecrets.resealOld(secrets, records, ({ id, stored }, [sealed]) =>
    replaceTotpSecret(db, id, stored[0], sealed!),
  )
}
