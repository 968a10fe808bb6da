import { LIST_PAGE_SIZE } from '@gondola/contract/base'
import type { SortCode } from '@gondola/contract/catalogue'
import { SORT_NAMES } from '../../texts/lists.ts'
import { useSearchParams } from 'react-router'
import type { Slice } from '../../api/catalogue.ts'
import { ROWS_PER_CALL } from '../../state/catalogue/article-source.ts'
import { FROM_TABLET } from '../../ui/layout/use-media.ts'

export interface ListPlace {
  /** From 1. */
  page: number
  sort: SortCode
}

/** Names of the URL parameters. */
const PAGE = 'pagina'
const SORT = 'orden'

/** All sort orders, in the select's order. */
export const SORT_CODES = Object.keys(SORT_NAMES) as readonly SortCode[]

/** Reads page and sort order from the URL; invalid values count as missing. */
export function readPlace(params: URLSearchParams): ListPlace {
  const page = Number(params.get(PAGE))
  const sort = SORT_CODES.find((code) => code === params.get(SORT)) ?? 's'
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, sort }
}

/** What a list shows first where nothing else is chosen: a desktop's first page, a phone's first rows. */
export function firstSlice(): Slice {
  return { from: 0, count: matchMedia(FROM_TABLET).matches ? LIST_PAGE_SIZE : ROWS_PER_CALL, orden: 's' }
}

/** Writes page and sort order into the URL's parameters, leaving out defaults; other parameters are unchanged. */
export function writePlace(params: URLSearchParams, { page, sort }: ListPlace): URLSearchParams {
  const written = new URLSearchParams(params)
  if (page > 1) written.set(PAGE, String(page))
  else written.delete(PAGE)
  if (sort === 's') written.delete(SORT)
  else written.set(SORT, sort)
  return written
}

/** The list's page and sort order, stored in the URL, so that it can be shared and restored by going back. */
export function useListPlace() {
  const [params, setParams] = useSearchParams()
  const place = readPlace(params)
  return {
    place,
    /** `replace`: the page in the URL does not exist and must not remain in the history. */
    goToPage: (page: number, { replace = false } = {}) =>
      setParams((before) => writePlace(before, { ...place, page }), { replace }),
    /** Another sort order starts at the first page. */
    sortBy: (sort: SortCode) =>
      setParams((before) => writePlace(before, { page: 1, sort }), { preventScrollReset: true }),
  }
}
