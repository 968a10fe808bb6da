import type { LexiconLine } from '@gondola/lexicon/notation'
import { readLexicon } from '@gondola/lexicon/read-lexicon'
import { FILLERS, LINKING_WORDS, wordClass } from '@gondola/lexicon/word-classes'
import { soundOf } from './sound.ts'
import { folded } from '../../../../platform/text/folded.ts'

/** Words in front of an occasion that name no article: `algo rico para el mate`, `cosas para hacer pizza`. */
const SOMETHING = wordClass('something')
const TASTES = wordClass('taste')
const BESIDE = new Set([...wordClass('beside'), ...FILLERS, ...LINKING_WORDS])
/** What is done with nearly anything says less than with what: `para limpiar el horno`. */
const TASKS = wordClass('task')
const VERB = /^[a-z]{2,}(?:ar|er|ir)(?:me|te|se|l[aeo]s?)?$/
const GIFT = /^ (?:un |algun )?regal(?:o|it[oa])s? /
const MOST_WORDS = 5

const wordsOf = (text: string) => text.match(/[a-z]+/g) ?? []
const singular = (word: string) => word.replace(/s$/, '')

const [OCCASIONS, COMPLAINTS, CHORES] = ['occasions', 'complaints', 'chores'].map(readLexicon)
export const DISHES: readonly LexiconLine[] = readLexicon('dishes')

/** Dishes as occasions: `para locro > …`. */
const FOR_DISHES = DISHES.map((line) => ({ ...line, names: line.names.map((name) => `para ${name}`) }))

/** All that is said with `para`. */
export const PURPOSES: readonly LexiconLine[] = [...OCCASIONS!, ...COMPLAINTS!, ...CHORES!, ...FOR_DISHES]

/** Occasions as they are kept: without articles and plurals, with the taste at the end. */
const known = keysIn(PURPOSES)
/** The same by their sound: `para labar la ropa`. */
const knownBySound = new Map([...known].map((name) => [soundOfWords(name), name]))

function keysIn(lines: readonly LexiconLine[]): Set<string> {
  return new Set(lines.flatMap(({ names }) => names.flatMap((name) => keyOf(name)?.join(' ') ?? [])))
}

/** The words of an occasion; null if the text names an article before `para`, or nothing after it. */
function keyOf(text: string): string[] | null {
  const [before = '', after = ''] = withPara(` ${folded(text)} `).split(' para ', 2)
  const [something, ...said] = wordsOf(before)
  if (something !== undefined && !SOMETHING.has(something)) return null
  const taste = said.filter((word) => TASTES.has(word))
  if (said.some((word) => !TASTES.has(word) && !BESIDE.has(word))) return null
  const words = wordsOf(after).filter((word) => !BESIDE.has(word))
  return words.length === 0 || words.length > MOST_WORDS ? null : [...words.map(singular), ...taste]
}

/** `ingredientes del locro`, `remedio dolor de cabeza`; a present is one, whoever's and for whatever. */
function withPara(text: string): string {
  if (GIFT.test(text)) return ' algo para regalo '
  if (text.includes(' para ')) return text
  return text.replace(
    /^ (ingredientes?|receta|cosas|todo|remedios?) (?:del? (?:la |los |las )?|p |pal? )?(?=[a-z])/,
    ' $1 para ',
  )
}

/**
 * Of folded text: the occasion that a query names instead of an article, as one term; null if it names none that is
 * known. Of several words that are not known together, those that begin or end it are enough: `para dormir mejor`,
 * `para los hongos del baño`.
 */
export function occasionIn(query: string): string | null {
  if (!/\bpara |^(?:ingrediente|receta|cosas|todo|remedio)/.test(query) && !GIFT.test(` ${query} `))
    return null
  const key = keyOf(query)
  if (key === null) return null
  for (const words of [key, key.filter((word) => !TASTES.has(word))]) {
    const name = knownAs(words)
    if (name !== undefined) return `para ${name}`
  }
  const without = key.filter((word, place) => !(place === 0 && key.length > 1 && VERB.test(word)))
  const parts = [...beginnings(key).filter(([first]) => !TASKS.has(first!)), without, ...beginnings(without)]
  const part = [...parts, ...endings(without), ...beginnings(key)]
    .map(knownAs)
    .find((name) => name !== undefined)
  return part === undefined ? null : `para ${part}`
}

const beginnings = (words: readonly string[]) => words.slice(1).map((_, less) => words.slice(0, -less - 1))
const endings = (words: readonly string[]) => words.slice(1).map((_, place) => words.slice(place + 1))

function knownAs(words: readonly string[]): string | undefined {
  const name = words.join(' ')
  return known.has(name) ? name : knownBySound.get(soundOfWords(name))
}

function soundOfWords(name: string): string {
  return name.split(' ').map(soundOf).join(' ')
}
