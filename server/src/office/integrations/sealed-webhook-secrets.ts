import type { Deps } from '../../platform/deps.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { RecordSecrets, type Resealed } from '../../platform/secrets/record-secrets.ts'
import { listEndpoints, replaceSecrets } from './webhooks.store.ts'
import { createHmac, randomBytes } from 'node:crypto'

/** The prefix that identifies a secret wherever it turns up. */
const SECRET_MARK = 'whsec_'

/** Whether a text is a secret in plain text, not a sealed one. */
const isWebhookSecret = (text: string): boolean => text.startsWith(SECRET_MARK)

export const newWebhookSecret = (): string => SECRET_MARK + randomBytes(32).toString('base64url')

/**
 * `t=1795273500,v1=5f3c…`: the moment in Unix seconds, and for each secret the HMAC-SHA256 of `MOMENT.BODY` in hex
 * (docs/erp.md). The moment is signed too, so that an intercepted delivery cannot be replayed later.
 */
export function webhookSignature(body: string, secrets: readonly string[], now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}

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
