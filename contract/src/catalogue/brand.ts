import { Type, type Static } from 'typebox'
import { Closed, Id } from '../base/index.ts'

/** A brand (spec §3, Marca). Articles without one belong to the brand `NO_BRAND_NAME`. */
export const Brand = Closed({ Codigo: Id, Descripcion: Type.String() })
export type Brand = Static<typeof Brand>

/** A brand as part of an article; `Checked` is the storefront's check box in a list of brands, false on the wire. */
export const MarkedBrand = Closed({ Codigo: Id, Descripcion: Type.String(), Checked: Type.Boolean() })
export type MarkedBrand = Static<typeof MarkedBrand>
