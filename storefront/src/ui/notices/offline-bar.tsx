import { interfaceTexts } from '../../texts/interface.ts'
import { WarningIcon } from '../icons/icons.tsx'
import styles from './offline-bar.module.css'

export interface OfflineBarProps {
  isOnline: boolean
  /** Of when the prices on screen are, where they are old (ms since 1970). */
  pricesOf: number | null
}

/** Says that there is no connection, for as long as there is none, and how old what is on screen is. */
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
