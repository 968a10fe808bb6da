import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable, ShortText, OneOf } from '../base/index.ts'
import {
  GRANTABLE_PERMISSIONS,
  PERMISSIONS,
  type GrantablePermission,
  type Permission,
} from '../calls/index.ts'

/** Where the account hears of changes of what moves money or opens doors; empty: nowhere. */
const Email = Type.String({ maxLength: 200 })

const typedPassword = Type.String({ maxLength: 200 })

/** A role's key: one of the contract's `ROLES`, or made of the name of one of the chain's own. */
export const RoleKey = Type.String({ pattern: '^[a-z0-9-]{1,60}$', maxLength: 60 })

export const PermissionName = OneOf(...PERMISSIONS)
export const Grantable = OneOf(...(GRANTABLE_PERMISSIONS as unknown as readonly [GrantablePermission]))

/** The login form of the back office; `Codigo` is the second factor's, or a recovery code. */
export const StaffLogin = Closed({
  Usuario: ShortText,
  Pass: typedPassword,
  Codigo: Type.Optional(Type.String({ maxLength: 40 })),
})
export type StaffLogin = Static<typeof StaffLogin>

/** A branch that staff choose by its name. */
const NamedBranch = Closed({
  Id,
  Nombre: Type.String(),
  /** It takes no orders: it had some, or has not opened yet. Absent: it takes orders. */
  Estado: Type.Optional(OneOf('cerrada', 'sin-abrir')),
})
export type NamedBranch = Static<typeof NamedBranch>

/** The branches whose work an account sees and does; null: all. */
const AccountBranches = Nullable(Type.Array(Id, { minItems: 1, maxItems: 200, uniqueItems: true }))

/** What waits or went wrong that an account may be mailed about, with the permission of the list that shows it. */
export const STAFF_ALERTS = {
  importaciones: 'importaciones.ver',
  correos: 'correo.ver',
  'entregas-webhook': 'integraciones.ver',
  diferencias: 'pagos.conciliar',
  arrepentimientos: 'consultas.ver',
  reclamos: 'reclamos.ver',
  respaldo: 'parametros.editar',
} as const satisfies Readonly<Record<string, Permission>>
export type StaffAlert = keyof typeof STAFF_ALERTS
export const STAFF_ALERT_KEYS = Object.keys(STAFF_ALERTS) as StaffAlert[]

export const StaffAlerts = Closed({
  Avisos: Type.Array(OneOf(...(STAFF_ALERT_KEYS as unknown as readonly [StaffAlert])), {
    maxItems: STAFF_ALERT_KEYS.length,
    uniqueItems: true,
  }),
})

/** The alerts of what an account may see: its role shows the list, and with some branches only claims have theirs. */
export const alertsFor = ({
  Permisos,
  Sucursales,
}: Pick<StaffSelf, 'Permisos' | 'Sucursales'>): StaffAlert[] =>
  STAFF_ALERT_KEYS.filter(
    (alert) => Permisos.includes(STAFF_ALERTS[alert]) && (Sucursales === undefined || alert === 'reclamos'),
  )

/** The account of the session. */
export const StaffSelf = Closed({
  Id,
  Usuario: Type.String(),
  Nombre: Type.String(),
  Rol: RoleKey,
  /** What the role may do. */
  Permisos: Type.Array(PermissionName),
  /** Somebody else chose its password: until its owner chooses one, only that answers. */
  ClaveProvisoria: Type.Optional(Type.Literal(true)),
  SegundoFactor: Type.Boolean(),
  /** The role requires a second factor, which the account lacks: until when it works without (`2026-11-28T09:00:00-03:00`). */
  SegundoFactorHasta: Type.Optional(Type.String()),
  /** That is over: only what sets up the second factor answers. */
  SegundoFactorVencido: Type.Optional(Type.Literal(true)),
  /** Recovery codes left. */
  CodigosRestantes: Type.Integer(),
  /** Its mail address; absent: it has none. */
  Email: Type.Optional(Email),
  /** What it is mailed about; absent: nothing. */
  Avisos: Type.Optional(StaffAlerts.properties.Avisos),
  /** The branches whose work it sees and does; absent: all. */
  Sucursales: Type.Optional(Type.Array(Id)),
  /**
   * Those branches by name, the ones that take orders first. Absent for an account of all branches in a shop of one
   * branch for which no other is being prepared.
   */
  Elegibles: Type.Optional(Type.Array(NamedBranch)),
  /** The shop has price lists. */
  HayListas: Type.Optional(Type.Literal(true)),
  /** The shop has zones. */
  HayZonas: Type.Optional(Type.Literal(true)),
  /**
   * The branch whose stock is meant where none is named. Absent if the shop keeps none: one branch takes orders, and
   * nothing was ever said of its stock.
   */
  Existencias: Type.Optional(Id),
})
export type StaffSelf = Static<typeof StaffSelf>

