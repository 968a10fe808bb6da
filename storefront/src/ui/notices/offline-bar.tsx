import { interfaceTexts } from '../../texts/interface.ts'
import { WarningIcon } from '../icons/icons.tsx'
import styles from './offline-bar.module.css'

export interface OfflineBarProps {
  isOnline: boolean
  /** Time of the prices on screen, if they come from the cache (ms since 1970). */
  pricesOf: number | null
}

/** Shown while there is no connection; says how old the prices on screen are. */
export function OfflineBar({ isOnline, pricesOf }: OfflineBarProps) {
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
