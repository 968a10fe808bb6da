/** Spellings that sound alike in the Spanish of the Río de la Plata, in the order in which they are replaced. */
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

/** How a folded word sounds; words with the same sound may be meant for each other. */
export const soundOf = (word: string): string =>
  ALIKE.reduce((sound, [spelling, common]) => sound.replace(spelling, common), word)
