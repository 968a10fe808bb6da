import { SiteParameters, DEFAULT_SITE_PARAMETERS } from '@gondola/contract/site'
import { fits } from '../api/fits.ts'

/** The site parameters that preparing an order needs. */
export type PreparationParameters = Pick<SiteParameters, 'ToleranciaPeso' | 'EtiquetasBalanza'>

/** Used until the shop's own are known. */
export const DEFAULT_PREPARATION: PreparationParameters = {
  ToleranciaPeso: DEFAULT_SITE_PARAMETERS.ToleranciaPeso,
  EtiquetasBalanza: DEFAULT_SITE_PARAMETERS.EtiquetasBalanza,
}

const { ToleranciaPeso, EtiquetasBalanza } = SiteParameters.properties
const isTolerance = fits(ToleranciaPeso)
const areLabels = fits(EtiquetasBalanza)

/** Whether a stored value has this shape. */
export function isPreparation(value: unknown): value is PreparationParameters {
  const kept = (value ?? {}) as Partial<Record<keyof PreparationParameters, unknown>>
  return isTolerance(kept.ToleranciaPeso) && areLabels(kept.EtiquetasBalanza)
}
