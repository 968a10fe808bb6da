import { SORT_NAMES, listTexts } from '../../texts/lists.ts'
import type { SortCode } from '@gondola/contract/catalogue'
import { SelectField } from '../../ui/field/select-field.tsx'
import { FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import { FilterBar } from '../list-filter/filter-bar.tsx'
import type { ArticleListingProps } from './listing-head.tsx'
import { ArticlePages } from './article-pages.tsx'
import { ArticleRows } from './article-rows.tsx'
import { filterTexts } from '../../texts/search.ts'
import { Button } from '../../ui/button/button.tsx'
import { announce } from '../../ui/notices/toasts.ts'
import { SearchDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useListFilter } from '../list-filter/use-list-filter.ts'
import styles from './article-listing.module.css'
import { SORT_CODES, useListPlace } from './list-place.ts'

/**
 * A list of articles with its sort select and its count (spec §2, Article list and Search): on a desktop a grid of nine
 * cards per page with page links, on a phone one scrolling list. Page, sort and filters are in the URL.
 */
export function ArticleListing(props: ArticleListingProps) {
  const isWide = useMedia(FROM_TABLET)
  const { place, goToPage, sortBy } = useListPlace()
  const sort = <SortSelect sort={place.sort} onSort={sortBy} />
  // A change of list or order remounts the component.
  const key = [...props.source.key, props.source.narrowing, place.sort].join(' ')
  const empty = props.source.narrowing === '' ? <div data-nothing-here>{props.empty}</div> : <NothingLeft />
  const list = isWide ? (
    <ArticlePages {...props} empty={empty} place={place} onPage={goToPage} sortSelect={sort} />
  ) : (
    <ArticleRows key={key} {...props} empty={empty} sort={place.sort} sortSelect={sort} />
  )
  return (
    <div className={styles['listing']}>
      <FilterBar source={props.source} />
      {list}
    </div>
  )
}

function SortSelect({ sort, onSort }: { sort: SortCode; onSort: (sort: SortCode) => void }) {
  return (
    <SelectField
      label={listTexts.sortBy}
      inline
      className={styles['sort']}
      value={sort}
      onChange={({ target }) => {
        const code = target.value as SortCode
        onSort(code)
        announce(listTexts.sorted(SORT_NAMES[code]))
      }}
    >
      {SORT_CODES.map((code) => (
        <option key={code} value={code}>
          {SORT_NAMES[code]}
        </option>
      ))}
    </SelectField>
  )
}

/** Shown instead of a list that its filters have emptied. */
function NothingLeft() {
  const { clear } = useListFilter()
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={filterTexts.nothingLeft}
      text={filterTexts.nothingLeftText}
      action={<Button onClick={clear}>{filterTexts.clearAll}</Button>}
    />
  )
}
