import { COUNT_WORDS, inDigits, netContentOf, NUMBER, numberOf } from './amounts.ts'

/**
 * What a count refers to: packs as sold ('2 cajas'), of which cans and bottles are also sold several together, single
 * items ('una docena'), or unspecified.
 */
type Counting = 'packs' | 'cans' | 'singles' | 'either'

/** The amount that a line of a list or a search asks for: a count, or a weight or volume. */
export type Amount =
  /** In halves: `media sandía`. */
  | { kind: 'pieces'; pieces: number; counting: Counting }
  | { kind: 'grams'; grams: number }
  | { kind: 'millilitres'; millilitres: number }

/** An amount, and what is left of the text without it. */
export interface AmountInText {
  amount: Amount
  rest: string
  /** Single items in the pack that is asked for, or may be: `pack 6 latas`, `pilas x 4`. */
  packOf?: number
  /** It is what the text begins with. */
  isFirst: boolean
}

export const pieces = (count: number, counting: Counting = 'either'): Amount => ({
  kind: 'pieces',
  pieces: Math.max(0.5, Math.round(count * 2) / 2),
  counting,
})

/** Packs as sold. */
const PACK = String.raw`paquet(?:it)?es?|paquetitos?|paq|pa?q?tes?|caj(?:it)?as?|bols(?:it)?as?|botell(?:it)?as?|lat(?:it)?as?|fras(?:c|quit)os?|sachets?|potes?|sobres?|sobre[cs]itos?|tarros?|tubos?|barras?|ram(?:it)?os?|racimos?|manojos?|sif[oó]n(?:es)?|damajuanas?|caj[oó]n(?:es)?|bols[oó]n(?:es)?|blisters?|pomos?|hormas?|piezas?|bots?|envases?|atados?|plantas?|bandejas?|(?:six ?)?packs?|tabletas?|bric?ks?|cart[oó]n(?:es)?|bid[oó]n(?:es)?|bidoncitos?`
const UNIT = String.raw`kilogramos?|kilos?|kgs?|k|gramos?|grs?|g|litros?|lts?|l|mililitros?|ml|cc`
/** Names that begin with a number that is no count. */
const NUMBER_IN_NAME = String.raw`(?:7\s?up|9 de oro|1882|1888|(?:NUMBER) (?:quesos(?! \p{L}+s\b)|hermanos|estaciones|ni[nñ]as)|tres (?:arroyos|cruces|plumas|patitos))(?![\p{L}\d])`

/** What the words in capitals of `FORMS` are in a regular expression. */
const HOLES: readonly (readonly [string, string])[] = [
  // what is before and behind the amount
  ['WORDS', String.raw`(?<before>7 ?up|[^\d\s].*?)`],
  ['BEFORE', '(?<before>.+?)'],
  // `harina 0000 1 kg`: its only numbers are kinds and sizes
  ['KIND', String.raw`(?<before>\p{L}(?:\D|\b0{3,5}(?!\d)|\d+(?:[.,]\d+)?\s*(?:UNIT)(?!\p{L}))*?)`],
  ['REST', '(?<behind>.+)'],
  ['OF', String.raw`(?:\s+de(?:\s+los|\s+las|l)?)?`],
  // a size that belongs to the name
  ['SIZE', String.raw`(?<size>\d+(?:[.,]\d+)?\s*(?:UNIT)|\d+[.,]\d+)`],
  // also what an article is called, so only behind its name: `galletitas 3 tiras`
  ['LATER_PACK', 'PACK|rollitos?|panes|tiras?|tetras?|planchas?|displays?|porrones'],
  ['PACK', PACK],
  ['SINGLE', String.raw`rollos?(?!\s+de\s+cocina)|cabezas?|unidad(?:es)?|uni?|u`],
  ['MEASURE', '(?<unit>UNIT)'],
  ['UNIT', UNIT],
  ['NAMED', NUMBER_IN_NAME],
  ['MANY', String.raw`(?<many>\d{1,2}|${Object.keys(COUNT_WORDS).join('|')})`],
  ['COUNT', String.raw`(?<count>\d{1,2})`],
  ['AMOUNT', '(?<count>NUMBER)'],
  ['NUMBER', NUMBER],
]

