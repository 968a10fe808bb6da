import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ListFilter, NO_FILTER, readFilter, writeFilter } from '../../state/catalogue/list-filter.ts'
import { readPlace, writePlace } from '../article-listing/list-place.ts'

/** The filter of the list on screen, stored in the URL; a change of filter returns to the first page. */
export function useListFilter() {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => readFilter(params), [params])
  const narrow = (chosen: ListFilter) =>
    setParams((before) => writeFilter(writePlace(before, { ...readPlace(before), page: 1 }), chosen), {
      // going back leaves the list instead of undoing each choice
      replace: true,
      preventScrollReset: true,
    })
  return { filter, narrow, clear: () => narrow(NO_FILTER) }
}
