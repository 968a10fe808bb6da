import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PLAIN_LINK } from '../ui/text/plain-link.tsx'

/** Leads on from every `PlainLink` that is pressed. Stands once in the page's frame, draws nothing. */
export function PlainLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (isOther || event.defaultPrevented || !(event.target instanceof Element)) return
      const href = event.target.closest(`a[${PLAIN_LINK}]`)?.getAttribute('href')
      if (!href) return
      event.preventDefault()
      // pressed where it leads already, it leaves no second entry to go back through
      void navigate(href.slice(1), { replace: href === location.hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  return null
}