/**
 * The forms of an amount in a text whose amounts are in digits (`inDigits`), by what they count; the most specific
 * first.
 */
const FORMS: readonly (readonly [Counting | 'measure', string])[] = [
  // `1 caja de leche x 12`, `pack 6 latas quilmes`, `2 packs de 6 cervezas`
  ['singles', String.raw`^AMOUNT\s+(?:PACK)OF\s+REST\s+x\s*MANY$`],
  ['singles', String.raw`^(?:AMOUNT\s+)?packs?OF\s+REST\s+de\s+MANY$`],
  [
    'singles',
    String.raw`^(?:AMOUNT\s*)?(?:PACK)\s+(?:de\s+|x\s*)?MANY\s+(?!(?:UNIT)\b)(?:(?:PACK|SINGLE)\s+)?(?:de\s+)?REST$`,
  ],
  ['packs', String.raw`^WORDS,?\s+(?:x\s*)?COUNT\s*(?:PACK)\.?\s+(?:de\s+|x\s*)?SIZE\.?$`],
  // `papel higiénico 2 paquetes de 4`, `papel higiénico, dos de cuatro rollos`
  ['packs', String.raw`^WORDS,?\s+(?:x\s*)?AMOUNT\s*(?:PACK)\.?\s+(?:de\s+|x\s*)MANY$`],
  ['packs', String.raw`^WORDS,?\s+AMOUNT\s+de\s+MANY\s+(?:LATER_PACK|SINGLE)$`],
  // `galletitas de agua pack x3`: one of three
  ['singles', String.raw`^WORDS,?\s+packs?\s+(?:de\s+|x\s*)MANY$`],
  // `galletitas de agua, las de tres paquetes`
  ['packs', String.raw`^WORDS,?\s+(?:el|l[ao]s?)\s+de\s+MANY(?:\s+(?:LATER_PACK|SINGLE))?$`],
  // `yerba 2 x 1 kg`, `7up 1 de litro y medio`
  ['packs', String.raw`^WORDS,?\s+COUNT\s*(?:x|\sde)\s*SIZE\.?$`],
  // `bolsa de carbón 4 kg x2`, `2 paquetes de fideos`, `lata de arvejas`
  ['either', String.raw`^(?:PACK)\s+de\s+REST\s+x\s*COUNT$`],
  ['packs', String.raw`^(?<count>NUMBER|medi[oa])\s*(?:PACK)\.?OF\s+REST$`],
  ['packs', String.raw`^(?:PACK)\s+de\s+REST$`],
  ['singles', String.raw`^AMOUNT\s*(?:SINGLE)\.?OF\s+REST$`],
  ['measure', String.raw`^AMOUNT\s*MEASURE(?:\.\s*|OF\s+)REST$`],
  // `2 leches`, `3x coca`, `(2) pan`; a number with decimals is a size
  ['either', String.raw`^(?!NAMED)\(?COUNT\)?(?:\s*[x×:-])?\s+(?!\d|(?:UNIT)$|en \d)REST$`],
  ['either', String.raw`^COUNTx\s*(?=\p{L}{2})REST$`],
  ['either', String.raw`^(?!NAMED|\d)AMOUNT\s+(?!\d|(?:UNIT)$|en \d)REST$`],
  ['either', String.raw`^(?<count>medi[oa])\s+(?!(?:UNIT|docenas?|de)\b)REST$`],
  // `leche 1 l x 6 descremada`, `harina 4 x Cañuelas`, `atún 4 latas al natural`, `tomate 1 kg para ensalada`
  ...[String.raw`x\s?COUNT`, String.raw`COUNT\s?x`].map(
    (times) =>
      [
        'either',
        String.raw`^KIND[\s,]\s*${times}[\s,]\s*(?!(?:UNIT|PACK|SINGLE|NUMBER)\b)(?<behind>\p{L}{2}.*)$`,
      ] as const,
  ),
  [
    'packs',
    String.raw`^KIND,?\s+(?:x\s*)?AMOUNT\s*(?:PACK|cabezas?|unidades)[.,]?\s+(?!de\s+\d)(?<behind>\p{L}\D*)$`,
  ],
  [
    'measure',
    String.raw`^(?<before>\p{L}\D*?),?\s+AMOUNT\s*(?<unit>kilos?|kgs?|gramos?|grs?|g)[.,]?\s+(?!y\b)(?<behind>\p{L}\D*)$`,
  ],
  // `yerba x 3`, `leche (2)`, `fideos: 4`, `huevos 12 unidades`, `atún 3 latas`, `atún latitas 3`
  ['either', String.raw`^BEFORE\s*(?<!\p{L})[x×*]\s*COUNT$`],
  ['either', String.raw`^BEFORE\s*\((?:x\s*)?COUNT\)$`],
  ['either', String.raw`^BEFORE(?:\s*[:=]\s*|(?<!\d),\s*|,\s+|\s+-\s*)COUNT$`],
  ['singles', String.raw`^BEFORE,?\s+(?:x\s*)?AMOUNT\s*(?:SINGLE)\.?$`],
  ['packs', String.raw`^BEFORE,?\s+(?:x\s*)?AMOUNT\s*(?:LATER_PACK)\.?$`],
  ['packs', String.raw`^BEFORE,?\s+(?:PACK)\s+COUNT$`],
  // `coca de 1 litro` says the size of the pack
  ['measure', String.raw`^BEFORE(?<!\sde)\s*[:,x-]?\s+AMOUNT\s*MEASURE\.?$`],
]

