import { capital } from '../base/index.ts'
import type { NamedPlace } from '../branches/index.ts'
import type { Corner, StaffZone, ZonePlace } from './zone.ts'
import { isInPolygon, polygonArea } from './polygon.ts'

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
const foldedTexts = new Map<string, string>()
const KNOWN_MAX = 30_000

/**
 * A locality's name in the form that is compared: without case, accents and signs, short words written out, without the
 * province after a comma or in brackets. 'Gral. Pirán, Bs. As.' is 'general piran'.
 */
export function foldedLocality(text: string): string {
  const found = foldedTexts.get(text)
  if (found !== undefined) return found
  const whole = wordsOf(text).map(written).join(' ')
  const name = (Object.hasOwn(WHOLE_NAMES, whole) ? WHOLE_NAMES[whole] : undefined) ?? whole
  if (foldedTexts.size >= KNOWN_MAX) foldedTexts.clear()
  foldedTexts.set(text, name)
  return name
}

/** Words that stay small within a name: 'San Antonio de Areco', 'Villa la Angostura'. */
const SMALL_WORDS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y'])

/** A locality as the shop's places write it; one that they do not name, with its words' capitals. */
export function spelledLocality(typed: string, places: readonly Pick<ZonePlace, 'Localidad'>[]): string {
  const text = typed.trim()
  const name = foldedLocality(text)
  const known = name && places.find(({ Localidad }) => foldedLocality(Localidad) === name)?.Localidad
  if (known) return known
  if (/^c\W*a\W*b\W*a\W*$/i.test(text)) return 'CABA'
  const words = text === text.toUpperCase() ? text.toLowerCase() : text
  return words.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    const isSmall = at > 0 && SMALL_WORDS.has(word.toLowerCase())
    return isSmall ? word.toLowerCase() : capital(word)
  })
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

/** What decides whether a zone reaches a place, and which of several zones does. */
export type ZoneReach = Pick<StaffZone, 'Id' | 'Lugares' | 'Poligono' | 'Orden'>

/** A zone that reaches a place, and how narrow it is: an area, or the length of its list. */
interface Reached<Z> {
  zone: Z
  isPolygon: boolean
  size: number
}

/**
 * The zones that reach a place, the narrowest first (decision 0020): a polygon before a list, the smaller polygon, the
 * shorter list, then the shop's order. `zones` are active ones. A place with a position is looked for in polygons; the
 * list of a zone with a polygon is for places without one, and contradicts a position that somebody names another
 * locality for.
 */
export function zonesOf<Z extends ZoneReach>(zones: readonly Z[], place: NamedPlace): Z[] {
  const asked = {
    position: positionOf(place),
    names: foldedPlace({ Localidad: place.Localidad ?? '', CodigoPostal: place.CodigoPostal ?? '' }),
  }
  return zones
    .flatMap((zone) => reached(zone, asked) ?? [])
    .toSorted(narrowestFirst)
    .map(({ zone }) => zone)
}

/** The zone of a place; null if none reaches it. `zones` are active ones. */
export const zoneOf = <Z extends ZoneReach>(zones: readonly Z[], place: NamedPlace): Z | null =>
  zonesOf(zones, place)[0] ?? null

interface Asked {
  position: Corner | null
  names: FoldedPlace
}

function reached<Z extends ZoneReach>(zone: Z, { position, names }: Asked): Reached<Z> | null {
  const { Lugares, Poligono } = zone
  if (Poligono !== null && position !== null) {
    const isElsewhere = Lugares.length > 0 && isNamed(names) && !isListed(Lugares, names)
    const isInside = !isElsewhere && isInPolygon(Poligono, position)
    return isInside ? { zone, isPolygon: true, size: polygonArea(Poligono) } : null
  }
  return isListed(Lugares, names) ? { zone, isPolygon: false, size: Lugares.length } : null
}

const isNamed = ({ name, code }: FoldedPlace) => name !== '' || code !== ''

const isListed = (places: readonly ZonePlace[], names: FoldedPlace) =>
  foldedPlaces(places).some((listed) => isOnePlace(listed, names))

const narrowestFirst = (one: Reached<ZoneReach>, other: Reached<ZoneReach>): number =>
  Number(other.isPolygon) - Number(one.isPolygon) ||
  one.size - other.size ||
  one.zone.Orden - other.zone.Orden ||
  one.zone.Id - other.zone.Id

/** A place's position; null if it has none. */
export const positionOf = ({ Latitud, Longitud }: NamedPlace): Corner | null =>
  Latitud === undefined || Longitud === undefined ? null : [Latitud, Longitud]

/** Whether two places are one: what both name is equal, and both name something. */
export const isSamePlace = (one: ZonePlace, other: ZonePlace): boolean =>
  isOnePlace(foldedPlace(one), foldedPlace(other))

interface FoldedPlace {
  name: string
  code: string
}

const foldedPlace = ({ Localidad, CodigoPostal }: ZonePlace): FoldedPlace => ({
  name: foldedLocality(Localidad),
  code: postalDigits(CodigoPostal),
})

/** By a zone's list, which nobody changes: one look-up after another compares the same thousands of places. */
const foldedLists = new WeakMap<readonly ZonePlace[], readonly FoldedPlace[]>()

function foldedPlaces(places: readonly ZonePlace[]): readonly FoldedPlace[] {
  const known = foldedLists.get(places)
  if (known !== undefined) return known
  const list = places.map(foldedPlace)
  foldedLists.set(places, list)
  return list
}

function isOnePlace(one: FoldedPlace, other: FoldedPlace): boolean {
  const areNames = one.name !== '' && other.name !== ''
  const areCodes = one.code !== '' && other.code !== ''
  if (areNames && one.name !== other.name) return false
  if (areCodes && one.code !== other.code) return false
  return areNames || areCodes
}
