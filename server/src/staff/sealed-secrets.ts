import type { Deps } from '../platform/deps.ts'
import { listStaffWithSecret, replaceTotpSecret, type StaffRow } from './accounts.store.ts'

type Needs = Pick<Deps, 'secrets'>

/** The context that binds a sealed secret to its account. */
const ownerOf = (id: number) => `totp:${id}`

export const sealTotpSecret = ({ secrets }: Needs, id: number, secret: string): string =>
  secrets.seal(secret, ownerOf(id))

/** The account's secret in base32; null if it has none or its key is lost: then a recovery code still works. */
export function totpSecretOf({ secrets }: Needs, { id, totp_secret }: StaffRow): string | null {
  if (totp_secret === null) return null
  // written before secrets were sealed; the next start seals it
  if (isReadable(totp_secret)) return totp_secret
  return secrets.open(totp_secret, ownerOf(id))
}

const isReadable = (stored: string) => /^[A-Z2-7]+$/.test(stored)

/**
 * Seals with the current key every secret that is stored unsealed, or sealed with a key that is no longer the first.
 * Runs at each start, so that a key is replaced by starting with a new one before it. Returns how many were sealed, and
 * how many no available key can open.
 */
export async function sealOldSecrets(
  deps: Pick<Deps, 'db' | 'secrets'>,
): Promise<{ sealed: number; lost: number }> {
  const rows = await listStaffWithSecret(deps.db)
  let sealed = 0
  let lost = 0
  for (const row of rows) {
    const before = row.totp_secret ?? ''
    const secret = totpSecretOf(deps, row)
    if (secret === null) lost++
    if (secret === null || deps.secrets.isCurrent(before)) continue
    // only the secret that was read: a new one may have been set up meanwhile
    if (await replaceTotpSecret(deps.db, row.id, before, sealTotpSecret(deps, row.id, secret))) sealed++
  }
  return { sealed, lost }
}
