import type { ContentUnit } from './article.ts'

/** An article's net content, in grams, millilitres, metres or pieces. */
export interface NetContent {
  ContenidoNeto: number
  ContenidoUnidad: ContentUnit
}

/** Units as spelled in descriptions and catalogues (argentina §2.5, 12), with their factor to the base unit. */
const UNITS: Record<string, { ContenidoUnidad: ContentUnit; factor: number }> = {}
function spell(ContenidoUnidad: ContentUnit, factor: number, spellings: string): void {
  for (const spelling of spellings.split(' ')) UNITS[spelling] = { ContenidoUnidad, factor }
}
spell('g', 1000, 'kg kgm kgr kgs kilo kilos')
spell('g', 1, 'g gr grs grm gramos')
spell('ml', 1000, 'l lt lts ltr litro litros dm3 dmq')
spell('ml', 10, 'cl')
spell('ml', 1, 'ml cc cm3 cmq')
spell('m', 1, 'm mt mts mtr metro metros')
spell('m', 0.01, 'cm cmt')
spell('un', 1, 'u un uni unid unida unidad unidades ud uds ea cu pu pc par pie')

/** `1,5 Lt`, `500GR`, `x 12 un`, `6 x 354 ml`: an optional count, a number, a unit. */
const CONTENT = /(?:(\d{1,3})\s*x\s*)?(\d{1,5}(?:[.,]\d{1,3})?)\s*([a-z]+\d?)\b\.?/gi

/** Net content of an amount in a named unit, or null if the unit is unknown or the amount is not plausible. */
export function netContentOf(amount: number, unit: string): NetContent | null {
  const known = UNITS[plainUnit(unit)]
  if (!known || !Number.isFinite(amount) || amount <= 0) return null
  return {
    ContenidoNeto: Math.round(amount * known.factor * 1000) / 1000,
    ContenidoUnidad: known.ContenidoUnidad,
  }
}

/** Whether a unit's spelling is known. */
export function isUnitKnown(unit: string): boolean {
  return plainUnit(unit) in UNITS
}

/**
 * The net content in a description, the last one if there are several (sizes come at the end); null if there is none.
 * `6 x 354 ml` counts the whole pack.
 */
export function netContentIn(description: string): NetContent | null {
  return netContentsIn(description).at(-1) ?? null
}

/** Every net content in a description, in its order. */
export function netContentsIn(description: string): NetContent[] {
  return Array.from(description.matchAll(CONTENT), ([, count, amount = '', unit = '']) => {
    const one = netContentOf(Number(amount.replace(',', '.')), unit)
    return one && { ...one, ContenidoNeto: one.ContenidoNeto * Number(count ?? 1) }
  }).filter((one) => one !== null)
}

function plainUnit(unit: string): string {
  return unit.trim().toLowerCase().replace(/[.\s]/g, '')
}
