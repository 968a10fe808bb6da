import { Type, type Static } from 'typebox'
import { Closed } from '../base/index.ts'

/**
 * A banner (spec §3). Pop-ups have Descrip 'popup'; Estado 0 means shown. `Texto` is the alternative text of the
 * picture.
 */
export const Banner = Closed({
  Url: Type.String(),
  Imagen: Type.String(),
  Descrip: Type.String(),
  Estado: Type.Integer(),
  Texto: Type.String(),
})
export type Banner = Static<typeof Banner>
