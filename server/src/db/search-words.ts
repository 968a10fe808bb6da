/** More words than that nobody types to find something. */
export const WORDS_MAX = 6

/** Letters that Spanish and its neighbours write with a mark, and the plain one; both databases' `lower` knows ASCII alone. */
export const MARKED_LETTERS: readonly (readonly [plain: string, marked: string])[] = [
  ['a', 'áÁàÀäÄâÂãÃ'],
  ['e', 'éÉèÈëËêÊ'],
  ['i', 'íÍìÌïÏ'],
  ['o', 'óÓòÒöÖôÔõÕ'],
  ['u', 'úÚùÙüÜ'],
  ['n', 'ñÑ'],
  ['c', 'çÇ'],
]

/** A text in small letters without accents, as SQL's `folded` makes it. */
export function foldedText(text: string): string {
  return MARKED_LETTERS.reduce(
    (folding, [plain, marked]) => folding.replaceAll(new RegExp(`[${marked}]`, 'g'), plain),
    text,
  ).toLowerCase()
}

/**
 * The folded words of a search text, six at most, each of which must be part of what is found. One that is part of
 * another asks for nothing more and costs a look at every row: it goes, unless it is a number, which may be a key.
 */
export function searchWords(q: string | undefined): string[] {
  const words = foldedText(q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  const distinct = [...new Set(words)].slice(0, WORDS_MAX)
  return distinct.filter(
    (word) => /^#?\d+$/.test(word) || !distinct.some((other) => other !== word && other.includes(word)),
  )
}
