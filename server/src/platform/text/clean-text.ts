const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const FORMULA = /^[=+@-]+/
/** Words whose spelling here is used when an all-caps text is converted. */
const KEPT = new Map(
  'UHT UAT TACC BC XL XXL XG XXG CBSé CC PVC LED DVD USB II III IV DOC'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)
const SMALL = new Set('a al con de del e el en la las los o para por sin u x y'.split(' '))

/** Strips markup, formulas, control characters and extra blanks. Tags keep their content, except scripts and styles. */
export function cleanName(text: string): string {
  let clean = text
  if (clean.includes('<')) {
    clean = clean
      .replace(/<script\b[^>]*>.*?(?:<\/script\s*>|$)|<style\b[^>]*>.*?(?:<\/style\s*>|$)/gis, ' ')
      .replace(/<\/?[a-z!][^>]*>/gi, ' ')
  }
  if (clean.includes('&'))
    clean = clean.replace(/&(#\d{1,5}|#x[\da-f]{1,4}|amp|lt|gt|quot|apos|nbsp)(;|\b)/gi, entity)
  clean = withoutFormula(clean.trim())
  return clean
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole
  const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
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
