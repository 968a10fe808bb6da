/** More words than a real search has. */
export const WORDS_MAX = 6

/** Accented letters of Spanish and related languages, by plain letter; `lower` handles only ASCII on both databases. */
export const MARKED_LETTERS: readonly (readonly [plain: string, marked: string])[] = [
  ['a', 'áÁàÀäÄâÂãÃ'],
  ['e', 'éÉèÈëËêÊ'],
  ['i', 'íÍìÌïÏ'],
  ['o', 'óÓòÒöÖôÔõÕ'],
  ['u', 'úÚùÙüÜ'],
  ['n', 'ñÑ'],
  ['c', 'çÇ'],
]

/** A text in lower case without accents, the same as SQL's `folded`. */
export function foldedText(text: string): string {
  return MARKED_LETTERS.reduce(
    (folding, [plain, marked]) => folding.replaceAll(new RegExp(`[${marked}]`, 'g'), plain),
    text,
  ).toLowerCase()
}

/** How people write that a number follows: 'N.º 6619', 'Nro. 6619', 'pedido 6619'. */
const BEFORE_NUMBER = /(?<=^|\s)(?:n\s?\.?\s?[º°]|nro\.?|n\.|pedido)\s*(?=#?\d)/g

/**
 * The folded words of a search text, at most six, all of which must match. A word contained in another is redundant and
 * costs a comparison per row, so it is dropped, unless it is a number, which may be a key.
 */
export function searchWords(q: string | undefined): string[] {
  const words = foldedText(q ?? '')
    .replaceAll(BEFORE_NUMBER, '')
    .split(/\s+/)
    .filter((word) => word !== '')
  const distinct = [...new Set(words)].slice(0, WORDS_MAX)
  return distinct.filter(
    (word) => /^#?\d+$/.test(word) || !distinct.some((other) => other !== word && other.includes(word)),
  )
}
