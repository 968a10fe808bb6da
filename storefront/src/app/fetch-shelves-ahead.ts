import { firstSlice } from '../parts/article-listing/list-place.ts'
import { fetchShelfAhead } from '../state/catalogue/article-source.ts'

const SHELF = /^#\/articulos\/(\d+)$/

/** Prefetches a shelf's first articles on pointerdown on a link to it, before its screen mounts. */
export function fetchShelvesAhead(): void {
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
      const Codigo = SHELF.exec(href ?? '')?.[1]
      if (Codigo !== undefined) fetchShelfAhead(Number(Codigo), firstSlice())
    },
    { passive: true },
  )
}
