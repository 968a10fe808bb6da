import { PAGE_LINKS } from './constants.ts'

/** The pagination model (spec §3): pages from 1. */
export interface Paging {
  pageNro: number
  pageSize: number
}

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/**
 * The page numbers linked around the current one: at most seven (spec §9), the current one in the middle if possible.
 */
export function pageWindow(current: number, pages: number, links = PAGE_LINKS): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(links / 2), pages - links + 1))
  return Array.from({ length: Math.min(links, pages) }, (_, index) => first + index)
}

/** Offset of a page for `/{from}/{count}` calls. */
export function pageOffset({ pageNro, pageSize }: Paging): number {
  return (pageNro - 1) * pageSize
}
