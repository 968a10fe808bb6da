import { interfaceTexts } from '../texts/interface.ts'
import { startTransition, useEffect, useState, type ComponentType } from 'react'
import { prefetch, inOwnTask } from '../api/scheduling.ts'
import { showToast } from './notices/toasts.ts'

/** The rendered places whose content is still on its way. */
const awaited = new Set<object>()

/** Whether something may still come into the place of what went, and takes its focus. */
export const isContentComing = (): boolean => awaited.size > 0

/**
 * A component outside the first load, for content that opens on a press. Its code is loaded when it is first rendered,
 * or earlier once the page has settled, unless `isLikely` is false. If loading fails, a toast reports it; the next press, or the network's return,
 * retries.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isLikely = true,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  const fetchOnce = async () => (loaded ??= await load())
  if (isLikely) prefetch(fetchOnce)

  return function Late(props: P) {
    const [Content, setContent] = useState(() => loaded)
    useEffect(() => {
      if (Content) return
      const place = {}
      awaited.add(place)
      const fail = () => {
        awaited.delete(place)
        sayOffline()
      }
      const show = () =>
        void fetchOnce().then((found) => startTransition(() => setContent(() => found)), fail)
      // Of many that a screen mounts at once, each adds its links to the page in a task of its own.
      inOwnTask(show)
      addEventListener('online', show)
      return () => {
        awaited.delete(place)
        removeEventListener('online', show)
      }
    }, [Content])
    return Content && <Content {...props} />
  }
}

function sayOffline(): void {
  showToast({ kind: 'error', title: interfaceTexts.offlineTitle, text: interfaceTexts.offlineText })
}
