import type { SiteParameters } from '@gondola/contract/entities/site-parameters.ts'
import { DEFAULT_SITE_PARAMETERS } from '@gondola/contract/texts/site-defaults.ts'

/** What preparing an order asks of the site parameters. */
export type PreparationParameters = Pick<SiteParameters, 'ToleranciaPeso' | 'EtiquetasBalanza'>

/** Until the shop's own are known. */
export const DEFAULT_PREPARATION: PreparationParameters = {
  ToleranciaPeso: DEFAULT_SITE_PARAMETERS.ToleranciaPeso,
  EtiquetasBalanza: DEFAULT_SITE_PARAMETERS.EtiquetasBalanza,
}
