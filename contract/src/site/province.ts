import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable } from '../base/index.ts'

/** A province; `Codigo` is its ISO 3166-2:AR letter. */
export const Province = Closed({ Id, Codigo: Type.String(), Descripcion: Type.String() })
export type Province = Static<typeof Province>

/** The body of `/provincia/save`; without an Id it creates a province. */
export const ProvinceDraft = Closed({
  Id: Type.Optional(Nullable(Id)),
  Codigo: Type.String({ pattern: '^[A-Z]$' }),
  Descripcion: Type.String({ minLength: 1, maxLength: 100 }),
})
export type ProvinceDraft = Static<typeof ProvinceDraft>
