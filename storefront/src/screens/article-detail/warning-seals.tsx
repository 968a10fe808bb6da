import { LEGEND_TEXTS, SEAL_TEXTS, type Legend, type Seal } from '@gondola/contract/catalogue'
import { productFactsTexts } from '../../texts/product-facts.ts'
import styles from './warning-seals.module.css'

/** The octagons of the package and its legends (argentina L16). */
export function WarningSeals({ seals, legends }: { seals: readonly Seal[]; legends: readonly Legend[] }) {
  if (seals.length + legends.length === 0) return null
  return (
    <ul className={styles['seals']} aria-label={productFactsTexts.seals}>
      {seals.map((seal) => (
        <li key={seal} className={styles['seal']}>
          <span>{SEAL_TEXTS[seal]}</span>
        </li>
      ))}
      {legends.map((legend) => (
        <li key={legend} className={styles['legend']}>
          {LEGEND_TEXTS[legend]}
        </li>
      ))}
    </ul>
  )
}
