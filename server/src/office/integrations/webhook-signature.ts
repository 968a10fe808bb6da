import { createHmac, randomBytes } from 'node:crypto'

/** The prefix that identifies a secret wherever it turns up. */
const SECRET_MARK = 'whsec_'

/** Whether a text is a secret in plain text, not a sealed one. */
export const isWebhookSecret = (text: string): boolean => text.startsWith(SECRET_MARK)

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
