import { Type, type Static } from 'typebox'
import { Closed, Id, ID_MAX, LongText, Nullable, ShortText } from '../base/index.ts'

const typed = {
  Nombre: ShortText,
  Apellido: ShortText,
  Direccion: ShortText,
  Email: ShortText,
  Nrodoc: ShortText,
  Telefono: ShortText,
  Tipodoc: Closed({ Codigo: Type.Integer({ minimum: 0, maximum: ID_MAX }) }),
}

/** A request for the loyalty card (spec §3, superCard); title and message of the mail have defaults. */
export const CardRequestDraft = Closed({
  ...typed,
  Tipodoc: Type.Optional(Nullable(typed.Tipodoc)),
  TituloEmail: Type.Optional(Nullable(ShortText)),
  MensajeEmail: Type.Optional(Nullable(LongText)),
})
export type CardRequestDraft = Static<typeof CardRequestDraft>

/** A stored card request. */
export const CardRequest = Closed({
  Id,
  ...typed,
  Tipodoc: Nullable(Closed({ Codigo: Id, Descripcion: Type.String() })),
  TituloEmail: Type.String(),
  MensajeEmail: Type.String(),
  Fechahora: Type.String(),
})
export type CardRequest = Static<typeof CardRequest>
