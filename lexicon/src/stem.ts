/**
 * One stem for singular and plural, by the rules of Spanish: `huevos`, `panes`, `nueces`, `aceites`. Gender is kept:
 * coca is not coco. Of folded words.
 */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word
  let stemmed = word.endsWith('s') ? word.slice(0, -1) : word
  if (stemmed.endsWith('e') && stemmed.length > 3) stemmed = stemmed.slice(0, -1)
  return stemmed.endsWith('z') ? `${stemmed.slice(0, -1)}c` : stemmed
}

/** The same for both genders: `clásicos` and `clásica` are one word. */
export const genderlessStem = (word: string): string =>
  word.length > 4 ? stem(word).replace(/[ao]$/, '') : stem(word)
