import { interfaceTexts } from '@gondola/contract/texts/interface.ts'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { AlertDialogs } from '../ui/notices/alert-dialogs.tsx'
import { ToastList } from '../ui/notices/toast-list.tsx'
import { SkipLink } from '../ui/text/skip-link.tsx'
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
      <main id={CONTENT_ID} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <ToastList />
      <AlertDialogs />
      <ScrollRestoration />
    </>
  )
}
