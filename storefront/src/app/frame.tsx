import { interfaceTexts } from '@gondola/contract/texts/interface.ts'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { DialogHost } from '../modals/dialog-host.tsx'
import { CartKeeper } from '../parts/cart/cart-keeper.tsx'
import { AlertDialogs } from '../ui/notices/alert-dialogs.tsx'
import { ToastList } from '../ui/notices/toast-list.tsx'
import { SkipLink } from '../ui/text/skip-link.tsx'
import { OfflineBar } from '../ui/notices/offline-bar.tsx'
import { NavigationFocus } from './navigation-focus.tsx'
import { RouteBlocker } from './route-guard.tsx'
import styles from './frame.module.css'

const CONTENT_ID = 'contenido'

/** What stands around every screen. */
export function Frame() {
  const isMoving = useNavigation().state !== 'idle'
  return (
    <>
      <SkipLink targetId={CONTENT_ID} />
      {isMoving && (
        <div className={styles['progress']} role="progressbar" aria-label={interfaceTexts.loading} />
      )}
      <OfflineBar />
      <main id={CONTENT_ID} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <DialogHost />
      <CartKeeper />
      <RouteBlocker />
      <NavigationFocus targetId={CONTENT_ID} />
      <ToastList />
      <AlertDialogs />
      <ScrollRestoration />
    </>
  )
}
