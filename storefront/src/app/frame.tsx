import { interfaceTexts } from '@gondola/contract/texts/interface.ts'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { BottomBar } from '../chrome/bottom-bar/bottom-bar.tsx'
import { Header } from '../chrome/header/header.tsx'
import { DialogHost } from '../modals/dialog-host.tsx'
import { CartKeeper } from '../parts/cart/cart-keeper.tsx'
import { PopupKeeper } from '../parts/popup/popup-keeper.tsx'
import { SessionKeeper } from '../parts/session/session-keeper.tsx'
import { isBare } from '../state/bare-route.ts'
import { useConnection } from '../state/connection.ts'
import { useIsLoggedIn, useSession } from '../state/session.ts'
import { useParameters } from '../state/site.ts'
import { AlertDialogs } from '../ui/notices/alert-dialogs.tsx'
import { late } from '../ui/late.tsx'
import { ToastList } from '../ui/notices/toast-list.tsx'
import { PICTURES_ADDRESS, PicturesUrl } from '../ui/picture/pictures-url.ts'
import { SkipLink } from '../ui/text/skip-link.tsx'
import { OfflineBar } from '../ui/notices/offline-bar.tsx'
import { NavigationFocus } from './navigation-focus.tsx'
import { RouteBlocker } from './route-guard.tsx'
import styles from './frame.module.css'

/** Below every first screen: its code comes beside what is looked at first. */
const Footer = late(() => import('../chrome/footer/footer.tsx').then((file) => file.Footer))

const CONTENT_ID = 'contenido'

/** What stands around every screen. */
export function Frame() {
  const isMoving = useNavigation().state !== 'idle'
  const hasChrome = useHasChrome()
  const { data: parameters } = useParameters()
  return (
    <PicturesUrl value={parameters?.ImagenesUrl ?? PICTURES_ADDRESS}>
      <SkipLink targetId={CONTENT_ID} />
      {isMoving && (
        <div className={styles['progress']} role="progressbar" aria-label={interfaceTexts.loading} />
      )}
      <Connection />
      {hasChrome && <Header />}
      <main id={CONTENT_ID} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      {hasChrome && <Footer />}
      {hasChrome && <BottomBar />}
      <DialogHost />
      <CartKeeper />
      <SessionKeeper />
      <PopupKeeper />
      <RouteBlocker />
      <NavigationFocus targetId={CONTENT_ID} />
      <ToastList />
      <AlertDialogs />
      <ScrollRestoration />
    </PicturesUrl>
  )
}

function Connection() {
  return <OfflineBar {...useConnection()} />
}

/**
 * Whether header, footer, cart and navigation are shown: everywhere but in the checkout (spec §2). A visitor sent there
 * sees the home page, with all of it.
 */
function useHasChrome(): boolean {
  const { pathname } = useLocation()
  const isCustomer = useIsLoggedIn()
  const hasExpired = useSession((session) => session.hasExpired)
  return !isBare(pathname) || !(isCustomer || hasExpired)
}
