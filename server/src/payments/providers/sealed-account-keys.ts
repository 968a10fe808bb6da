import { RecordSecrets } from '../../platform/secrets/record-secrets.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import type { Row } from '../../platform/db/tables.ts'

// none was ever stored unsealed
const accessTokens = new RecordSecrets('pago-llave', () => false)
const noticeSecrets = new RecordSecrets('pago-avisos', () => false)

export interface AccountKeys {
  accessToken: string
  noticeSecret: string | null
}

export const sealAccountKeys = (
  box: SecretBox,
  id: number,
  { accessToken, noticeSecret }: AccountKeys,
): Pick<Row<'payment_providers'>, 'access_token' | 'notice_secret'> => ({
  access_token: accessTokens.seal(box, id, accessToken),
  notice_secret: noticeSecret === null ? null : noticeSecrets.seal(box, id, noticeSecret),
})

/** Null: no keys are stored, or no available key of the shop opens them. */
export function openAccountKeys(
  box: SecretBox,
  { id, access_token, notice_secret }: Row<'payment_providers'>,
): AccountKeys | null {
  const accessToken = accessTokens.open(box, id, access_token)
  return accessToken === null
    ? null
    : { accessToken, noticeSecret: noticeSecrets.open(box, id, notice_secret) }
}
