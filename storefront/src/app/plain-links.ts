import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PLAIN_LINK } from '../ui/text/plain-link.tsx'

/** Follows every clicked `PlainLink` through the router. Mount once in the page's frame; renders nothing. */
export function PlainLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (isOther || event.defaultPrevented || !(event.target instanceof Element)) return
      const href = event.target.closest(`a[${PLAIN_LINK}]`)?.getAttribute('href')
      if (!href) return
      event.preventDefault()
      // a link to the current address adds no second history entry
      void navigate(href.slice(1), { replace: href === location.hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  return null
}
