import { createHmac, randomBytes } from 'node:crypto'

/** The beginning by which a secret is known for one wherever it turns up. */
const SECRET_MARK = 'whsec_'

/** Whether a text is a secret as it is given away, not sealed. */
export const isWebhookSecret = (text: string): boolean => text.startsWith(SECRET_MARK)

export const newWebhookSecret = (): string => SECRET_MARK + randomBytes(32).toString('base64url')

/**
 * `t=1795273500,v1=5f3c…`: the moment in Unix seconds, and for each secret the HMAC-SHA256 of `MOMENT.BODY` in hex
 * (docs/erp.md). The moment is signed as well, so that an old delivery cannot be sent again by who overheard it.
 */
export function webhookSignature(body: string, secrets: readonly string[], now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  )
  return [`t=${seconds}`, ...signatures].join(',')
}
