import { createHash } from 'node:crypto'
import { currentBrand } from '../../http/current-brand.ts'
import { type RecoveryCodes, type SecondFactorDraft, PANEL_TEXTS } from '@gondola/contract/staff'
import { accessFault } from './check-account.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNoSession, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { revokeStaffSessions } from '../../sessions/session.store.ts'
import { hashPassword, isPasswordOf } from '../../sessions/passwords.ts'
import {
  changeStaffRow,
  findStaffRow,
  lockStaffRow,
  takeTotpStep,
  type StaffRow,
  listStaffWithSecret,
  replaceTotpSecret,
} from './accounts.store.ts'
import { recordChange } from '../../audit/record-change.ts'
import { Secret, TOTP } from 'otpauth'
import { RecordSecrets, type Resealed } from '../../platform/secrets/record-secrets.ts'

const totpSecrets = new RecordSecrets('totp', (stored) => /^[A-Z2-7]+$/.test(stored))

const sealTotpSecret = ({ secrets }: Deps, id: number, secret: string): string =>
  totpSecrets.seal(secrets, id, secret)

/** The account's secret in base32; null if it has none or its key is lost: then a recovery code still works. */
export const totpSecretOf = ({ secrets }: Deps, account: StaffRow): string | null =>
  totpSecrets.open(secrets, account.id, account.totp_secret)

/** Seals second factors' secrets with the current key. */
export async function sealOldSecrets({ db, secrets }: Deps): Promise<Resealed> {
  const records = (await listStaffWithSecret(db)).map(({ id, totp_secret }) => ({
    id,
    stored: [totp_secret ?? ''] as const,
  }))
  return totpSecrets.resealOld(secrets, records, ({ id, stored }, [sealed]) =>
    replaceTotpSecret(db, id, stored[0], sealed!),
  )
}

// Time-based one-time passwords (RFC 6238) as every authenticator app generates them: SHA-1, 6 digits, 30 seconds.

/** The previous and the next step are accepted too: clocks differ and people type slowly. */
const STEPS_ASIDE = 1
/** The length of SHA-1's output (RFC 4226, 4). */
const SECRET_BYTES = 20

/** A random secret in base32 without padding, as authenticator apps expect it. */
export const newTotpSecret = (): string => randomBase32(SECRET_BYTES)

/** Random bytes in base32 (RFC 4648) without padding. */
export const randomBase32 = (bytes: number): string => new Secret({ size: bytes }).base32

/** The time step near the present one whose code this is, or null. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  // otpauth compares bytes of equal length and throws on six characters of several bytes each
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const aside = TOTP.validate({
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: STEPS_ASIDE,
  })
  return aside === null ? null : TOTP.counter({ timestamp }) + aside
}

/** The URI that an app reads from the QR code. */
export const otpauthUri = (issuer: string, label: string, secret: string): string =>
  new TOTP({ issuer, label, secret }).toString()

const RECOVERY_CODES = 10
const RECOVERY_CODE_BYTES = 5

/**
 * Whether it is the account's present code, or an unused recovery code. A code works once: its time step, or the
 * recovery code, is used up atomically.
 */
export async function takeCode(deps: Deps, account: StaffRow, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(deps, account, code)
  const secret = totpSecretOf(deps, account)
  const step = secret === null ? null : matchingStep(secret, code, deps.clock.now())
  return step !== null && takeTotpStep(deps.db, account.id, step)
}

async function takeRecoveryCode(
  { db, clock }: Deps,
  { id, user_name, recovery_codes }: StaffRow,
  code: string,
): Promise<boolean> {
  // slow on purpose, so it runs before anything is locked
  const used = await findRecoveryHash(recovery_codes ?? [], code)
  if (used === null) return false
  return inTransaction(db, async (trx) => {
    const account = await lockStaffRow(trx, id)
    const hashes = account?.recovery_codes ?? []
    const left = hashes.filter((hash) => hash !== used)
    if (left.length === hashes.length) return false
    await changeStaffRow(trx, id, { recovery_codes: JSON.stringify(left) })
    const change = { Entidad: 'equipo', Clave: id, Accion: 'usar-codigo-de-recuperacion' }
    await recordChange(trx, { staffId: id, userName: user_name }, clock, change)
    return true
  })
}

