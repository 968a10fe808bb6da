import { Type, type Static } from 'typebox'
import { Latitude, Longitude, PostalCode } from '../branches/index.ts'
import { Closed, ID_MAX, Nullable, ShortText } from '../base/index.ts'

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
