import { CLAIM_REASON_NAMES, cameOf, claimText, type LineRating, type Order } from '@gondola/contract/orders'
import { useState } from 'react'
import { useOrderClaims } from '../../state/cart/order-claims.ts'
import { claimTexts } from '../../texts/claims.ts'
import { Button } from '../../ui/button/button.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import styles from './claims.module.css'

/** What was claimed of an order that came, with the answers, and the way to claim more while there is time. */
export function OrderClaims({ order, ratings }: { order: Order; ratings: readonly LineRating[] }) {
  const { data } = useOrderClaims(order.Cliente, order.Id)
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const { Hasta, Reclamos } = data
  const left = order.Lineas.filter(
    (line) => cameOf(line) !== null && !Reclamos.some(({ Items }) => Items === line.Items),
  )
  const bad = left.filter(({ Items }) => ratings.some((rating) => rating.Items === Items && !rating.Bien))
  return (
    <>
      {Reclamos.length > 0 && (
        <section className={styles['part']} aria-label={claimTexts.title}>
          <h3>{claimTexts.title}</h3>
          <ul className={styles['claims']}>
            {Reclamos.map((claim) => {
              const line = order.Lineas.find(({ Items }) => Items === claim.Items)
              return (
                <li key={claim.Items}>
                  <b>{(line && cameOf(line)?.Descrip) ?? line?.Descrip}</b>
                  <span>
                    {CLAIM_REASON_NAMES[claim.Motivo]}. {claimText(claim)}
                  </span>
                  {claim.Respuesta && <span>{claim.Respuesta}</span>}
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {Hasta !== null && left.length > 0 && (
        <div className={styles['open']}>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {claimTexts.open}
          </Button>
          <small>{claimTexts.until(Hasta)}</small>
        </div>
      )}
      {isOpen && (
        <ClaimDialog order={order} lines={left} bad={bad} claims={data} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
