/** How many page links are shown at once (spec §9). */
export const PAGE_LINKS = 7

/** The page numbers to show: at most seven, the current one in the middle where there is room. Pages start at 1. */
export function pageWindow(page: number, pageCount: number): number[] {
  const size = Math.min(PAGE_LINKS, pageCount)
  const first = Math.min(Math.max(1, page - Math.floor(PAGE_LINKS / 2)), pageCount - size + 1)
  return Array.from({ length: size }, (_, position) => first + position)
}
