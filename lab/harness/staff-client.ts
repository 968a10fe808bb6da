import type { Role } from '@gondola/contract/calls'
import { instant } from '@gondola/server/platform/clock.ts'
import { hashToken } from '@gondola/server/platform/secrets/token.ts'
import { createSession } from '@gondola/server/sessions/session.store.ts'
import { hashPassword } from '@gondola/server/sessions/passwords.ts'
import type { TestClient } from './test-client.ts'
import type { TestShop } from '../shop/test-shop.ts'

export const STAFF_PASSWORD = 'clave-de-prueba'
const CREATED_AT = '2026-01-01T00:00:00.000Z'
let hash: Promise<string> | undefined

/** Adds a staff account and returns its id; its password is `STAFF_PASSWORD`. */
export async function addStaffAccount(
  { db }: Pick<TestShop, 'db'>,
  role: Role,
  user = `prueba-${role}`,
  branches: readonly number[] | null = null,
): Promise<number> {
  // tests move the clock by months: no role requires a second factor, but in the tests about that
  await db
    .insertInto('staff_roles')
    .values({ role, requires_factor: false, changed_at: CREATED_AT })
    .onConflict((conflict) => conflict.column('role').doNothing())
    .execute()
  hash ??= hashPassword(STAFF_PASSWORD)
  const { id } = await db
    .insertInto('staff_accounts')
    .values({
      user_name: user,
      user_key: user.toLowerCase(),
      password_hash: await hash,
      role,
      branches: branches && JSON.stringify(branches),
      created_at: CREATED_AT,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A browser in which a new member of staff with the role is logged in; `branches` null: of all branches. */
export async function staffOf(
  shop: TestShop,
  role: Role,
  user?: string,
  branches: readonly number[] | null = null,
): Promise<TestClient> {
  const staffId = await addStaffAccount(shop, role, user, branches)
  const browser = shop.visitor()
  browser.password = STAFF_PASSWORD
  browser.cookies.set('gondola_gestion', await createSession(shop.db, shop.deps.clock, { staffId }))
  return browser
}

/** Sets how long ago a browser's member of staff said password or code; from now on they do not say it again. */
export async function ageLogin({ db, deps }: TestShop, staff: TestClient, seconds: number): Promise<void> {
  staff.password = null
  await db
    .updateTable('sessions')
    .set({ confirmed_at: instant(deps.clock, -seconds) })
    .where('token_hash', '=', hashToken(staff.cookies.get('gondola_gestion') ?? ''))
    .execute()
}
