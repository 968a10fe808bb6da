import type { SiteParameters } from '@gondola/contract/site'
import { interfaceTexts } from '../texts/interface.ts'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { BottomBar } from '../chrome/bottom-bar/bottom-bar.tsx'
import { Header } from '../chrome/header/header.tsx'
import { CartKeeper } from '../parts/cart/cart-keeper.tsx'
import { SessionKeeper } from '../parts/session-keeper.tsx'
import { isBare } from '../state/bare-route.ts'
import { useConnection } from '../state/connection.ts'
import { useBranch, usePlace } from '../state/place/place.ts'
import { useIsLoggedIn, useSession } from '../state/session/session.ts'
import { PricesPublic, useParameters } from '../state/site.ts'
import { useLostEntries } from '../state/stored.ts'
import { late } from '../ui/late.tsx'
import { hideUndoable } from '../ui/notices/toasts.ts'
import { Loading } from '../ui/states/loading.tsx'
import { PICTURES_ADDRESS, PicturesUrl } from '../ui/picture/pictures-url.ts'
import { ErrorScreen } from './error-screen.tsx'
import { ErrorBoundary } from './router/error-boundary.tsx'
import { useIsLoading } from './router/hash-router.tsx'
import { CONTENT_ID, SkipLinks } from './skip-links.tsx'
import { WarningIcon } from '../ui/icons/icons.tsx'
import styles from './frame.module.css'

/** Below the fold of every screen, so its code is in a chunk of its own. */
const Footer = late(() => import('../chrome/footer/footer.tsx').then((file) => file.Footer))

const OverPage = late(() => import('./over-page.tsx').then((file) => file.OverPage))

/** Opens its dialog some seconds after the first screen. */
const PopupKeeper = late(() => import('../parts/popup-keeper.tsx').then((file) => file.PopupKeeper))

const PlaceKeeper = late(() => import('../parts/place/place-keeper.tsx').then((file) => file.PlaceKeeper))

const ToastList = late(() => import('../ui/notices/toast-list.tsx').then((file) => file.ToastList))

/** Rarely needed: only after stored data were lost. */
const LostEntriesKeeper = late(() =>
  import('../parts/lost-entries-keeper.tsx').then((file) => file.LostEntriesKeeper),
)

/**
 * The frame around every screen. It does not re-render on navigation: parts that depend on the address subscribe to it
 * themselves.
 */
export function Frame() {
  const { data: parameters } = useParameters()
  const hasLost = useLostEntries(({ keys }) => keys.length > 0)
  return (
    <PicturesUrl value={parameters?.ImagenesUrl ?? PICTURES_ADDRESS}>
      <PricesPublic value={parameters?.MostrarPreciosAVisitantes ?? false}>
        <SkipLinks />
        <Progress />
        <Connection />
        <Chrome>
          <Header />
        </Chrome>
        <main id={CONTENT_ID} tabIndex={-1} aria-label={interfaceTexts.content} className={styles['main']}>
          <Screen />
        </main>
        <Chrome>
          <Footer />
          <BottomBar />
        </Chrome>
        <CartKeeper />
        <SessionKeeper />
        {parameters && <Place parameters={parameters} />}
        {hasLost && <LostEntriesKeeper />}
        <PopupKeeper />
        <NavigationFocus targetId={CONTENT_ID} />
        <ToastList />
        <OverPage />
      </PricesPublic>
    </PicturesUrl>
  )
}

/** A shop of one branch has nothing to keep. */
function Place({ parameters }: { parameters: SiteParameters }) {
  const hasPlace = usePlace(({ kept, closed }) => kept !== null || closed !== null)
  return (hasPlace || parameters.PideLugar) && <PlaceKeeper parameters={parameters} />
}

/** The screen; another branch's starts afresh. The checkout tells what changes itself. */
function Screen() {
  const branch = useBranch()
  const location = useLocation()
  return (
    <ErrorBoundary location={location} Fallback={ErrorScreen}>
      <Suspense fallback={<Loading />}>
        <Outlet key={isBare(location.pathname) ? 0 : branch} />
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * A progress bar while the next screen loads. In an element of its own: as a sibling of header and content it would
 * invalidate the styles of the whole page when it is inserted and when it is removed.
 */
function Progress() {
  const isLoading = useIsLoading()
  return (
    <div>
      {isLoading && (
        <div className={styles['progress']} role="progressbar" aria-label={interfaceTexts.loading} />
      )}
    </div>
  )
}

function Connection() {
  return <OfflineBar {...useConnection()} />
}

/**
 * Header, footer, cart and navigation: shown everywhere except in the checkout (spec §2). A visitor who opens the
 * checkout sees the home page, with the chrome.
 */
function Chrome({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isCustomer = useIsLoggedIn()
  const hasExpired = useSession((session) => session.hasExpired)
  return isBare(pathname) && (isCustomer || hasExpired) ? null : children
}

/**
 * After navigation to another screen, hides what could be undone on the one before and focuses its heading, or its
 * content if it has no heading yet, so that keyboard and screen reader users continue there. Another search is another
 * screen; another change of the query alone (another page of a list) moves the focus only if nothing has it.
 * The server-rendered first screen hands its focus over itself (storefront/prerender/start-page.ts).
 */
function NavigationFocus({ targetId }: { targetId: string }) {
  const { pathname, search, key } = useLocation()
  const screen = pathname + (new URLSearchParams(search).get('texto') ?? '')
  const shown = useRef({ screen, key })
  useEffect(() => {
    const before = shown.current
    shown.current = { screen, key }
    if (before.screen !== screen) hideUndoable()
    if (before.key === key || (before.screen === screen && document.activeElement !== document.body)) return
    const content = document.getElementById(targetId)
    const heading = content?.querySelector<HTMLElement>('h1[tabindex]') ?? content
    heading?.focus({ preventScroll: true })
  }, [screen, key, targetId])
  return null
}

interface OfflineBarProps {
  isOnline: boolean
  /** Time of the prices on screen, if they come from the cache (ms since 1970). */
  pricesOf: number | null
}

/** Shown while there is no connection; says how old the prices on screen are. */
function OfflineBar({ isOnline, pricesOf }: OfflineBarProps) {
  return (
    <div role="status">
      {(!isOnline || pricesOf !== null) && (
        <p className={styles['bar']}>
          <WarningIcon size={20} />
          <strong>
            {pricesOf === null ? interfaceTexts.offlineTitle : interfaceTexts.offlinePrices(pricesOf)}
          </strong>
          <span>{interfaceTexts.offlineText}</span>
        </p>
      )}
    </div>
  )
}
