import { sumOfPesos } from '@gondola/contract/base'
import { minimumReached, missingForMinimum } from '@gondola/contract/cart'
import { useCosts } from '../../state/delivery.ts'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import styles from './minimum-progress.module.css'

/**
 * Progress of the goods' total (in pesos) towards the minimum purchase; renders nothing if there is none, or it is not
 * known yet.
 */
export function MinimumProgress({ goods }: { goods: number }) {
  const Monto2 = useCosts().data?.Monto2 ?? 0
  if (Monto2 === 0) return null
  const missing = Math.max(0, sumOfPesos([Monto2, -goods]))
  return (
    <div className={missing === 0 ? styles['reached'] : styles['missing']}>
      <p className={styles['words']}>
        {missing === 0 && <CheckIcon size={16} />}
        {missing === 0 ? minimumReached(Monto2) : missingForMinimum(missing)}
      </p>
      {missing > 0 && <progress className={styles['bar']} max={Monto2} value={goods} aria-hidden />}
    </div>
  )
}
