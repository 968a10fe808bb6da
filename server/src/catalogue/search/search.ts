// Entry of this room; nobody imports its other files (README.md).
export type { Alternative, Clause } from './clauses.ts'
export { EmptySearches } from './empty-searches.ts'
export { findArticles, findWithClauses } from './find-articles.ts'
export { otherProductIn, isSpecialSort, PLAIN_SORTS } from './product-names.ts'
export { buildSearchIndex, type OtherNames, type SearchIndex } from './search-index.ts'
export { suggestionsFor } from './suggestions.ts'
export { exactTerm } from './terms.ts'
export { numbersOf, queryWordsOf, wordsOf } from './words.ts'
