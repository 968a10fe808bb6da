/** Unit of a net content: grams, millilitres, metres or pieces. */
export type ContentUnit = 'g' | 'ml' | 'un' | 'm'

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
  ...wordsFrom(1, 'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
  ...wordsFrom(16, 'dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés'),
  ...wordsFrom(24, 'veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta'),
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
}

/** Counts in words from `first` on, with and without their accents. */
function wordsFrom(first: number, words: string): Record<string, number> {
  const counted = words.split(' ').map((word, index) => [word, first + index] as const)
  const plain = counted.map(([word, count]) => [word.replace('é', 'e').replace('ó', 'o'), count] as const)
  return Object.fromEntries([...counted, ...plain])
}

/** Words, each with its number behind it. */
function numbered(words: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Array.from(words.matchAll(/(\S+) (\d+)/g), ([, word, count]) => [word, Number(count)]),
  )
}

/** Number words and digits: `dos`, `2`, `2,5`. */
export const NUMBER = String.raw`\d+(?:[.,]\d+)?|${Object.keys(COUNT_WORDS).join('|')}`

/** The number that `NUMBER` matched; 1 if it matched nothing. */
export const numberOf = (text = '1'): number =>
  COUNT_WORDS[text.toLowerCase()] ?? PARTS[text.toLowerCase()] ?? Number(text.replace(',', '.'))

const HUNDREDS = numbered(
  'cien 100 ciento 100 doscientos 200 trescientos 300 cuatrocientos 400 quinientos 500 setecientos 700 ochocientos 800 novecientos 900',
)
const TENS: Readonly<Record<string, number>> = {
  'setenta y cinco': 75,
  ...numbered('veinticinco 25 cincuenta 50 setenta 70'),
}
const PARTS: Readonly<Record<string, number>> = { medio: 0.5, media: 0.5, '1/2': 0.5 }

/** The part that `PART` matched. */
const partOf = (text = 'medio') => PARTS[text.toLowerCase()] ?? (/^(?:3|tres)/i.test(text) ? 0.75 : 0.25)
const SIGNS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' }

/** The assumed weight of a slice of cold cuts, in grams. */
const GRAMS_OF_A_SLICE = 20
const EGGS_OF_A_TRAY = 30

const UNIT = 'kilos?|kgs?|litros?|lts?|l'
const PART = String.raw`1\/[24]|3\/4|medi[oa]|(?:(?:3|tres) )?cuartos?`

/** `10-12`, `dos o tres`, `2/3` before what is counted: the first and the last; `3/4 queso` is a fraction. */
export const RANGE = String.raw`^(${NUMBER})(?: ?[-–] ?| [oóa] |\/(?![24]\b))(?:${NUMBER})(?= (?!(?:k|g|l|ml|cc)\w{0,4}\b)\p{L})`

type Wording = readonly [said: string, digits: (...groups: (string | undefined)[]) => string]

/**
 * Amounts as they are spoken or written by ear, and in digits; each is looked for in the text that those before it have
 * left. `NUMBER` is a group.
 */
