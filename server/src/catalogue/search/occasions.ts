import { OCCASIONS } from './dictionary/occasions.ts'
import { soundOf } from './sound.ts'
import { folded } from '../../platform/text/folded.ts'

/** Words in front of an occasion that name no article: `algo rico para el mate`, `cosas para hacer pizza`. */
const SOMETHING = new Set('algo cosa cosas todo lo ingredientes ingrediente'.split(' '))
const TASTES = new Set(['dulce', 'salado'])
const BESIDE = new Set(
  'el la los las un una unos unas mi mis hacer preparar armar acompanar comer de rico rica'.split(' '),
)
const MOST_WORDS = 5

const wordsOf = (text: string) => text.match(/[a-z]+/g) ?? []
const singular = (word: string) => word.replace(/s$/, '')

/** Occasions as they are kept: without articles and plurals, with the taste at the end. */
const known = new Set(
  OCCASIONS.split('\n').flatMap((line) =>
    (line.split(' > ')[0] ?? '').split(', ').flatMap((name) => keyOf(name)?.join(' ') ?? []),
  ),
)
/** The same by their sound: `para labar la ropa`. */
const knownBySound = new Map([...known].map((name) => [soundOfWords(name), name]))

/** The words of an occasion; null if the text names an article before `para`, or nothing after it. */
function keyOf(text: string): string[] | null {
  const [before = '', after = ''] = ` ${folded(text)} `.split(' para ', 2)
  const [something, ...said] = wordsOf(before)
  if (something !== undefined && !SOMETHING.has(something)) return null
  const taste = said.filter((word) => TASTES.has(word))
  if (said.some((word) => !TASTES.has(word) && !BESIDE.has(word))) return null
  const words = wordsOf(after).filter((word) => !BESIDE.has(word))
  return words.length === 0 || words.length > MOST_WORDS ? null : [...words.map(singular), ...taste]
}

/** Of folded text: the occasion that a query names instead of an article, as one term; null if it names none that is known. */
export function occasionIn(query: string): string | null {
  const key = query.includes('para ') ? keyOf(query) : null
  if (key === null) return null
  const names = [key, key.filter((word) => !TASTES.has(word))].map((words) => words.join(' '))
  const name = names.find((one) => known.has(one)) ?? bySound(names)
  return name === undefined ? null : `para ${name}`
}

const bySound = (names: readonly string[]) =>
  names.map((name) => knownBySound.get(soundOfWords(name))).find((name) => name !== undefined)

function soundOfWords(name: string): string {
  return name.split(' ').map(soundOf).join(' ')
}
