/** Unit of a net content: grams, millilitres, metres or pieces. */
export type ContentUnit = 'g' | 'ml' | 'un' | 'm'

/** An article's net content. */
export interface NetContent {
  ContenidoNeto: number
  ContenidoUnidad: ContentUnit
}

/** Units as spelled in descriptions and catalogues (argentina §2.5, 12), with their factor to the base unit. */
const UNITS: Record<string, { ContenidoUnidad: ContentUnit; factor: number }> = {}
function spell(ContenidoUnidad: ContentUnit, factor: number, spellings: string): void {
  for (const spelling of spellings.split(' ')) UNITS[spelling] = { ContenidoUnidad, factor }
}
spell('g', 1000, 'kg kgm kgr kgs kilo kilos kilogramo kilogramos')
spell('g', 1, 'g gr grs grm grms gramo gramos')
spell('ml', 1000, 'l lt lts ltr litro litros dm3 dmq')
spell('ml', 100_000, 'hl')
spell('ml', 100, 'dl')
spell('ml', 10, 'cl')
spell('ml', 1, 'ml mls mililitro mililitros cc cm3 cmq')
spell('m', 1, 'm mt mts mtr metro metros')
spell('m', 0.01, 'cm cmt')
spell('un', 1, 'u un uni unid unids unida unidad unidades ud uds ea cu pu pc par pie')

/** The units' spellings, the longest first. */
export const UNIT_SPELLINGS: readonly string[] = Object.keys(UNITS).sort((a, b) => b.length - a.length)

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

function plainUnit(unit: string): string {
  return unit.trim().toLowerCase().replace(/[.\s]/g, '')
}

/** Counts in words. */
export const COUNT_WORDS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...COUNT_WORDS,
  medio: 0.5,
  media: 0.5,
  cuarto: 0.25,
}

/** Source of a regular expression: a number as lists write it, in digits, as a fraction or in words. */
export const NUMBER = String.raw`\d+\s+\d\/\d|\d+[½¼¾]|\d+\/\d+|\d+[.,]\d+|\d+|[½¼¾]|tres\s+cuartos?|${Object.keys(NUMBER_WORDS).join('|')}`

/** The number that `NUMBER` matched. */
export function numberOf(text: string): number {
  const plain = text.trim().toLowerCase()
  const fraction = { '½': 0.5, '¼': 0.25, '¾': 0.75 }[plain.at(-1) ?? '']
  if (fraction !== undefined) return Number(plain.slice(0, -1)) + fraction
  if (/^tres\s+cuartos?$/.test(plain)) return 0.75
  const mixed = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(plain)
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3])
  return NUMBER_WORDS[plain] ?? Number(plain.replace(',', '.'))
}

const HUNDREDS: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
}
const TENS: Readonly<Record<string, number>> = { veinticinco: 25, cincuenta: 50, 'setenta y cinco': 75 }

const SPOKEN = new RegExp(
  String.raw`\b(${Object.keys(HUNDREDS).join('|')})(?: (${Object.keys(TENS).join('|')}))?\b`,
  'gi',
)

/** `doscientos cincuenta gramos` as `250 gramos`: hundreds are in no article's name. */
export const hundredsInDigits = (text: string): string =>
  text.replace(SPOKEN, (_, hundreds: string, tens = '') =>
    String((HUNDREDS[hundreds.toLowerCase()] ?? 0) + (TENS[String(tens).toLowerCase()] ?? 0)),
  )

/** Names that begin with a number that is no count. */
export const NUMBER_IN_NAME =
  /^(?:7\s?up|9 de oro|1882|1888|\d+ (?:quesos|hermanos|estaciones|ni[nñ]as))(?![\p{L}\d])/iu
