import { useSyncExternalStore } from 'react'

/** Media queries for the layout's breakpoints (tokens.css): from 740 px and from 940 px. */
export const FROM_TABLET = '(min-width: 740px)'
export const FROM_DESKTOP = '(min-width: 940px)'

/** Whether the window matches a media query; updates when that changes. */
export function useMedia(query: string): boolean {
  const matches = () => window.matchMedia(query).matches
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    matches,
    // during server-side rendering `window` is a stub
    matches,
  )
}
