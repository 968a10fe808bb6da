import type { SortCode } from '@gondola/contract/rules/sort.ts'
import { SORT_NAMES } from '../../texts/lists.ts'
import { useSearchParams } from 'react-router'

/** Which page of a list is looked at, in which order. */
export interface ListPlace {
  /** From 1. */
  page: number
  sort: SortCode
}

/** Names in the address. */
const PAGE = 'pagina'
const SORT = 'orden'

/** Every sort, in the order of the select. */
export const SORT_CODES = Object.keys(SORT_NAMES) as readonly SortCode[]

/** Reads a place from an address; what makes no sense counts as not said. */
export function readPlace(params: URLSearchParams): ListPlace {
  const page = Number(params.get(PAGE))
  const sort = SORT_CODES.find((code) => code === params.get(SORT)) ?? 's'
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, sort }
}

/** Writes a place into an address and leaves the rest of it; what is the default is not said. */
export function writePlace(params: URLSearchParams, { page, sort }: ListPlace): URLSearchParams {
  const written = new URLSearchParams(params)
  if (page > 1) written.set(PAGE, String(page))
  else written.delete(PAGE)
  if (sort === 's') written.delete(SORT)
  else written.set(SORT, sort)
  return written
}

/** The list's place, kept in the address, so that it can be shared and gone back to. */
export function useListPlace() {
  const [params, setParams] = useSearchParams()
  const place = readPlace(params)
  return {
    place,
    /** `replace`: the page in the address is none of the list's, and is not to be gone back to. */
    goToPage: (page: number, { replace = false } = {}) =>
      setParams((before) => writePlace(before, { ...place, page }), { replace }),
    /** Another order starts at its first page again. */
    sortBy: (sort: SortCode) =>
      setParams((before) => writePlace(before, { page: 1, sort }), { preventScrollReset: true }),
  }
}
