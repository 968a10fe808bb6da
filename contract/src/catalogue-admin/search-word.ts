import { Type, type Static } from 'typebox'
import { readOwnLine, tidyLine } from '@gondola/lexicon/notation'
import { Closed, Id, type StaffViolation } from '../base/index.ts'
import { catalogueFault } from './staff-texts.ts'

export const SEARCH_WORDS_MAX = 500
const LINE_MAX_CHARACTERS = 200

/** Words of the chain's own by which its articles are searched: a line in the notation of `lexicon/README.md`. */
export const SearchWord = Closed({ Id, Renglon: Type.String() })
export type SearchWord = Static<typeof SearchWord>

export const SearchWordDraft = Closed({ Renglon: Type.String({ maxLength: LINE_MAX_CHARACTERS }) })
export type SearchWordDraft = Static<typeof SearchWordDraft>

/** The broken rule of a line by itself; null if it can be understood. */
export function checkSearchWord({ Renglon }: SearchWordDraft): StaffViolation | null {
  const line = tidyLine(Renglon)
  if (line === '') return catalogueFault('renglon-vacio', 'Renglon')
  return readOwnLine(line) === null ? catalogueFault('renglon-forma', 'Renglon') : null
}
