import { stem } from '@gondola/lexicon/stem'
import { FILLERS, LINKING_WORDS, wordClass } from '@gondola/lexicon/word-classes'
import { folded } from '../../../platform/text/folded.ts'

const UNITS = wordClass('unit')
const WORD = /[a-z]{3,}/g

const says = (word: string) => !FILLERS.has(word) && !LINKING_WORDS.has(word) && !UNITS.has(word)

/** The stems of a description's words, without accents, case, plurals and sizes. */
export const stemsOf = (text: string): string[] => (folded(text).match(WORD) ?? []).filter(says).map(stem)
