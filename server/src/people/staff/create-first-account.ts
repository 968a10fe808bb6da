import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { userKey } from '../../platform/text/folded.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { hashPassword } from '../../sessions/passwords.ts'
import { insertStaffRowIfNew, isAnyAdministratorThere } from './accounts.store.ts'

export const FIRST_STAFF_USER = 'admin'
const PASSWORD_FILE = 'clave-admin.txt'
const PASSWORD_BYTES = 15

/**
 * Creates the staff account `admin` if the shop has no administrator yet: with ADMIN_PASSWORD, or with a random password in a
 * file that only its owner may read (contract §1). Returns the file if it contains the password.
 */
export async function createFirstAccount({ db, config, clock }: Deps): Promise<string | null> {
  const file = join(config.dataFolder, PASSWORD_FILE)
  if (await isAnyAdministratorThere(db)) return existsSync(file) ? file : null
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
    // the file before the commit: an account whose password nobody knows would be useless
    if (isNew && config.adminPassword === null) await writePassword(config.dataFolder, file, password)
    return isNew
  })
  return (isCreated && config.adminPassword === null) || existsSync(file) ? file : null
}

async function writePassword(folder: string, file: string, password: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  // writing to an existing file does not change its mode
  await chmod(file, 0o600)
}