const READERS = FORMS.map(
  ([counting, form]) =>
    [
      counting,
      new RegExp(
        HOLES.reduce((source, [hole, said]) => source.replaceAll(hole, said), form),
        'iu',
      ),
    ] as const,
)

/** `2 hamburguesas x 4`: the packs are counted. */
const OF_SEVERAL = /\p{L}\s+x\s*\d{1,2}(?![\d.,]*\s*[a-z\d])/iu
const CANS = /\d\s*(?:lat(?:it)?as|botell(?:it)?as|porrones)\b/i

/** A text that may begin with how many. */
export const NUMBER_FIRST = new RegExp(String.raw`^(?:\(?\d|(?:${NUMBER}|medi[oa]|par de|packs?)\s)`, 'iu')

/** The amount that a text begins or ends with, and the rest of the text; null if it has none. */
export function amountIn(text: string): AmountInText | null {
  const said = inDigits(text)
  // one word says no amount; compiling the forms would delay a phone's first suggestions by 0.1 s
  if (!/[\d\s]/.test(said)) return null
  for (const [reading, form] of READERS) {
    const { count, unit = '', many, before = '', behind = '', size = '' } = form.exec(said)?.groups ?? NONE
    const rest = [before, behind, size].filter((part) => part !== '').join(' ')
    if (rest === '') continue
    const counting = reading === 'either' && OF_SEVERAL.test(rest) ? 'packs' : reading
    // of a box of twelve each is counted, of packs of four the packs
    const number = numberOf(count) * (counting === 'singles' ? numberOf(many) : 1)
    const amount =
      counting === 'measure'
        ? measured(number, unit)
        : pieces(number, counting === 'packs' && CANS.test(said) ? 'cans' : counting)
    if (amount === null) continue
    const isFirst = said.endsWith(rest)
    const isPerhapsPack = !isFirst && (counting === 'either' || counting === 'singles')
    const packOf = many === undefined ? (isPerhapsPack ? number : 1) : numberOf(many)
    return { amount, rest, isFirst, ...(packOf > 1 && { packOf }) }
  }
  return null
}

const NONE: Partial<Record<string, string>> = {}

/** An amount of a weight or volume. */
function measured(count: number, unit: string): Amount | null {
  const content = netContentOf(count, unit.toLowerCase() === 'k' ? 'kg' : unit)
  if (content?.ContenidoUnidad === 'g') return { kind: 'grams', grams: content.ContenidoNeto }
  return content && { kind: 'millilitres', millilitres: content.ContenidoNeto }
}
