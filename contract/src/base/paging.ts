import { PAGE_LINKS } from './constants.ts'

/** Pages are numbered from 1 (spec §3). */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The page numbers linked around the current one: at most seven (spec §9), if possible with it in the middle. */
export function pageWindow(current: number, pages: number, links = PAGE_LINKS): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(links / 2), pages - links + 1))
  return Array.from({ length: Math.min(links, pages) }, (_, index) => first + index)
}
