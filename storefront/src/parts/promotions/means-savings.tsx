import { meansTexts } from '@gondola/contract/promotions'
import { useMeansSavings } from '../../state/cart/cart-discounts.ts'
import styles from './line-promotions.module.css'

/** What the cart costs less with other payment types than the chosen one: 'Con Banco X los miércoles ahorrás $ 2.310'. */
export function MeansSavings({ chosen = null }: { chosen?: number | null }) {
  const savings = useMeansSavings()
  const { pesos: counted = 0 } = savings.find(({ paymentType }) => paymentType === chosen) ?? {}
  const others = savings.filter(({ pesos }) => pesos > counted)
  return (
    <>
      {counted > 0 && <p className={styles['discount']}>{meansTexts.counted(counted)}</p>}
      {others.map(({ paymentType, Descrip, days, pesos }) => (
        <p key={paymentType} className={styles['hint']}>
          {meansTexts.saving(Descrip, days, pesos)}
        </p>
      ))}
    </>
  )
}
