import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { userKey } from '../platform/text/user-key.ts'
import { instant } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { insertStaffRowIfNew, isAnyStaffThere } from './accounts.store.ts'

export const FIRST_STAFF_USER = 'admin'
const PASSWORD_FILE = 'clave-admin.txt'
const PASSWORD_BYTES = 15

/**
 * Creates the staff account `admin` where the shop has no staff yet: with ADMIN_PASSWORD, or a random one in a file that
 * only its owner may read (contract §1). Returns the file, if the password lies in one.
 */
export async function createFirstAccount({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<string | null> {
  const file = join(config.dataFolder, PASSWORD_FILE)
  if (await isAnyStaffThere(db)) return existsSync(file) ? file : null
  const password = config.adminPassword ?? randomBytes(PASSWORD_BYTES).toString('base64url')
  const password_hash = await hashPassword(password)
  const isCreated = await inTransaction(db, async (trx) => {
    const isNew = await insertStaffRowIfNew(trx, {
      user_name: FIRST_STAFF_USER,
      user_key: userKey(FIRST_STAFF_USER),
      password_hash,
      role: 'administracion',
      created_at: instant(clock),
    })
    // the file first, then the commit: an account whose password nobody knows would be of no use
    if (isNew && config.adminPassword === null) await writePassword(config.dataFolder, file, password)
    return isNew
  })
  return (isCreated && config.adminPassword === null) || existsSync(file) ? file : null
}

async function writePassword(folder: string, file: string, password: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  // a file that was there keeps its old mode
  await chmod(file, 0o600)
}
