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
import { findStaffFamily } from './categories.store.ts'
import {
  countSearchWords,
  deleteSearchWord,
  findSearchWord,
  insertSearchWord,
  listSearchWords,
  updateSearchWord,
} from './search-words.store.ts'

/** Staff's calls for the chain's own words for the search; in effect with the catalogue's next version. */
export const searchWordsFeature: Feature = (api, deps) =>
  serveRecords<SearchWord, SearchWordDraft>(api, deps, staffSearchWords, {
    transaction: inCatalogue,
    list: (_db, asked) => listSearchWords(deps.reads, asked),
    find: findSearchWord,
    check: checkDraft,
    taken: catalogueFault('renglon-repetido', 'Renglon'),
    insert: (trx, { Renglon }) => insertSearchWord(trx, tidyLine(Renglon)),
    update: (trx, Id, { Renglon }) => updateSearchWord(trx, Id, tidyLine(Renglon)),
    remove: deleteSearchWord,
  })

async function checkDraft(
  trx: Db,
  draft: SearchWordDraft,
  before: SearchWord | null,
): Promise<StaffViolation | null> {
  const broken = checkSearchWord(draft)
  if (broken) return broken
  const family = readOwnLine(tidyLine(draft.Renglon))?.family ?? null
  if (family !== null && (await findStaffFamily(trx, family)) === null)
    return catalogueFault('familia-inexistente', 'Renglon')
  const isFull = before === null && (await countSearchWords(trx)) >= SEARCH_WORDS_MAX
  return isFull ? catalogueFault('renglones-demasiados', 'Renglon') : null
}