const WORDINGS: readonly Wording[] = [
  // `300 gs`, `2 kls`
  [
    String.raw`(?<=\d ?)(?:(gs|gms?|grms?)|(ks|kls?|kgrs?)|lits?)(?!\p{L})\.?`,
    (_, grams, kilos) => (grams ? 'g' : kilos ? 'kg' : 'l'),
  ],
  [String.raw`(\d?)([½¼¾])`, (_, digit, sign = '') => `${digit && `${digit} `}${SIGNS[sign]}`],
  // `leche, cantidad: 2`
  [String.raw`[\s,(-]+cant(?:idad|\.)?:? ?NUMBER\)?$`, (_, count) => ` x${numberOf(count)}`],
  [String.raw`\bseros\b`, () => 'ceros'],
  [String.raw`\bsinco\b`, () => 'cinco'],
  [String.raw`\bdose\b`, () => 'doce'],
  [String.raw`\b(?:quilo|kilito)(?=s?\b)`, () => 'kilo'],
  [String.raw`\b(?:beinti|veinti|beinte|veinte ?y ?)[sc]inco\b`, () => 'veinticinco'],
  [String.raw`\b[sc]in[cq]uenta\b`, () => 'cincuenta'],
  [String.raw`\bcuartito(?=s?\b)`, () => 'cuarto'],
  [
    String.raw`\b(${Object.keys(HUNDREDS).join('|')})(?: (${Object.keys(TENS).join('|')}))?\b`,
    (_, hundreds = '', tens = '') =>
      String((HUNDREDS[hundreds.toLowerCase()] ?? 0) + (TENS[tens.toLowerCase()] ?? 0)),
  ],
  [RANGE, (_, first = '') => first],
  [String.raw`^(?:un )?par de (?=\p{L})`, () => '2 '],
  [
    String.raw`^NUMBER (?:fet(?:it)?as?|lonjas?|tajadas?)\b`,
    (_, count) => `${numberOf(count) * GRAMS_OF_A_SLICE} g`,
  ],
  // `150 de jamón crudo`: of grams
  [String.raw`^([1-9]\d{0,2}[05])(?= de \p{L})`, (_, grams) => `${grams} g`],
  // `coca de dos veinticinco`
  [
    String.raw`\b(una?|uno|dos|tres) (${Object.keys(TENS).join('|')})\b(?! (?:${UNIT}|gramos|grs?))`,
    (_, units, tens = '') => `${numberOf(units) + (TENS[tens.toLowerCase()] ?? 0) / 100}`,
  ],
  // `coca de dos y cuarto`, `sprite litro y medio`: of one litre
  [
    String.raw`(?:(?<=\p{L} )(?<!\bde )|(?<=\d )(?=de ))(?:de )?(?:(uno?|dos|tres|\d)|(?:un )?litro) y (${PART})$`,
    (_, units, part) => `de ${numberOf(units) + partOf(part)} litro`,
  ],
  [
    String.raw`\b(veinte|treinta|cuarenta|cincuenta|sesenta) y (un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b`,
    (_, tens, units) => String(numberOf(tens) + numberOf(units)),
  ],
  // `2 kilos 300 de pollo`, `kilo y doscientos de carne`; `harina 1 kg 000` is a kind
  [
    String.raw`(?<![\p{L}\d])(?:NUMBER ?)?(?:kilos?|kgs?)(?: y)? ([1-9]\d{2})(?: ?(?:gramos?|grs?|g))?(?= \p{L}|$)`,
    (_, kilos, grams) => `${numberOf(kilos) + Number(grams) / 1000} kilo`,
  ],
  // `kilo y medio`, `2 kg y 1/4`, `kilo 3/4`
  [
    String.raw`(?<![\p{L}\d])(?:NUMBER )?(${UNIT}) (?:y (${PART})|([13]\/[24]))(?![\p{L}\d])`,
    (_, count, unit, part, digits) => `${numberOf(count) + partOf(part ?? digits)} ${unit}`,
  ],
  // `dos y medio kilos`, `una y media docena`
  [
    String.raw`\bNUMBER y (${PART}) (${UNIT}|docenas?)\b`,
    (_, count, part, unit) => `${numberOf(count) + partOf(part)} ${unit}`,
  ],
  // `un cuarto de kilo`, `tres cuartos kg`
  [
    String.raw`\b(?:una? |(3|tres|1) )?(medio|cuartos?)(?: de)? (kilo|kg|litro|lt|l)\b`,
    (_, count, part, unit) => `${numberOf(count) * partOf(part)} ${unit}`,
  ],
  // `cuarto de jamón`, `medio pan`: of a kilogram
  [
    String.raw`^(?:una? |(3|tres|1) )?(medio|cuartos?) (?:de (?:l[ao]s? )?)?(?!de\b|kilo|kg|litro|lt|l\b|docena|leche\b|(?:horma|pieza|barra|paquete|pollo|mel[oó]n|zapallo|matambre)\b)(?=\p{L})`,
    (_, count, part) => `${numberOf(count) * partOf(part)} kilo de `,
  ],
  [String.raw`(?<=\p{L} )(?:3|tres) cuartos$`, () => '0.75 kilo'],
  // `coca de medio`: of a litre
  [String.raw`(?<=\p{L} )de medio$`, () => '0.5 litro'],
  [String.raw`\bequis (?:ge|g)\b`, () => 'xg'],
  // kinds of flour and rice
  [
    String.raw`\b(?:(3|tres)|(4|cuatro)|5|cinco) ceros\b`,
    (_, three, four) => (three ? '000' : four ? '0000' : '00000'),
  ],
  // `queso 1/2`, `manzana 1 1/2`: of a kilogram
  [
    String.raw`(?<=\p{L} )(?:(\d) )?([13])\/([24])$`,
    (_, whole = '0', over, under) => `${Number(whole) + Number(over) / Number(under)} kilo`,
  ],
  // `1/4 de jamón`, `3/4 queso`
  [
    String.raw`^(?:(\d) )?([13])\/([24]) (?:de )?(?!(?:${UNIT}|g|grs?|gramos|docenas?|doc|un|unidad(?:es)?|hormas?|piezas?|barras?|paquetes?|botellas?|bandejas?)\b)(?=\p{L}{3})`,
    (_, whole = '0', over, under) => `${Number(whole) + Number(over) / Number(under)} kilo de `,
  ],
  [
    String.raw`(?:(\d+) )?\b(\d)\/([1-9])(?!\d)`,
    (_, whole = '0', over, under) => String(Number(whole) + Number(over) / Number(under)),
  ],
  [
    String.raw`\b(${Object.keys(COUNT_WORDS).join('|')}) (${UNIT}|rollos|latas|latitas|sobres|saquitos|capsulas|unidades)\b`,
    (_, count, unit) => `${numberOf(count)} ${unit}`,
  ],
  [String.raw`\b(de|del|el|x) (litro|kilo)\b`, (_, before, unit) => `${before} 1 ${unit}`],
  // `kilo de pan`, `arroz parboil kilo`
  [String.raw`^(?:kilo|litro|kg)(?= )|(?<=\p{L} )(?:kilo|litro)$`, (unit) => `1 ${unit}`],
  [
    String.raw`\b(?:NUMBER ?)?(?:(medi[oa]s?|cuarto de) ?)?(?:do[sc][ei]nas?|docenitas?|(?<=(?:\d|media) ?)(?:doc|dnas?|dz)\b\.?)( y media)?(?!\p{L})`,
    (_, count, part, more) =>
      `${(numberOf(count) * (part ? partOf(part.replace(/s$/i, '')) : 1) + (more ? 0.5 : 0)) * 12} un`,
  ],
  [String.raw`\b(?:NUMBER )?maples?\b`, (_, count) => `${numberOf(count) * EGGS_OF_A_TRAY} un`],
]

const READY = WORDINGS.map(
  ([said, digits]) => [new RegExp(said.replaceAll('NUMBER', `(${NUMBER})`), 'giu'), digits] as const,
)
/** Most of what is searched for has none of these. */
const MAY_SAY = new RegExp(
  String.raw`[\d½¼¾]|kil|litr|kg|medi[oa]|cuart|do[cs][ei]n|maple|par de|[cs]eros|equis|cien|inient|\b(?:${NUMBER})\b`,
  'i',
)

/** Amounts as they are said, in digits: `litro y medio` is `1.5 litro`, `media docena` is `6 un`. */
export const inDigits = (text: string): string =>
  MAY_SAY.test(text)
    ? READY.reduce((said, [wording, digits]) => said.replace(wording, digits), text).trim()
    : text
