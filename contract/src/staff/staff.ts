import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable, ShortText, OneOf } from '../base/index.ts'

/** Where the account hears of changes of what moves money or opens doors; empty: nowhere. */
const Email = Type.String({ maxLength: 200 })

const typedPassword = Type.String({ maxLength: 200 })

export const RoleName = OneOf('administracion', 'catalogo', 'pedidos', 'atencion')

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

/** The account of the session. */
export const StaffSelf = Closed({
  Id,
  Usuario: Type.String(),
  Nombre: Type.String(),
  Rol: RoleName,
  SegundoFactor: Type.Boolean(),
  /** The role requires a second factor, which the account lacks: until when it works without (`2026-11-28T09:00:00-03:00`). */
  SegundoFactorHasta: Type.Optional(Type.String()),
  /** That is over: only what sets up the second factor answers. */
  SegundoFactorVencido: Type.Optional(Type.Literal(true)),
  /** Recovery codes left. */
  CodigosRestantes: Type.Integer(),
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
  Rol: RoleName,
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
  Rol: RoleName,
  Pass: typedPassword,
  Email: Type.Optional(Email),
  Sucursales: Type.Optional(AccountBranches),
})
export type StaffAccountDraft = Static<typeof StaffAccountDraft>

export const StaffAccountChange = Closed({
  Nombre: ShortText,
  Rol: RoleName,
  Activa: Type.Boolean(),
  Email: Type.Optional(Email),
  Sucursales: Type.Optional(AccountBranches),
})
export type StaffAccountChange = Static<typeof StaffAccountChange>

export const StaffRoleChange = Closed({ SegundoFactor: Type.Boolean() })
export type StaffRoleChange = Static<typeof StaffRoleChange>

/** What a role requires of its accounts. */
export const StaffRole = Closed({
  Rol: RoleName,
  /** Whether its accounts need a second factor, since when (null: from the start), and how many active ones lack it. */
  ...StaffRoleChange.properties,
  Desde: Nullable(Type.String()),
  SinSegundoFactor: Type.Integer(),
})
export type StaffRole = Static<typeof StaffRole>

export const AccessReset = Closed({ PassNueva: typedPassword })

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
