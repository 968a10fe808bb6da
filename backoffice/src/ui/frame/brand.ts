import { PANEL_TEXTS } from '@gondola/contract/staff'
import { DEFAULT_BRAND, lookVariables, type LookVariables, PRODUCT_NAME } from '@gondola/contract/site'

/** The chain's look as it is in the page's head (server/src/http/current-brand.ts); in tests the product's own. */
function readBrand(): Record<string, string> {
  const element = typeof document === 'undefined' ? null : document.getElementById('marca')
  return element === null ? {} : (JSON.parse(element.textContent) as Record<string, string>)
}

const { name = PRODUCT_NAME, look: _, ...own } = readBrand()

/** The shop's short name. */
export const BRAND_NAME = name
/** The panel's own. */
export const PANEL_TITLE = PANEL_TEXTS.title(name)
/** The variables of the shop's style sheet in the chain's look. */
export const BRAND_VARIABLES: LookVariables = { ...lookVariables(DEFAULT_BRAND), ...own }
