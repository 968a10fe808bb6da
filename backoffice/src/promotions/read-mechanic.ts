import type { Mechanic } from '@gondola/contract/catalogue'

/** The mechanic in a shelf text; `isDoubtful` if it takes off more than the shops' usual 70 %. */
export interface ReadMechanic {
  mechanic: Mechanic
  isDoubtful: boolean
}

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
  return READERS.map((reader) => reader(plain)).find((mechanic) => mechanic !== null) ?? null
}

const SECOND = String.raw`(?:2\.?\s?(?:da|do|a|o)\.?|segund[ao])`

const READERS: readonly ((text: string) => ReadMechanic | null)[] = [
  ofTotalPrice,
  ofSets,
  ofSecond,
  ofPriceFrom,
  ofPercentage,
]

/** `2x$2550`: several for a total price. */
function ofTotalPrice(text: string): ReadMechanic | null {
  const found = /\b(\d{1,2})\s?(?:x|por)\s?\$\s?([\d.,]+)/.exec(text)
  if (found === null) return null
  const Lleva = Number(found[1])
  const whole = pesosIn(found[2]!)
  if (Lleva < 2 || whole === 0) return null
  return read({ Tipo: 'desde', Lleva, Precio: Math.floor((whole * 100) / Lleva) / 100 })
}

function ofSets(text: string): ReadMechanic | null {
  const bonus = /\b(\d{1,2})\s?\+\s?(\d{1,2})\s?bonif/.exec(text)
  if (bonus !== null) return sets(Number(bonus[1]) + Number(bonus[2]), Number(bonus[1]))
  const crossed = /\b(\d{1,2})\s?x\s?(\d{1,2})\b/.exec(text)
  if (crossed !== null) return sets(Number(crossed[1]), Number(crossed[2]))
  const words = /llev\S*\s(\d{1,2})\D{1,15}pag\S*\s(\d{1,2})/.exec(text)
  return words === null ? null : sets(Number(words[1]), Number(words[2]))
}

function sets(Lleva: number, Paga: number): ReadMechanic | null {
  if (Paga < 1 || Paga >= Lleva) return null
  return read({ Tipo: 'nxm', Lleva, Paga }, ((Lleva - Paga) * 100) / Lleva)
}

function ofSecond(text: string): ReadMechanic | null {
  const before = new RegExp(String.raw`\b${SECOND}\s?(?:unidad\s?)?(?:al|con|a)?\s?-?(\d{1,3})\s?%`).exec(
    text,
  )
  const after = new RegExp(String.raw`(\d{1,3})\s?%.{0,20}?\b${SECOND}\s?(?:unidad|un\b|u\b|$)`).exec(text)
  const percent = Number(before?.[1] ?? after?.[1] ?? 0)
  if (percent < 1 || percent > 100) return null
  return read({ Tipo: 'segunda', Porcentaje: percent }, percent / 2)
}

function ofPriceFrom(text: string): ReadMechanic | null {
  const found = /llev\S*\s(\d{1,2})[^$%]{0,30}\$\s?([\d.,]+)/.exec(text)
  if (found === null) return null
  const Precio = pesosIn(found[2]!)
  return Precio === 0 ? null : read({ Tipo: 'desde', Lleva: Number(found[1]), Precio })
}

function ofPercentage(text: string): ReadMechanic | null {
  const found = /(\d{1,3})\s?%/.exec(text)
  const percent = Number(found?.[1] ?? 0)
  if (percent < 1 || percent > 100) return null
  const from = Number(/llev\S*\s(\d{1,2})\b/.exec(text)?.[1] ?? 1)
  return read({ Tipo: 'porcentaje', Porcentaje: percent, ...(from > 1 && { Lleva: from }) }, percent)
}

const read = (mechanic: Mechanic, percent = 0): ReadMechanic => ({
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
