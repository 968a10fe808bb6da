import { Type, type Static } from 'typebox'
import { Closed, Id, LongText, ShortText } from '../base/index.ts'

/** A message from the contact page (spec §3). `Comentario` is the subject; contract §4 adds Motivo and Mensaje. */
export const ContactDraft = Closed({
  Nombre: ShortText,
  Email: ShortText,
  Telefono: ShortText,
  Comentario: ShortText,
  Motivo: ShortText,
  Mensaje: LongText,
})
export type ContactDraft = Static<typeof ContactDraft>

/** A stored contact message. */
export const Contact = Closed({ Id, ...ContactDraft.properties, Fechahora: Type.String() })
export type Contact = Static<typeof Contact>
