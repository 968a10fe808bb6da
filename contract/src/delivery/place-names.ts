import type { NamedPlace } from '../branches/index.ts'

/** Words of Argentine place names that are written short, or as numbers or words. */
const WORDS: Readonly<Record<string, string>> = {
  alte: 'almirante',
  alm: 'almirante',
  br: 'brigadier',
  brig: 'brigadier',
  cap: 'capitan',
  cdad: 'ciudad',
  cmte: 'comandante',
  cte: 'comandante',
  cnel: 'coronel',
  col: 'colonia',
  dr: 'doctor',
  est: 'estacion',
  fco: 'francisco',
  gdor: 'gobernador',
  gob: 'gobernador',
  gral: 'general',
  ing: 'ingeniero',
  int: 'intendente',
  mte: 'monte',
  pdte: 'presidente',
  pte: 'presidente',
  pta: 'punta',
  pto: 'puerto',
  sgto: 'sargento',
  sn: 'san',
  sta: 'santa',
  sto: 'santo',
  tte: 'teniente',
  v: 'villa',
  vte: 'vicente',
  nueve: '9',
  veinticinco: '25',
  veintiocho: '28',
  treinta: '30',
}

const BUENOS_AIRES_CITY = 'ciudad autonoma de buenos aires'
const WHOLE_NAMES: Readonly<Record<string, string>> = {
  caba: BUENOS_AIRES_CITY,
  'c a b a': BUENOS_AIRES_CITY,
  'capital federal': BUENOS_AIRES_CITY,
  'capitan federal': BUENOS_AIRES_CITY,
  'ciudad de buenos aires': BUENOS_AIRES_CITY,
}

/** Names seen lately by their text: zones' places are compared again with every look-up. */
const known = new Map<string, string>()
const KNOWN_MAX = 30_000

/**
 * A locality's name in the form that is compared: without case, accents and signs, short words written out, without the
 * province after a comma or in brackets. 'Gral. Pirán, Bs. As.' is 'general piran'.
 */
export function foldedLocality(text: string): string {
  const found = known.get(text)
  if (found !== undefined) return found
  const whole = wordsOf(text).map(written).join(' ')
  const name = (Object.hasOwn(WHOLE_NAMES, whole) ? WHOLE_NAMES[whole] : undefined) ?? whole
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(text, name)
  return name
}

/** What a name that is still being typed may begin with: its last word may be short for another, or only begun. */
export function foldedBeginnings(text: string): string[] {
  const words = wordsOf(text)
  const before = words.slice(0, -1).map(written)
  return [...new Set([[...before, ...words.slice(-1)].join(' '), words.map(written).join(' ')])]
}

const written = (word: string): string => (Object.hasOwn(WORDS, word) ? WORDS[word] : undefined) ?? word

function wordsOf(text: string): string[] {
  const [name = ''] = text.split(/[,(]/)
  return (name.trim() === '' ? text : name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** The four digits of `7000`, `B7000` or `B7000ABC`; any other text in capitals. */
export function postalDigits(code: string): string {
  const trimmed = code.trim().toUpperCase()
  return /^[A-Z]?(\d{4})(?:[A-Z]{3})?$/.exec(trimmed)?.[1] ?? trimmed
}

/** What one person calls a place and another a little differently: the folded locality, or the postal code without one. */
export function placeKey({ Localidad = '', CodigoPostal = '' }: NamedPlace): string {
  return foldedLocality(Localidad) || postalDigits(CodigoPostal)
}