/** Starts the set-up of a second factor: a new secret, which is required only after one of its codes was confirmed. */
export async function beginSecondFactor(deps: Deps, account: StaffRow): Promise<SecondFactorDraft> {
  const Secreto = newTotpSecret()
  const totp_secret = sealTotpSecret(deps, account.id, Secreto)
  await inTransaction(deps.db, async (trx) => {
    // must not replace a secret that was activated a moment ago: the telephone would not know the new one
    if ((await lockStaffRow(trx, account.id))?.totp_is_active !== false)
      refuseStaff(accessFault('segundo-factor-activo'))
    await changeStaffRow(trx, account.id, { totp_secret, totp_last_step: null })
  })
  return { Secreto, Uri: otpauthUri(PANEL_TEXTS.title(currentBrand().name), account.user_name, Secreto) }
}

/** Activates the second factor by one of its codes and ends the account's other sessions, which logged in without it. */
export async function confirmSecondFactor(
  deps: Deps,
  session: StaffSession,
  typed: string,
): Promise<RecoveryCodes> {
  const { db, clock } = deps
  const account = (await findStaffRow(db, session.staffId)) ?? refuseNoSession()
  if (account.totp_is_active) refuseStaff(accessFault('segundo-factor-activo'))
  const secret = totpSecretOf(deps, account)
  if (secret === null) refuseStaff(accessFault('segundo-factor-sin-empezar'))
  const step = matchingStep(secret, typed.replace(/\s/g, ''), clock.now())
  if (step === null) refuseStaff(accessFault('codigo-incorrecto', 'Codigo'))
  const Codigos = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const hashes = await Promise.all(Codigos.map((code) => hashPassword(code.replace('-', ''))))
  await inTransaction(db, async (trx) => {
    // confirmed, started again or reset meanwhile: only the codes shown last count
    const now = await lockStaffRow(trx, session.staffId)
    if (now === null || now.totp_is_active) refuseStaff(accessFault('segundo-factor-activo'))
    if (now.totp_secret !== account.totp_secret) refuseStaff(accessFault('codigo-incorrecto', 'Codigo'))
    await changeStaffRow(trx, session.staffId, {
      totp_is_active: true,
      totp_last_step: step,
      recovery_codes: JSON.stringify(hashes),
    })
    await revokeStaffSessions(trx, session.staffId, session.tokenHash)
    await recordChange(trx, session, clock, secondFactorChange(session.staffId, true))
  })
  return { Codigos }
}

export async function removeSecondFactor({ db, clock }: Deps, session: StaffSession): Promise<void> {
  await inTransaction(db, async (trx) => {
    await changeStaffRow(trx, session.staffId, NO_SECOND_FACTOR)
    await recordChange(trx, session, clock, secondFactorChange(session.staffId, false))
  })
}

export const NO_SECOND_FACTOR = {
  totp_secret: null,
  totp_is_active: false,
  totp_last_step: null,
  recovery_codes: null,
} as const

const secondFactorChange = (Clave: number, SegundoFactor: boolean) => ({
  Entidad: 'equipo',
  Clave,
  Accion: SegundoFactor ? 'activar-segundo-factor' : 'quitar-segundo-factor',
  Antes: { SegundoFactor: !SegundoFactor },
  Despues: { SegundoFactor },
})

/** `k3f9-q2xw`: letters and digits that are not mistaken for one another. */
function newRecoveryCode(): string {
  const text = randomBase32(RECOVERY_CODE_BYTES).toLowerCase()
  return `${text.slice(0, 4)}-${text.slice(4)}`
}

/**
 * The stored hash of an unused recovery code. The hashes are password hashes: 40 random bits cannot be guessed within
 * the limit of attempts, but could be by somebody with the database. Codes of earlier releases have a plain hash until
 * they are used or replaced.
 */
async function findRecoveryHash(hashes: readonly string[], code: string): Promise<string | null> {
  const typed = code.toLowerCase()
  const plain = createHash('sha256').update(typed).digest('base64url')
  for (const hash of hashes)
    if (hash === plain || (hash.startsWith('$') && (await isPasswordOf(hash, typed)))) return hash
  return null
}
