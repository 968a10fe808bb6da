import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

// Staff, the shop’s settings and the log of changes.

export interface StaffAccountTable {
  id: Generated<number>
  user_name: string
  password_hash: string
  role: string
  is_active: Generated<boolean>
  created_at: string
  /** Comparison key of the user name (`userKey`). */
  user_key: string | null
  full_name: Generated<string>
  /** The TOTP secret, encrypted (`staff/sealed-secrets.ts`); required at login only if `totp_is_active`. */
  totp_secret: string | null
  totp_is_active: Generated<boolean>
  /** The last TOTP time step used, so that no code works twice. */
  totp_last_step: number | null
  /** Hashes of the unused recovery codes. */
  recovery_codes: Json<string[]> | null
  last_login_at: string | null
  /** The branches whose work it sees; null: all. */
  branches: Json<number[]> | null
}

export interface AuditLogTable {
  id: Generated<number>
  at: string
  staff_id: number | null
  user_name: string | null
  entity: string
  key: string
  action: string
  before: Json<Record<string, unknown>> | null
  after: Json<Record<string, unknown>> | null
}

export interface ParameterTable {
  name: string
  value: Json<unknown>
}

export interface BannerTable {
  Id: Generated<number>
  Url: string
  Imagen: string
  Descrip: string
  Texto: Generated<string>
  Estado: Generated<number>
  position: Generated<number>
  /** First and last day on which it is shown, inclusive; null: no limit. */
  FechaDesde: string | null
  FechaHasta: string | null
  /** The branches that it is for; null: all. */
  branches: Json<number[]> | null
}

export interface RateLimitTable {
  key: string
  count: number
  resets_at: string
}
