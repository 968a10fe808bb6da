import { interfaceTexts } from '../texts/interface.ts'
import { useEffect, useState, type ComponentType } from 'react'
import { fetchOnceSettled } from '../api/fetch-once-settled.ts'
import { showToast } from './notices/toasts.ts'

/**
 * A component whose code is not in the first load: for what opens at a press. It is fetched when it is first shown, or
 * ahead of that once the page has had time to settle. Where the network is lost a toast says so; the next press, or the
 * network's return, tries again.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  const fetchOnce = async () => (loaded ??= await load())
  fetchOnceSettled(fetchOnce)

  return function Late(props: P) {
    const [Content, setContent] = useState(() => loaded)
    useEffect(() => {
      if (Content) return
      const show = () => void fetchOnce().then((found) => setContent(() => found), sayOffline)
      show()
      addEventListener('online', show)
      return () => removeEventListener('online', show)
    }, [Content])
    return Content && <Content {...props} />
  }
}

function sayOffline(): void {
  showToast({ kind: 'error', title: interfaceTexts.offlineTitle, text: interfaceTexts.offlineText })
}
