import { folded } from '../../../platform/text/folded.ts'

const IDLE = new Set('del con las los sin para por una the grs kgs lts mts'.split(' '))
const WORD = /[a-z]{3,}/g

/** The stems of a description's words, without accents, case, plurals and sizes. */
export const stemsOf = (text: string): string[] =>
  (folded(text).match(WORD) ?? []).filter((word) => !IDLE.has(word)).map(stem)

/** `jabones` and `jabón` have one stem, as have `galletas` and `galleta`. */
export function stem(word: string): string {
  if (word.length > 4 && /[lnrdzj]es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}
