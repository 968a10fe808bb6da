/** Spellings that sound alike in Rioplatense Spanish, in the order in which they are replaced. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ch/g, '#'],
  [/h/g, ''],
  [/ll/g, 'y'],
  [/v|w/g, 'b'],
  [/qu(?=[ei])|k|q/g, 'c'],
  [/z|c(?=[ei])|x/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/(.)\1+/g, '$1'],
]

/** The sound of a folded word; a word may be a misspelling of any with the same sound. */
export const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [spelling, common]) => sound.replace(spelling, common), word)