/** The outcome of a login; `Cuenta` is present only for 'ingreso'. */
export const StaffLoginOutcome = Closed({
  Resultado: Type.Union([
    Type.Literal('ingreso'),
    Type.Literal('datos-incorrectos'),
    /** The password is right; the second factor's code is required too. */
    Type.Literal('falta-codigo'),
    Type.Literal('codigo-incorrecto'),
  ]),
  Cuenta: Nullable(StaffSelf),
})
export type StaffLoginOutcome = Static<typeof StaffLoginOutcome>

export const OwnPassword = Closed({ Pass: typedPassword })
/** Proof that the account's owner is there: the second factor's code, or the password if there is no second factor. */
export const IdentityProof = Closed({
  Pass: Type.Optional(typedPassword),
  Codigo: Type.Optional(Type.String({ maxLength: 40 })),
})
export type IdentityProof = Static<typeof IdentityProof>

export const OwnPasswordChange = Closed({ Pass: typedPassword, PassNueva: typedPassword })
export const SecondFactorCode = Closed({ Codigo: Type.String({ maxLength: 40 }) })

/** The data for an authenticator app: the secret to type, and the same as an `otpauth:` address for the QR code. */
export const SecondFactorDraft = Closed({ Secreto: Type.String(), Uri: Type.String() })
export type SecondFactorDraft = Static<typeof SecondFactorDraft>

/** Shown once. */
export const RecoveryCodes = Closed({ Codigos: Type.Array(Type.String()) })
export type RecoveryCodes = Static<typeof RecoveryCodes>

/** A staff account, as shown to those who manage the team. */
export const StaffAccount = Closed({
  Id,
  Usuario: Type.String(),
  Nombre: Type.String(),
  Rol: RoleKey,
  Activa: Type.Boolean(),
  SegundoFactor: Type.Boolean(),
  Alta: Type.String(),
  UltimoIngreso: Nullable(Type.String()),
  Email,
  Sucursales: AccountBranches,
})
export type StaffAccount = Static<typeof StaffAccount>

export const StaffAccountDraft = Closed({
  Usuario: ShortText,
  Nombre: ShortText,
  Rol: RoleKey,
  Pass: typedPassword,
  /** Its owner chooses another at the first login, before anything else. */
  CambiarClave: Type.Optional(Type.Boolean()),
  Email: Type.Optional(Email),
  Sucursales: Type.Optional(AccountBranches),
})
export type StaffAccountDraft = Static<typeof StaffAccountDraft>

export const StaffAccountChange = Closed({
  Nombre: ShortText,
  Rol: RoleKey,
  Activa: Type.Boolean(),
  Email: Type.Optional(Email),
  Sucursales: Type.Optional(AccountBranches),
})
export type StaffAccountChange = Static<typeof StaffAccountChange>

/** A role of the chain's own; of the contract's only the second factor changes. */
export const StaffRoleDraft = Closed({
  Nombre: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
  Permisos: Type.Array(Grantable, {
    maxItems: GRANTABLE_PERMISSIONS.length,
    uniqueItems: true,
  }),
  /** Whether its accounts need a second factor. */
  SegundoFactor: Type.Boolean(),
})
export type StaffRoleDraft = Static<typeof StaffRoleDraft>

/** What a role may do and requires. */
export const StaffRole = Closed({
  Rol: RoleKey,
  ...StaffRoleDraft.properties,
  /** The chain made it. */
  Propio: Type.Boolean(),
  Cuentas: Type.Integer(),
  /** Since when a second factor is required (null: from the start), and how many active accounts lack it. */
  Desde: Nullable(Type.String()),
  SinSegundoFactor: Type.Integer(),
})
export type StaffRole = Static<typeof StaffRole>

export const AccessReset = Closed({ PassNueva: typedPassword, CambiarClave: Type.Optional(Type.Boolean()) })
export type AccessReset = Static<typeof AccessReset>

const whole = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

/** How the shop's database and files are doing, for who runs the shop; `/readyz` tells machines the same. */
export const SystemState = Closed({
  Base: Closed({
    Motor: OneOf('sqlite', 'postgresql'),
    /** Of SQLite's file without what is free within it, and from where on a shop takes PostgreSQL; else null. */
    Megas: Nullable(whole),
    MegasMaximo: Nullable(whole),
    /** The shop has outgrown SQLite. */
    QuedoChica: Type.Boolean(),
    /** Copies that follow PostgreSQL's leader; null on SQLite. */
    Replicas: Nullable(whole),
  }),
  Archivos: Closed({
    /** Whether pictures and files are in a store (`S3_URL`) or the data folder. */
    EnAlmacen: Type.Boolean(),
    Responde: Type.Boolean(),
  }),
})
export type SystemState = Static<typeof SystemState>
