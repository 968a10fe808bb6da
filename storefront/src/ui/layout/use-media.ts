import { useSyncExternalStore } from 'react'

/** Media queries of the layout's steps (tokens.css): from 740 px wide on, and from 940 on. */
export const FROM_TABLET = '(min-width: 740px)'
export const FROM_DESKTOP = '(min-width: 940px)'

/** Whether the window answers a media query, now and when it changes. */
export function useMedia(query: string): boolean {
  const matches = () => window.matchMedia(query).matches
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    matches,
    // drawn ahead by the server: for a window that it makes up
    matches,
  )
}
