import { formatQuantity } from '@gondola/contract/base'
import type { CartLine } from '@gondola/contract/cart'
import {
  CLAIM_REASON_NAMES,
  CLAIM_REASONS,
  cameOf,
  claimableOf,
  claimText,
  type LineRating,
  type Order,
} from '@gondola/contract/orders'
import { useState } from 'react'
import { useOrderClaims } from '../../state/cart/order-claims.ts'
import { claimTexts } from '../../texts/claims.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import styles from './claims.module.css'
import { contactAbout } from './order-contact.tsx'

interface OrderClaimsProps {
  order: Order
  ratings: readonly LineRating[]
  /** The line that was just called bad, which asks why. */
  bad?: number | null
  onAsked?: () => void
}

/**
 * What was claimed of an order that came, with the answers, and the way to claim more while there is time; later the way
 * is the page's link to the contact form.
 */
export function OrderClaims({ order, ratings, bad: asked = null, onAsked }: OrderClaimsProps) {
  const { data } = useOrderClaims(order.Cliente, order.Id)
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const { Hasta, Reclamos } = data
  const left = order.Lineas.filter((line) => claimableOf(line, Reclamos) !== null)
  const called = left.find(({ Items }) => Items === asked)
  const close = () => {
    setOpen(false)
    onAsked?.()
  }
  // a claim calls its line bad: what is left of it is not meant
  const isBad = ({ Items }: CartLine) => ratings.some((rating) => rating.Items === Items && !rating.Bien)
  const bad = left.filter((line) => isBad(line) && !Reclamos.some(({ Items }) => Items === line.Items))
  return (
    <>
      {Reclamos.length > 0 && (
        <section className={styles['part']} aria-label={claimTexts.title}>
          <h3>{claimTexts.title}</h3>
          <ul className={styles['claims']}>
            {[...Reclamos.entries()].map(([at, claim]) => {
              const line = order.Lineas.find(({ Items }) => Items === claim.Items)
              return (
                <li key={at}>
                  <b>
                    {(line && cameOf(line)?.Descrip) ?? line?.Descrip},{' '}
                    {formatQuantity(claim.Cantidad, claim.Unidad)}
                  </b>
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
        </div>
      )}
      {Hasta !== null && (isOpen || called) && (
        <ClaimDialog order={order} lines={left} bad={called ? [called] : bad} claims={data} onClose={close} />
      )}
      {Hasta === null && called && <WhatWasWrong order={order} line={called} onClose={close} />}
    </>
  )
}

/** Until when an order that came can be claimed, or could be. */
export function ClaimsEnd({ order: { Cliente, Id } }: { order: Order }) {
  const { data: { Hasta = null, Vencio } = {} } = useOrderClaims(Cliente, Id)
  const text = Hasta === null ? Vencio !== undefined && claimTexts.over(Vencio) : claimTexts.until(Hasta)
  return text && <p className={styles['end']}>{text}</p>
}

/** Asks what was wrong with a line that cannot be claimed any more: each reason begins a message to the shop. */
function WhatWasWrong({ order, line, onClose }: { order: Order; line: CartLine; onClose: () => void }) {
  const came = cameOf(line)!
  return (
    <Modal title={claimTexts.whatOf(came.Descrip)} onClose={onClose}>
      <ul className={styles['reasons']}>
        {CLAIM_REASONS.filter((reason) => reason !== 'peso' || came.Unidad === 100).map((reason) => (
          <li key={reason}>
            <ButtonLink
              variant="secondary"
              to={contactAbout(order.Id, claimTexts.message(came.Descrip, CLAIM_REASON_NAMES[reason]))}
            >
              {CLAIM_REASON_NAMES[reason]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
