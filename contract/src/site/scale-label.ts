import { Type, type Static } from 'typebox'
import { Closed } from '../base/index.ts'

/**
 * The layout of a scale's labels (argentina §3.2): an EAN-13 of a prefix from 20 to 29, `DigitosPlu` digits of the
 * article's number, then up to the check digit the weight (`peso`, in grams) or the price (`precio`, in pesos with
 * `Decimales` decimals). The first layout whose prefixes include the label's is used.
 */
export const ScaleLabelLayout = Closed({
  PrefijoDesde: Type.Integer({ minimum: 20, maximum: 29 }),
  PrefijoHasta: Type.Integer({ minimum: 20, maximum: 29 }),
  DigitosPlu: Type.Integer({ minimum: 3, maximum: 6 }),
  Contenido: Type.Union([Type.Literal('peso'), Type.Literal('precio')]),
  Decimales: Type.Integer({ minimum: 0, maximum: 2 }),
})
export type ScaleLabelLayout = Static<typeof ScaleLabelLayout>
