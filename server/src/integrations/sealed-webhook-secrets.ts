import type { Deps } from '../platform/deps.ts'
import type { Row } from '../platform/db/tables.ts'
import { listEndpoints, replaceSecrets } from './webhooks.store.ts'
import { isWebhookSecret } from './webhook-signature.ts'

type Needs = Pick<Deps, 'secrets'>
type Endpoint = Row<'webhook_endpoints'>

/** The context that binds a sealed secret to its endpoint. */
const ownerOf = (id: number) => `webhook:${id}`

export const sealWebhookSecret = ({ secrets }: Needs, id: number, secret: string): string =>
  secrets.seal(secret, ownerOf(id))

/** A stored secret, opened for signing; null: there is none, or its key is lost. */
function opened({ secrets }: Needs, id: number, stored: string | null): string | null {
  if (stored === null) return null
  // written before secrets were sealed; the next start seals it
  return isWebhookSecret(stored) ? stored : secrets.open(stored, ownerOf(id))
}

/** The secrets that sign a delivery made now, newest first; empty: no available key can open them. */
export function signingSecretsOf(
  needs: Needs,
  { id, secret, previous_secret, previous_until }: Endpoint,
  now: string,
): string[] {
  const current = opened(needs, id, secret)
  if (current === null) return []
  const before = (previous_until ?? '') > now ? opened(needs, id, previous_secret) : null
  return before === null ? [current] : [current, before]
}

/**
 * Seals with the current key every signing secret that is stored unsealed, or sealed with a key that is no longer the
 * first, as `sealOldSecrets` does for second factors. Returns how many endpoints were sealed, and how many can no
 * longer sign.
 */
export async function sealOldWebhookSecrets(
  deps: Pick<Deps, 'db' | 'secrets'>,
): Promise<{ sealed: number; lost: number }> {
  const { db, secrets } = deps
  const endpoints = await listEndpoints(db)
  let sealed = 0
  let lost = 0
  for (const { id, secret, previous_secret } of endpoints) {
    const current = opened(deps, id, secret)
    if (current === null) lost++
    const stored = [secret, previous_secret].filter((text) => text !== null)
    if (current === null || stored.every((text) => secrets.isCurrent(text))) continue
    const before = opened(deps, id, previous_secret)
    // only the secret that was read: it may have been changed meanwhile
    const isSealed = await replaceSecrets(db, id, secret, {
      secret: sealWebhookSecret(deps, id, current),
      previous_secret: before === null ? null : sealWebhookSecret(deps, id, before),
    })
    if (isSealed) sealed++
  }
  return { sealed, lost }
}
