import '../../ui/dialog/history-steps.ts'
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  createPath,
  NavigationType,
  type Navigator,
  parsePath,
  Router,
  type To,
  UNSAFE_createHashHistory,
  type Location,
} from 'react-router'
import { expectArrival } from '../../state/arrival.ts'
import { openDialog } from '../../state/dialogs.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import { SOON_MS } from '../../api/scheduling.ts'
import { stored } from '../../state/stored.ts'
import { GUARDED_ROUTES, ROUTES } from '@gondola/contract/base'

// React Router's declarative router over its hash history. Its data router weighs 15 kB more and serves loaders and
// actions, which the shop does not have. Screens are loaded by `lazyScreen`, within the transition of a navigation: the
// previous one stays until the next can be drawn.

const LoadingContext = createContext(false)

/**
 * Whether the next screen is being loaded for longer than `SOON_MS`. What is drawn sooner says nothing: the progress bar
 * would be a frame of its own, and another without it.
 */
export const useIsLoading = (): boolean => useContext(LoadingContext)

/** Provides the address after `#` to its children. Render once: there is one history. */
export function HashRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => UNSAFE_createHashHistory({ v5Compat: true }))
  const [shown, show] = useState(() => ({
    action: history.action,
    location: history.location,
    keepsScroll: false,
  }))
  // The shown screen, if another one has been loading for long.
  const [kept, keep] = useState<typeof shown>()
  const from = useRef(shown)
  const loading = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = useScrollPositions(shown)

  const [{ navigator, listen }] = useState(() => {
    let keepsScroll = false
    let isReturning = false
    const go = (step: Navigator['push']): Navigator['push'] =>
      function goUnlessBlocked(to, state, options) {
        if (isBlocked(to)) return
        keepsScroll = options?.preventScrollReset ?? false
        step(to, state)
        keepsScroll = false
      }
    return {
      navigator: {
        ...history,
        // A second press of the same button, or the address that is shown already: no step of its own to go back from.
        push: go((to, state) => {
          const isThere = createPath(history.location) === (typeof to === 'string' ? to : createPath(to))
          history[isThere ? 'replace' : 'push'](to, state)
        }),
        replace: go(history.replace),
        // The history looks for a `<base>` element for each link; the page has none.
        createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
      } satisfies Navigator,
      listen: () => {
        const stop = history.listen(({ action, location, delta }) => {
          if (isReturning) {
            isReturning = false
            return
          }
          // An address that was typed has no place in the history to return to; `Guarded` covers its screen.
          if (action === NavigationType.Pop && delta && isBlocked(location)) {
            isReturning = true
            return history.go(-delta)
          }
          leave()
          expectArrival(!keepsScroll)
          clearTimeout(loading.current)
          loading.current = setTimeout(() => keep(from.current), SOON_MS)
          const next = { action, location, keepsScroll }
          startTransition(() => show(next))
        })
        // The address may have changed between the first render and its commit.
        show((before) => {
          const { action, location } = history
          const isSame = createPath(location) === createPath(before.location)
          return isSame ? before : { action, location, keepsScroll }
        })
        return stop
      },
    }
  })
  useLayoutEffect(listen, [listen])
  useEffect(() => {
    clearTimeout(loading.current)
    from.current = shown
  }, [shown])

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      <LoadingContext value={kept === shown}>{children}</LoadingContext>
    </Router>
  )
}

/**
 * Blocks visitors' navigation to guarded addresses (spec §4; contract §6): address and page stay, the login dialog
 * opens, and navigation continues after login.
 */
function isBlocked(to: To): boolean {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  if (!isGuarded(pathname) || isLoggedIn()) return false
  openDialog('login', { next: pathname + search + hash })
  return true
}

/** In pixels, by the history entry's key; stored for reloads and returns from other sites. */
const storedPositions = stored<Record<string, number>>('posiciones', {}, isPositions)

/** Identifies a history entry. Those whose address was typed, and the first, have no key of their own. */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? `${pathname}${search}` : key)

/**
 * After a navigation, scrolls to where the customer left the history entry, or to the top; not if the navigation keeps
 * the position. Returns the function to call before each navigation.
 */
function useScrollPositions({
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
    expectArrival(false)
  }, [location, keepsScroll, positions])
  return leave
}

function isPositions(parsed: unknown): parsed is Record<string, number> {
  const entries = Object.values(parsed ?? { none: null })
  return entries.every((position) => typeof position === 'number')
}

/** Whether this address requires login (spec §2, §6). */
export function isGuarded(pathname: string): boolean {
  // an order's number stands for any part
  const pattern = pathname.replace(/\/+$/, '').replace(/^\/pedido\/[^/]+$/, ROUTES.followedOrder)
  return GUARDED_ROUTES.some((name) => ROUTES[name] === pattern)
}
