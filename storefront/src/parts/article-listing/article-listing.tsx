import { SORT_NAMES, listTexts } from '@gondola/contract/texts/lists.ts'
import type { SortCode } from '@gondola/contract/rules/sort.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import type { ArticleListingProps } from './article-listing-props.ts'
import { ArticlePages } from './article-pages.tsx'
import { ArticleRows } from './article-rows.tsx'
import styles from './article-listing.module.css'
import { SORT_CODES, useListPlace } from './list-place.ts'

/**
 * A list of articles with its sort select and its count (spec §2, Article list and Search): a grid of nine cards a page
 * with page links on a desktop, one scrolling list on a phone. Page and sort are kept in the address.
 */
export function ArticleListing(props: ArticleListingProps) {
  const isWide = useMedia(FROM_TABLET)
  const { place, goToPage, sortBy } = useListPlace()
  const sort = <SortSelect sort={place.sort} onSort={sortBy} />
  // Another list, or another order of it, starts with nothing of the one before.
  const key = [...props.source.key, place.sort].join(' ')
  return isWide ? (
    <ArticlePages {...props} place={place} onPage={goToPage} sortSelect={sort} />
  ) : (
    <ArticleRows key={key} {...props} sort={place.sort} sortSelect={sort} />
  )
}

function SortSelect({ sort, onSort }: { sort: SortCode; onSort: (sort: SortCode) => void }) {
  return (
    <SelectField
      label={listTexts.sortBy}
      inline
      className={styles['sort']}
      value={sort}
      onChange={(event) => onSort(event.target.value as SortCode)}
    >
      {SORT_CODES.map((code) => (
        <option key={code} value={code}>
          {SORT_NAMES[code]}
        </option>
      ))}
    </SelectField>
  )
}
