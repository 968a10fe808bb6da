/** Index of the last slide that a scrolled row of equally wide slides shows, at least in part. */
export function lastSlideInView(
  { scrollLeft, clientWidth, scrollWidth }: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>,
  slideCount: number,
): number {
  if (scrollWidth === 0) return -1
  const slideWidth = scrollWidth / slideCount
  return Math.min(Math.ceil((scrollLeft + clientWidth) / slideWidth), slideCount) - 1
}
