import { accountTexts } from '../../texts/account.ts'
import { formatNumber } from '@gondola/contract/base'
import { usePoints } from '../../state/clients.ts'
import { useCustomer } from '../../state/customer.ts'
import styles from './account-screen.module.css'

/** 'Mis Puntos': the loyalty points of the client's own document. */
export function Points() {
  const customer = useCustomer()
  const { data, error } = usePoints(customer)
  return (
    <section className={styles['points']} aria-label={accountTexts.points}>
      <div>
        <h2>{accountTexts.points}</h2>
        <p>{error && data === undefined ? accountTexts.pointsFailed : accountTexts.pointsHint}</p>
      </div>
      <span className={styles['number']}>{formatNumber(data ?? customer.Puntos)}</span>
    </section>
  )
}
