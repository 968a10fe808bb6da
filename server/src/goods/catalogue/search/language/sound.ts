/** Spellings that sound alike in Rioplatense Spanish, in the order in which they are replaced. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ch|sh/g, '#'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/ll/g, 'y'],
  [/y(?![aeiou])/g, 'i'],
  [/v/g, 'b'],
  [/w/g, 'u'],
  [/z|c(?=[ei])|x/g, 's'],
  [/qu(?=[ei])|k|q/g, 'c'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/G/g, 'g'],
  [/(.)\1+/g, '$1'],
]

const replaced = (word: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((sound, [spelling, common]) => sound.replace(spelling, common), word)

/** The sound of a folded word; a word may be a misspelling of any with the same sound. */
export function soundOf(word: string): string {
  let sound = lately.get(word)
  if (sound !== undefined) return sound
  if (lately.size >= LATELY_MAX) lately.clear()
  sound = replaced(word, ALIKE)
  lately.set(word, sound)
  return sound
}

/** The sounds of the words heard last: a query's are asked for several times. */
const lately = new Map<string, string>()
const LATELY_MAX = 64

/** How English spellings are read aloud in Argentina, written in the letters of `soundOf`. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/sch|sh|ch|tch/g, '#'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|ch(?=r)/g, 'k'],
  [/wh/g, 'w'],
  [/igh/g, 'I'],
  [/([bcdfgpt])le$/, '$1el'],
  [/a([bcdfgklmnpt])e$/, 'E$1'],
  [/i([bcdfgklmnptv])e$/, 'I$1'],
  [/u([bcdfgklmnpt])e$/, 'iu$1'],
  [/(?<=[a-z]{2})e$/, ''],
  [/^h/, 'J'],
  [/h/g, ''],
  [/gg/g, 'G'],
  [/g(?=[eiy])|j/g, 'Y'],
  [/ei(?=[a-z])/g, 'Ai'],
  [/ai|ay(?![aeo])/g, 'ei'],
  [/ee|ea|ie$|ey/g, 'i'],
  [/oo/g, 'u'],
  [/ou|ow/g, 'au'],
  [/aw/g, 'o'],
  [/y(?![aeiou])/g, 'i'],
  [/c(?=[eiy])|z|x/g, 's'],
  [/qu/g, 'cu'],
  [/k|q/g, 'c'],
  [/v/g, 'b'],
  [/w/g, 'u'],
  [/A/g, 'a'],
  [/E/g, 'ei'],
  [/I/g, 'ai'],
  [/J/g, 'j'],
  [/Y/g, 'y'],
  [/G/g, 'g'],
  [/(.)\1+/g, '$1'],
]

/** An English short u is heard as a: `huggies`, `seven up`, `dove`. */
const SHORT_U: readonly (readonly [RegExp, string])[] = [
  [/u(?=[bcdfgklmnpst]{2})|u(?=[bcdfgklmnpt]$)/g, 'a'],
  [/o(?=ve$)/, 'a'],
]
const READ_AS_WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/ei/g, 'e1'],
  [/ea/g, 'e'],
  [/ou/g, 'o'],
]

const ITALIAN: readonly (readonly [RegExp, string])[] = [
  [/cch(?=[ei])|ch(?=[ei])|cc(?=[aou])/g, 'k'],
  [/sc(?=[ei])|ci(?=[aou])|c(?=[ei])/g, '#'],
  [/gn/g, 'n'],
  [/gh/g, 'G'],
  [/gi(?=[aou])|g(?=[ei])/g, 'Y'],
  [/h/g, ''],
  [/zz?/g, 's'],
  [/qu|q/g, 'cu'],
  [/k/g, 'c'],
  [/v/g, 'b'],
  [/Y/g, 'y'],
  [/G/g, 'g'],
  [/(.)\1+/g, '$1'],
]

/** Spellings that no Spanish word has. */
const FOREIGN = /k|w|sh|th|ck|ph|zz|cch|gg|ee|oo|gn|bb|dd|ff|mm|nn|pp|ss|tt|[bcdfgkmpt]$|y(?![aeiou])./

export const looksForeign = (word: string): boolean => FOREIGN.test(word)

const LETTERS_MIN = 3

/** Leaves out what is not heard or differs by ear: a last e or consonant, the e of `espid`, ch for sh. */
export function heardAs(sound: string): string {
  let heard = sound
    .replaceAll('#', 's')
    .replace(/^es(?=[^aeiou])/, 's')
    .replace(/^gu(?=[aeio])/, 'u')
  if (heard.length > LETTERS_MIN + 1) heard = heard.replace(/s$/, '')
  if (heard.length > LETTERS_MIN + 1) heard = heard.replace(/e$/, '')
  if (heard.length > LETTERS_MIN) heard = heard.replace(/[bcdfgpt]$/, '')
  return heard.replace(/(.)\1+/g, '$1')
}

/** How a foreign word or brand may be heard by somebody who writes it in Spanish. */
export function heardForms(word: string): Set<string> {
  const spellings = [
    word.replace(/^mc(?=[a-z]{3})/, 'mak'),
    replaced(word, SHORT_U),
    replaced(word, READ_AS_WRITTEN),
  ]
  const heard = spellings.map((spelling) => heardAs(replaced(spelling, ENGLISH).replace('e1', 'ei')))
  heard.push(heardAs(replaced(word, ITALIAN)), heardAs(soundOf(word)))
  return new Set(heard.filter((form) => form.length >= LETTERS_MIN))
}
