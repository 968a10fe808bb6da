// Entry of this room; nobody imports its other files (README.md).
export { impliedTerms, isOfSeveral } from './article-terms.ts'
export type { Alternative } from './expand.ts'
export type { Clause } from './match.ts'
export { EmptySearches } from './empty-searches.ts'
export { mendedText, nearOnes, notSoldWords } from './notices.ts'
export { byBeginning, otherProductIn, isSpecialSort, PLAIN_SORTS } from './language/product-names.ts'
export { findArticles, findWithClauses, isBrandWord } from './find-articles.ts'
export { buildSearchIndex, type OtherNames, type SearchIndex } from './search-index.ts'
export { suggestionsFor } from './suggestions.ts'
export {
  hasPlainMeaning,
  ownFamilyOf,
  ownWordsOf,
  withOwnWords,
  synonymsOf,
  type OwnWords,
} from './language/synonyms.ts'
export { exactTerm, hasTerm } from './vocabulary.ts'
export { numbersOf, queryWordsOf, wordsOf, type Word } from './language/words.ts'
