import type { Deps } from '../../platform/deps.ts'
import { RecordSecrets, type Resealed } from '../../platform/secrets/record-secrets.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { AccountKeys } from './provider.ts'
import { listAccounts, replaceAccessToken, replaceNoticeSecret } from './payment-accounts.store.ts'

// none was ever stored unsealed
const accessTokens = new RecordSecrets('pago-llave', () => false)
const noticeSecrets = new RecordSecrets('pago-avisos', () => false)

type SecretKeys = Omit<AccountKeys, 'publicKey'>

type Sealed = Pick<Row<'payment_providers'>, 'access_token' | 'notice_secret'>

export const sealAccessToken = (box: SecretBox, id: number, token: string): string =>
  accessTokens.seal(box, id, token)

export const sealNoticeSecret = (box: SecretBox, id: number, secret: string): string =>
  noticeSecrets.seal(box, id, secret)

export const sealAccountKeys = (
  box: SecretBox,
  id: number,
  { accessToken, noticeSecret }: SecretKeys,
): Sealed => ({
  access_token: sealAccessToken(box, id, accessToken),
  notice_secret: noticeSecret === null ? null : sealNoticeSecret(box, id, noticeSecret),
})

/** Null: no keys are stored, or no available key of the shop opens them. */
export function openAccountKeys(
  box: SecretBox,
  { id, access_token, notice_secret }: Row<'payment_providers'>,
): SecretKeys | null {
  const accessToken = accessTokens.open(box, id, access_token)
  return accessToken === null
    ? null
    : { accessToken, noticeSecret: noticeSecrets.open(box, id, notice_secret) }
}

/** Seals the accounts' keys with the current key. `lost` counts the accounts that can no longer be asked. */
export async function sealOldAccountKeys({ db, secrets }: Deps): Promise<Resealed> {
  const accounts = await listAccounts(db)
  const tokens = accounts.flatMap(({ id, access_token }) =>
    access_token === null ? [] : [{ id, stored: [access_token] as const }],
  )
  const signing = accounts.flatMap(({ id, notice_secret }) =>
    notice_secret === null ? [] : [{ id, stored: [notice_secret] as const }],
  )
  await noticeSecrets.resealOld(secrets, signing, ({ id, stored }, [sealed]) =>
    replaceNoticeSecret(db, id, stored[0], sealed!),
  )
  return accessTokens.resealOld(secrets, tokens, ({ id, stored }, [sealed]) =>
    replaceAccessToken(db, id, stored[0], sealed!),
  )
}
