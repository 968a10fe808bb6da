import type { Deps } from '../platform/deps.ts'
import { listStaffWithSecret, replaceTotpSecret, type StaffRow } from './accounts.store.ts'

type Needs = Pick<Deps, 'secrets'>

/** What binds a sealed secret to its account. */
const ownerOf = (id: number) => `totp:${id}`

export const sealTotpSecret = ({ secrets }: Needs, id: number, secret: string): string =>
  secrets.seal(secret, ownerOf(id))

/** The account's secret in base32; null where it has none, or its key is gone: then a recovery code lets in. */
export function totpSecretOf({ secrets }: Needs, { id, totp_secret }: StaffRow): string | null {
  if (totp_secret === null) return null
  // written before secrets were sealed; the next start seals it
  if (isReadable(totp_secret)) return totp_secret
  return secrets.open(totp_secret, ownerOf(id))
}

const isReadable = (stored: string) => /^[A-Z2-7]+$/.test(stored)

/**
 * Seals every secret that still lies readable, or under a key that is no longer the first, under the key of now: at
 * each start, so that a key is changed by starting with another one before it. Returns how many, and how many no key
 * that is there opens any more.
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
    // only what was read: somebody may have set up another meanwhile
    if (await replaceTotpSecret(deps.db, row.id, before, sealTotpSecret(deps, row.id, secret))) sealed++
  }
  return { sealed, lost }
}
