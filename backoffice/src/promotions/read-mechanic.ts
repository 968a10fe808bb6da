import type { Mechanic } from '@gondola/contract/catalogue'

/**
 * The mechanic in a shelf text; `isDoubtful` if it takes off more than the shops' usual 70 %. `unread`: conditions of the
 * text that the mechanic does not have.
 */
export interface ReadMechanic {
  mechanic: Mechanic
  isDoubtful: boolean
  unread: string[]
}
type Found = Omit<ReadMechanic, 'unread'>

const USUAL_PERCENT_MAX = 70

/**
 * Parses a promotion's text as people write it (argentina §6): `2x1`, `3 X 2`, `2da al 70%`, `70% OFF en la 2.ª
 * unidad`, `1 + 1 bonif`, `20% llevando 2`, `-25%`, `llevando 3 $ 1.500 c/u`, `2x$2550`. Null if it has no mechanic: a
 * `pack 6x1` is a pack.
 */
export function readMechanic(text: string): ReadMechanic | null {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[º°ª]/g, 'a')
    .replace(/\s+/g, ' ')
  if (/\bpack\b/.test(plain)) return null
  const found = READERS.map((reader) => reader(plain)).find((mechanic) => mechanic !== null)
  return found ? { ...found, unread: (plain.match(CONDITIONS) ?? []).map((words) => words.trim()) } : null
}

/** Words for whom, how or from what sum on a promotion is, up to the next comma. */
const CONDITIONS = new RegExp(
  [
    String.raw`\b(?:(?:en |por )?(?:la |tu )?compras? (?:mayor|superior|desde|minim|de mas|de \$|a partir|por)|superando|minim[oa]\b|a partir de \$|desde \$|mas de \$|max(?:imo)?\b|tope\b|limite\b|hasta (?:\$|\d+ (?:u|unid)))`,
    String.raw`\b(?:(?:con|en|pagando|abonando) )?(?:debito|credito|tarjetas?|efectivo|banco|mercado ?pago|modo\b|qr\b|billetera|transferencia|contado|visa|mastercard|naranja|cuenta dni)`,
    String.raw`\b(?:solo|unicamente|exclusivo|para (?:soci|client|jubilad)|soci[oa]s|jubilad|club\b|cuotas|primera compra|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)`,
  ]
    .map((words) => String.raw`${words}(?:[^,;.]|[.,](?=\d))*`)
    .join('|'),
  'g',
)

const SECOND = String.raw`(?:2\.?\s?(?:da|do|a|o)\.?|segund[ao])`

const READERS: readonly ((text: string) => Found | null)[] = [
  ofTotalPrice,
  ofSets,
  ofSecond,
  ofPriceFrom,
  ofPercentage,
]

/** `2x$2550`: several for a total price. */
function ofTotalPrice(text: string): Found | null {
  const found = /\b(\d{1,2})\s?(?:x|por)\s?\$\s?([\d.,]+)/.exec(text)
  if (found === null) return null
  const Lleva = Number(found[1])
  const whole = pesosIn(found[2]!)
  if (Lleva < 2 || whole === 0) return null
  return read({ Tipo: 'desde', Lleva, Precio: Math.floor((whole * 100) / Lleva) / 100 })
}

function ofSets(text: string): Found | null {
  const bonus = /\b(\d{1,2})\s?\+\s?(\d{1,2})\s?bonif/.exec(text)
  if (bonus !== null) return sets(Number(bonus[1]) + Number(bonus[2]), Number(bonus[1]))
  const crossed = /\b(\d{1,2})\s?x\s?(\d{1,2})\b/.exec(text)
  if (crossed !== null) return sets(Number(crossed[1]), Number(crossed[2]))
  const words = /llev\S*\s(\d{1,2})\D{1,15}pag\S*\s(\d{1,2})/.exec(text)
  return words === null ? null : sets(Number(words[1]), Number(words[2]))
}

function sets(Lleva: number, Paga: number): Found | null {
  if (Paga < 1 || Paga >= Lleva) return null
  return read({ Tipo: 'nxm', Lleva, Paga }, ((Lleva - Paga) * 100) / Lleva)
}

function ofSecond(text: string): Found | null {
  const before = new RegExp(String.raw`\b${SECOND}\s?(?:unidad\s?)?(?:al|con|a)?\s?-?(\d{1,3})\s?%`).exec(
    text,
  )
  const after = new RegExp(String.raw`(\d{1,3})\s?%.{0,20}?\b${SECOND}\s?(?:unidad|un\b|u\b|$)`).exec(text)
  const percent = Number(before?.[1] ?? after?.[1] ?? 0)
  if (percent < 1 || percent > 100) return null
  return read({ Tipo: 'segunda', Porcentaje: percent }, percent / 2)
}

function ofPriceFrom(text: string): Found | null {
  const found = /llev\S*\s(\d{1,2})[^$%]{0,30}\$\s?([\d.,]+)/.exec(text)
  if (found === null) return null
  const Precio = pesosIn(found[2]!)
  return Precio === 0 ? null : read({ Tipo: 'desde', Lleva: Number(found[1]), Precio })
}

const FROM =
  /\b(?:llev\S*|compr[ao]\S*|desde|a partir de|minimo)\s(?:las? |los? )?(\d{1,2})\b(?!\s?[%/.]|:\d)/

function ofPercentage(text: string): Found | null {
  const [found, ...others] = text.matchAll(/(\bhasta (?:un |el )?)?(\d{1,3})\s?%/g)
  const percent = Number(found?.[2] ?? 0)
  // `hasta 40 %`, `30 % y 20 %`: not one percentage for all
  if (percent < 1 || percent > 100 || found?.[1] !== undefined || others.length > 0) return null
  const from = Number(FROM.exec(text)?.[1] ?? 1)
  return read({ Tipo: 'porcentaje', Porcentaje: percent, ...(from > 1 && { Lleva: from }) }, percent)
}

const read = (mechanic: Mechanic, percent = 0): Found => ({
  mechanic,
  isDoubtful: percent > USUAL_PERCENT_MAX,
})

/** `1.500,50` or `1500.5` in pesos: a point before three digits is a thousands separator. */
function pesosIn(text: string): number {
  const value = Number(
    text
      .replace(/\.(?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .replace(/[.,]$/, ''),
  )
  return Number.isFinite(value) ? value : 0
}
