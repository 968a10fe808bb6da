import { Type, type Static } from 'typebox'
import { Latitude, Longitude, PostalCode } from '../branches/index.ts'
import { Closed, ID_MAX, Nullable, ShortText, Id, IsoDate, LongText, OneOf } from '../base/index.ts'

export const ADDRESSES_MAX = 20

/** 0: the account's `Direccion`, which is no row of its own yet. */
const AddressId = Type.Integer({ minimum: 0, maximum: ID_MAX })
const Name = Type.String({ maxLength: 80 })
const address = {
  Calle: ShortText,
  Numero: Type.String({ maxLength: 20 }),
  /** Floor and flat. */
  Piso: Type.String({ maxLength: 40 }),
  Localidad: Name,
  CodigoPostal: PostalCode,
  Provincia: Name,
  /** What helps to find it. */
  Referencia: ShortText,
  Latitud: Nullable(Latitude),
  Longitud: Nullable(Longitude),
}

/** One of a client's addresses. */
export const Address = Closed({ Id: AddressId, ...address, Predeterminada: Type.Boolean() })
export type Address = Static<typeof Address>

/** A new address, or with its Id a changed one. */
export const AddressDraft = Closed({
  Id: Type.Optional(AddressId),
  ...address,
  Predeterminada: Type.Optional(Type.Boolean()),
})
export type AddressDraft = Static<typeof AddressDraft>

/** Whom the Factura A of a customer's orders is made out to. */
export const InvoiceData = Closed({
  Cuit: Type.String({ maxLength: 13 }),
  RazonSocial: Type.String({ maxLength: 160 }),
  CondicionIva: OneOf('responsable-inscripto', 'monotributo'),
})
export type InvoiceData = Static<typeof InvoiceData>

export const IVA_CONDITIONS: Readonly<Record<InvoiceData['CondicionIva'], string>> = {
  'responsable-inscripto': 'Responsable inscripto',
  monotributo: 'Monotributo',
}

/** `30-71234567-1` of its digits alone, also within a text; anything else as it is. */
export const formatCuit = (text: string): string => text.replace(/\b(\d{2})(\d{8})(\d)\b/, '$1-$2-$3')

/** 'Almacén SRL · CUIT 30-71234567-1 · Responsable inscripto' */
export const invoiceText = ({ RazonSocial, Cuit, CondicionIva }: InvoiceData): string =>
  `${RazonSocial} · CUIT ${formatCuit(Cuit)} · ${IVA_CONDITIONS[CondicionIva]}`

/** A kind of identity document (spec §3); code 0 means none chosen. */
export const DocumentType = Closed({ Codigo: Id, Descripcion: Type.String() })
export type DocumentType = Static<typeof DocumentType>

/**
 * A customer as returned by the server (spec §3). Secrets (`Pass`, `Recpass`, `Token`) are not part of it and never
 * leave the server. `Estado` is 0 active, 1 blocked; `Cliente` the shop's own customer number, if any;
 * `EmailConfirmado` whether the link mailed to the address was opened.
 */
export const Client = Closed({
  Id,
  Nombre: Type.String(),
  Direccion: Type.String(),
  Localidad: Type.String(),
  Idasociado: Type.Integer(),
  Tarjeta: Nullable(Type.String()),
  Sucursal: Nullable(Type.Integer()),
  Usuario: Type.String(),
  Email: Type.String(),
  Tipodoc: DocumentType,
  Nrodoc: Type.String(),
  Estado: Type.Integer(),
  Cliente: Nullable(Type.String()),
  Telefono: Type.String(),
  Alta: IsoDate,
  Baja: Type.Boolean(),
  Puntos: Type.Number(),
  Comentario: Type.String(),
  EmailConfirmado: Type.Boolean(),
})
export type Client = Static<typeof Client>

const Password = Type.String({ maxLength: 200 })
const TypedDocument = Closed({ Codigo: Type.Integer({ minimum: 0, maximum: ID_MAX }) })

/** The body of `/clientes/save`: a registration, or with the own `Id` a change of data in checkout 2 (spec §7). */
export const ClientDraft = Closed({
  Id: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: ID_MAX }))),
  Nombre: Type.Optional(ShortText),
  Direccion: Type.Optional(ShortText),
  Localidad: Type.Optional(ShortText),
  Usuario: Type.Optional(ShortText),
  Email: Type.Optional(ShortText),
  Pass: Type.Optional(Nullable(Password)),
  Tipodoc: Type.Optional(Nullable(TypedDocument)),
  Nrodoc: Type.Optional(ShortText),
  Telefono: Type.Optional(ShortText),
  Comentario: Type.Optional(LongText),
  /** The code that was mailed to `Email`, where the shop asked for one (`codigo-email`). */
  CodigoEmail: Type.Optional(Type.String({ maxLength: 20 })),
})
export type ClientDraft = Static<typeof ClientDraft>

/** The body of `/clientes/update`. A password change has the current one in `Pass`, the new one in `PassNueva`. */
export const ClientUpdate = Closed({
  Id: Type.Optional(Id),
  Nombre: Type.Optional(ShortText),
  Direccion: Type.Optional(ShortText),
  Localidad: Type.Optional(ShortText),
  Usuario: Type.Optional(ShortText),
  Email: Type.Optional(ShortText),
  Telefono: Type.Optional(ShortText),
  Comentario: Type.Optional(LongText),
  Pass: Type.Optional(Nullable(Password)),
  PassNueva: Type.Optional(Nullable(Password)),
})
export type ClientUpdate = Static<typeof ClientUpdate>

/** Login by user name (contract §3). */
export const UserLogin = Closed({ Usuario: ShortText, Pass: Password })
export type UserLogin = Static<typeof UserLogin>

/** Login by registered email (spec §3). */
export const EmailLogin = Closed({ Email: ShortText, Pass: Password })
export type EmailLogin = Static<typeof EmailLogin>

/** A new password for the recovery link's token (contract §3). */
export const PasswordReset = Closed({ Token: Type.String({ maxLength: 200 }), PassNueva: Password })
export type PasswordReset = Static<typeof PasswordReset>

/** The token of the link that confirms a mail address. */
export const EmailConfirmation = Closed({ Token: Type.String({ maxLength: 200 }) })
export type EmailConfirmation = Static<typeof EmailConfirmation>

/** The answer of `/clientes/getbyuser` for a taken name. */
export const TakenUser = Closed({ Usuario: Type.String() })
export type TakenUser = Static<typeof TakenUser>

/** The answer of `/clientes/documento` for a known document: an opaque, short-lived recovery reference. */
export const DocumentReference = Closed({ Id: Type.String() })
export type DocumentReference = Static<typeof DocumentReference>
