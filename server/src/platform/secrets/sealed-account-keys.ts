import type { Deps } from '../deps.ts'
import { RecordSecrets, type Resealed } from './record-secrets.ts'
import type { SecretBox } from './secret-box.ts'
import type { Row } from '../db/tables/database.ts'
import { listAccounts, replaceAccountKey } from './provider-accounts.store.ts'

/** The keys of an account of the shop with a provider of payments or notices, as they are stored now. */
export interface AccountKeys {
  accessToken: string
  noticeSecret: string | null
  /** What is no secret: for the card fields in the customer's browser, the id of WhatsApp's number. */
  publicKey: string | null
}

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
  const reseal = (keys: RecordSecrets, column: 'access_token' | 'notice_secret') => {
    const stored = accounts.flatMap(({ id, [column]: key }) =>
      key === null ? [] : [{ id, stored: [key] as const }],
    )
    return keys.resealOld(secrets, stored, (account, [sealed]) =>
      replaceAccountKey(db, column, account.id, [account.stored[0], sealed!]),
    )
  }
  await reseal(noticeSecrets, 'notice_secret')
  return reseal(accessTokens, 'access_token')
}
