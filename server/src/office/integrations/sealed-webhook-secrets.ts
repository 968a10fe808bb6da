import type { Deps } from '../../platform/deps.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { RecordSecrets, type Resealed } from '../../platform/secrets/record-secrets.ts'
import { listEndpoints, replaceSecrets } from './webhooks.store.ts'
import { isWebhookSecret } from './webhook-signature.ts'

const webhookSecrets = new RecordSecrets('webhook', isWebhookSecret)

export const sealWebhookSecret = ({ secrets }: Deps, id: number, secret: string): string =>
  webhookSecrets.seal(secrets, id, secret)

/** The secrets that sign a delivery made now, newest first; empty: no available key can open them. */
export function signingSecretsOf(
  { secrets }: Pick<Deps, 'secrets'>,
  { id, secret, previous_secret, previous_until }: Row<'webhook_endpoints'>,
  now: string,
): string[] {
  const current = webhookSecrets.open(secrets, id, secret)
  if (current === null) return []
  const before = (previous_until ?? '') > now ? webhookSecrets.open(secrets, id, previous_secret) : null
  return before === null ? [current] : [current, before]
}

/** Seals signing secrets with the current key. `lost` counts the endpoints that can no longer sign. */
export async function sealOldWebhookSecrets({ db, secrets }: Deps): Promise<Resealed> {
  const records = (await listEndpoints(db)).map(({ id, secret, previous_secret }) => ({
    id,
    stored: [secret, previous_secret] as const,
  }))
  return webhookSecrets.resealOld(secrets, records, ({ id, stored }, [secret, previous_secret]) =>
    replaceSecrets(db, id, stored[0], { secret: secret!, previous_secret: previous_secret ?? null }),
  )
}
