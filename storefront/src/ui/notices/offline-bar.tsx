import { interfaceTexts } from '@gondola/contract/texts/interface.ts'
import { useSyncExternalStore } from 'react'
import { WarningIcon } from '../icons/icons.tsx'
import styles from './offline-bar.module.css'

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Says that there is no connection, for as long as there is none. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles['bar']}>
          <WarningIcon size={20} />
          <strong>{interfaceTexts.offlineTitle}</strong>
          <span>{interfaceTexts.offlineText}</span>
        </p>
      )}
    </div>
  )
}
