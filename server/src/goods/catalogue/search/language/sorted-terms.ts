/** Words sorted by code unit. */
export interface SortedTerms {
  terms: readonly string[]
  /** Number of leading letters that a term shares with the previous one. */
  shared: Uint8Array
}

export const sortedTerms = (terms: readonly string[]): SortedTerms => ({
  terms,
  shared: Uint8Array.from(terms, (term, i) => sharedLetters(terms[i - 1] ?? '', term)),
})

function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255)
  let shared = 0
  while (shared < most && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++
  return shared
}

/** A term by its index in the list, and how many letters differ. */
interface Near {
  term: number
  distance: number
}

export interface NearTerms {
  whole: Near[]
  beginning: Near[]
}

/**
 * Damerau distances (a swap of adjacent letters counts once) of all terms to a word. As terms are sorted, a row of the
 * table is computed once for all terms that share its letters, and terms that cannot be near are skipped.
 */
export function nearTerms({ terms, shared }: SortedTerms, word: string, allowed: number): NearTerms {
  const whole: Near[] = []
  const beginning: Near[] = []
  const width = word.length + 1
  const rows: Uint8Array[] = [Uint8Array.from({ length: width }, (_, i) => i)]
  /** Number of rows valid for the previous term, and the least distance of its beginnings to the word. */
  let depth = 0
  const leastBeginning: number[] = [width]
  /** Terms that share at least this many letters with the previous one are too far as well. */
  let farFrom = Infinity
  for (let term = 0; term < terms.length; term++) {
    if (shared[term]! >= farFrom) continue
    farFrom = Infinity
    const text = terms[term]!
    depth = Math.min(depth, shared[term]!)
    while (depth < text.length) {
      const least = fillNextRow(rows, depth, text, word, allowed)
      depth++
      leastBeginning[depth] = Math.min(leastBeginning[depth - 1]!, rows[depth]![width - 1]!)
      if (least > allowed && leastBeginning[depth]! > allowed) {
        farFrom = depth
        break
      }
    }
    if (farFrom !== Infinity) continue
    const distance = rows[text.length]![width - 1]!
    if (distance === 0) continue
    if (distance <= allowed) whole.push({ term, distance })
    else if (leastBeginning[text.length]! <= allowed)
      beginning.push({ term, distance: leastBeginning[text.length]! })
  }
  return { whole, beginning }
}

/** More than any distance that is looked for. */
const FAR = 100

/**
 * Fills the row of the distance table for the letter at `depth`, in the band where distances may be as small as allowed.
 * Returns its least.
 */
function fillNextRow(rows: Uint8Array[], depth: number, text: string, word: string, allowed: number): number {
  const above = rows[depth]!
  const row = (rows[depth + 1] ??= new Uint8Array(above.length))
  const last = row.length - 1
  const from = Math.max(1, depth + 1 - allowed)
  const to = Math.min(last, depth + 1 + allowed)
  const letter = text.charCodeAt(depth)
  const before = depth > 0 ? text.charCodeAt(depth - 1) : -1
  row[0] = Math.min(FAR, depth + 1)
  if (from > 1) row[Math.min(from - 1, last)] = FAR
  if (to < last) row[to + 1] = row[last] = FAR
  let least = from === 1 ? row[0] : FAR
  for (let i = from; i <= to; i++) {
    const isSame = word.charCodeAt(i - 1) === letter
    let distance = Math.min(above[i]! + 1, row[i - 1]! + 1, above[i - 1]! + (isSame ? 0 : 1))
    if (i > 1 && word.charCodeAt(i - 2) === letter && word.charCodeAt(i - 1) === before)
      distance = Math.min(distance, rows[depth - 1]![i - 2]! + 1)
    row[i] = distance
    if (distance < least) least = distance
  }
  return least
}
