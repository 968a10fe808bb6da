/** Index of the last slide at least partly visible in a scrolled row of equally wide slides. */
export function lastSlideInView(
  { scrollLeft, clientWidth, scrollWidth }: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>,
  slideCount: number,
): number {
  if (scrollWidth === 0) return -1
  const slideWidth = scrollWidth / slideCount
  return Math.min(Math.ceil((scrollLeft + clientWidth) / slideWidth), slideCount) - 1
}
