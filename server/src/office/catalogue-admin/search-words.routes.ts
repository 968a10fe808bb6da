import {
  catalogueFault,
  checkSearchWord,
  SEARCH_WORDS_MAX,
  staffSearchWords,
  type SearchWord,
  type SearchWordDraft,
} from '@gondola/contract/catalogue-admin'
import type { StaffViolation } from '@gondola/contract/base'
import { readOwnLine, tidyLine } from '@gondola/lexicon/notation'
import { serveRecords } from '../../audit/serve-records.ts'
import { inCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import type { Feature } from '../../http/serve.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { folded } from '../../platform/db/list-window.ts'
import { records } from '../../platform/db/records.ts'
import { families } from './categories.store.ts'

/** The chain's own words, in alphabetical order by default. */
const searchWords = records<'search_words', SearchWord, SearchWordDraft>({
  table: 'search_words',
  key: 'Id',
  columns: { Id: 'Id', Renglon: 'Renglon' },
  sort: { Id: 'Id', Renglon: folded('Renglon') },
  order: ['Renglon', 'ASC'],
  search: ['Renglon'],
  write: ({ Renglon }) => ({ Renglon: tidyLine(Renglon) }),
})

/** Staff's calls for the chain's own words for the search; in effect with the catalogue's next version. */
export const searchWordsFeature: Feature = (api, deps) =>
  serveRecords<SearchWord, SearchWordDraft>(api, deps, staffSearchWords, {
    ...searchWords,
    transaction: inCatalogue,
    list: (_db, asked) => searchWords.list(deps.reads, asked),
    check: checkDraft,
    taken: catalogueFault('renglon-repetido', 'Renglon'),
  })

async function checkDraft(
  trx: Db,
  draft: SearchWordDraft,
  before: SearchWord | null,
): Promise<StaffViolation | null> {
  const broken = checkSearchWord(draft)
  if (broken) return broken
  const family = readOwnLine(tidyLine(draft.Renglon))?.family ?? null
  if (family !== null && (await families.find(trx, family)) === null)
    return catalogueFault('familia-inexistente', 'Renglon')
  const isFull = before === null && (await searchWords.list(trx, { _end: 0 })).total >= SEARCH_WORDS_MAX
  return isFull ? catalogueFault('renglones-demasiados', 'Renglon') : null
}
