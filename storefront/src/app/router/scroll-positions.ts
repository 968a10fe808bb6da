import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Location } from 'react-router'
import { stored } from '../../state/stored.ts'

/** In pixels, by the history entry's key; stored for reloads and returns from other sites. */
const storedPositions = stored<Record<string, number>>('posiciones', {}, isPositions, {
  lasts: 'visit',
  onLost: () => undefined,
})

/** Identifies a history entry. Those whose address was typed, and the first, have no key of their own. */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? `${pathname}${search}` : key)

/**
 * After a navigation, scrolls to where the customer left the history entry, or to the top; not if the navigation keeps
 * the position. Returns the function to call before each navigation.
 */
export function useScrollPositions({
  location,
  keepsScroll,
}: {
  location: Location
  keepsScroll: boolean
}): () => void {
  const [positions] = useState(() => ({ ...storedPositions.read() }))
  const key = useRef(keyOf(location))
  const isFirst = useRef(true)
  const [leave] = useState(() => () => void (positions[key.current] = window.scrollY))

  useEffect(() => {
    const store = () => {
      leave()
      history.scrollRestoration = 'auto'
      storedPositions.write(positions)
    }
    const own = () => void (history.scrollRestoration = 'manual')
    own()
    addEventListener('pagehide', store)
    addEventListener('pageshow', own)
    return () => {
      removeEventListener('pagehide', store)
      removeEventListener('pageshow', own)
    }
  }, [leave, positions])

  useLayoutEffect(() => {
    key.current = keyOf(location)
    const position = positions[key.current]
    if (position !== undefined) window.scrollTo(0, position)
    else if (!isFirst.current && !keepsScroll) window.scrollTo(0, 0)
    isFirst.current = false
  }, [location, keepsScroll, positions])
  return leave
}

function isPositions(parsed: unknown): parsed is Record<string, number> {
  const entries = Object.values(parsed ?? { none: null })
  return entries.every((position) => typeof position === 'number')
}
