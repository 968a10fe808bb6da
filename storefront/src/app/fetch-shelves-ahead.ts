import { LIST_PAGE_SIZE } from '@gondola/contract/base'
import { fetchShelfAhead } from '../state/catalogue/article-source.ts'
import { ROWS_PER_CALL } from '../state/cart/row-calls.ts'
import { FROM_TABLET } from '../ui/layout/use-media.ts'

const SHELF = /^#\/articulos\/(\d+)$/

/** Prefetches a shelf's first articles on pointerdown on a link to it, before its screen mounts. */
export function fetchShelvesAhead(): void {
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null
      const Codigo = SHELF.exec(href ?? '')?.[1]
      const count = matchMedia(FROM_TABLET).matches ? LIST_PAGE_SIZE : ROWS_PER_CALL
      if (Codigo !== undefined) fetchShelfAhead(Number(Codigo), count)
    },
    { passive: true },
  )
}
