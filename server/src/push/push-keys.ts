import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { RecordSecrets, type Resealed } from '../platform/secrets/record-secrets.ts'
import {
  deleteKeysRow,
  findKeysRow,
  insertKeysRow,
  replaceSealedKey,
  type PushKeysRow,
} from './push-keys.store.ts'

/** The key pair that signs push messages (VAPID, RFC 8292), as base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The pair is one record. */
const RECORD = 1

// never stored unsealed
const privateKeys = new RecordSecrets('push', () => false)

/** The shop's key pair; null before it was first needed, or if no available key opens it. */
export async function readPushKeys({ db, secrets }: Deps): Promise<PushKeys | null> {
  const row = await findKeysRow(db)
  return row === null ? null : openedKeys(row, secrets)
}

function openedKeys({ public_key, private_key }: PushKeysRow, secrets: Deps['secrets']): PushKeys | null {
  const privateKey = privateKeys.open(secrets, RECORD, private_key)
  return privateKey === null ? null : { publicKey: public_key, privateKey }
}

/**
 * The shop's key pair, made when it is first needed. A pair that can no longer be opened is replaced, and the
 * subscriptions made with it are deleted: the browsers are asked to subscribe again.
 */
export async function ensurePushKeys(deps: Deps): Promise<PushKeys> {
  const { db, clock, secrets } = deps
  const row = await findKeysRow(db)
  const opened = row === null ? null : openedKeys(row, secrets)
  if (opened !== null) return opened
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await inTransaction(db, async (trx) => {
    if (row !== null) await deleteKeysRow(trx, row.public_key)
    await insertKeysRow(trx, clock, {
      public_key: publicKey,
      private_key: privateKeys.seal(secrets, RECORD, privateKey),
    })
  })
  const stored = await readPushKeys(deps)
  if (stored === null)
    throw new Error('the stored push keys cannot be opened: do all processes share SECRET_KEYS?')
  return stored
}

/** Seals the private key with the current key, at each start. */
export async function sealOldPushKeys({ db, secrets }: Deps): Promise<Resealed> {
  const row = await findKeysRow(db)
  const records = row === null ? [] : [{ id: RECORD, stored: [row.private_key] as const }]
  return privateKeys.resealOld(secrets, records, ({ stored }, [sealed]) =>
    replaceSealedKey(db, stored[0], sealed!),
  )
}
