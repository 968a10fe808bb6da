import { withoutMojibake } from './mojibake.ts'

/** Named references of HTML; letters with a mark are put together of both: `Ntilde`, `oacute`. */
const ENTITIES: ReadonlyMap<string, string> = new Map(
  `amp & lt < gt > quot " apos ' ordm º ordf ª deg ° middot · frac12 ½ frac14 ¼ frac34 ¾ sup1 ¹ sup2 ² sup3 ³ times ×
  plusmn ± iexcl ¡ iquest ¿ laquo « raquo » ndash – mdash — hellip … bull • lsquo ‘ rsquo ’ ldquo “ rdquo ” acute ´
  reg ® trade ™ copy © euro € szlig ß aelig æ AElig Æ oslash ø Oslash Ø nbsp \xa0 shy \u00ad zwj \u200d zwnj \u200c`
    .split(/[ \n]+/)
    .flatMap((word, place, words) => (place % 2 === 0 ? [[word, words[place + 1]!] as const] : [])),
)
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
}
const ENTITY = new RegExp(
  `&(#\\d{1,7}|#x[\\da-f]{1,6}|[a-z](?:${Object.keys(MARKS).join('|')})|${[...ENTITIES.keys()].join('|')})(;|\\b)`,
  'gi',
)
const FORMULA = /^[=+@-]+/
/** Words whose spelling here is used when an all-caps text is converted. */
const KEPT = new Map(
  'UHT UAT TACC BC XL XXL XG XXG CBSé CC PVC LED DVD USB II III IV DOC'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)
const SMALL = new Set('a al con de del e el en la las los o para por sin u x y'.split(' '))

/** Ligatures, full-width and mathematical letters and digits, which look like others. Fractions and powers say more. */
const DISGUISED =
  /[\u3000\ufb00-\ufb06\uff01-\uff5e\u2460-\u249b\u24b6-\u24e9\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f189}]/gu
/** Controls, directions, widthless blanks and what is not shown at all; joiners and variants hold emoji together. */
const INVISIBLE =
  /(?![\t\n\r])\p{Cc}|\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200c/gu
const PLAIN = /^[\t\n\r\x20-\x7e\xa0-\xac\xae-\xff]*$/

/**
 * A text in the letters that it shows, as every text is stored, compared and searched for that people or files bring:
 * letters and their marks as one character, no disguised letters, no direction or other sign that nobody sees.
 */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(DISGUISED, (letter) => letter.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .normalize('NFC')
}

/** Strips markup, formulas, control characters and extra blanks. Tags keep their content, except scripts and styles. */
export function cleanName(text: string): string {
  let clean = text
  // written by a program that had got it written already: `&amp;Ntilde;`
  for (let times = 0; times < 3 && clean.includes('&'); times++) clean = clean.replace(ENTITY, entity)
  clean = withoutMojibake(clean)
  if (clean.includes('<')) {
    clean = clean
      .replace(/<script\b[^>]*>.*?(?:<\/script\s*>|$)|<style\b[^>]*>.*?(?:<\/style\s*>|$)/gis, ' ')
      .replace(/<\/?[a-z!][^>]*>/gi, ' ')
  }
  clean = withoutFormula(clean.trim())
  return plainText(clean.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * A product's name without the stray quotation marks and backslashes of other programs. Inches (`TV 43"`) and a pair
 * within the name stay.
 */
export function unquotedName(name: string): string {
  if (!/["“”„\\]/.test(name)) return name
  return name
    .replace(/[“”„]/g, '"')
    .replace(/\\+/g, '\\')
    .replace(/^"((?:[^"\\]|\\")*)"(?=\s|$)/, '$1')
    .replace(/\\(?=")/g, '')
    .replace(/(?<=[\s(])"[^"]+"(?=[\s),.;]|$)|(?<=\d)"(?!\p{L})|"/gu, (mark, at: number, whole: string) =>
      mark.length > 1 || /\d/.test(whole[at - 1] ?? '') ? mark : '',
    )
    .replace(/(?<=\p{L})\\(?=\p{L})/gu, '/')
    .replace(/\\/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) {
    const known = ENTITIES.get(name) ?? ENTITIES.get(name.toLowerCase())
    return (
      known ??
      (MARKS[name.slice(1).toLowerCase()]
        ? (name[0]! + MARKS[name.slice(1).toLowerCase()]!).normalize('NFC')
        : whole)
    )
  }
  const code = /x/i.test(name[1]!) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return whole
  return code < 32 ? ' ' : String.fromCodePoint(code)
}

/** Strips a spreadsheet formula: keeps its quoted text, or else the text without the leading signs. */
function withoutFormula(text: string): string {
  if (!FORMULA.test(text)) return text
  const quoted = /^=[^"]*"(.+)"\)?$/s.exec(text)?.[1]
  return quoted ?? text.replace(FORMULA, '').trim()
}

/** Converts an all-caps text to title case; leaves other text as it is. */
export function withoutShouting(text: string): string {
  if (text.length < 3 || text !== text.toUpperCase() || text === text.toLowerCase()) return text
  return text
    .split(' ')
    .map((word, position) => smallLettered(word, position))
    .join(' ')
}

function smallLettered(word: string, position: number): string {
  const lower = word.toLowerCase()
  const kept = KEPT.get(lower)
  if (kept !== undefined) return kept
  if (position > 0 && SMALL.has(lower)) return lower
  if (/\d/.test(word)) return word
  // capitalise a letter after a punctuation sign, and after the apostrophe of d', l', o'
  return lower.replace(/(?<=^|[-/.(&]|^[dlo]['´’])\p{L}/gu, (letter) => letter.toUpperCase())
}
