import { formatDay, orderAddress } from '@gondola/contract/base'
import { isoDateOf } from '@gondola/contract/delivery'
import { OrderStatus, stageNames, type FollowedStage, type Order } from '@gondola/contract/orders'
import { ownHomeTexts } from '../../../texts/own-home.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/text/badge.tsx'
import styles from './own-home.module.css'

/** When the next order comes or can be picked up, and how far it is. */
export function NextDelivery({ order }: { order: Order }) {
  const { Id, Dia, HorarioEntrega, FormaEntrega } = order
  const day = Dia === null ? null : isoDateOf(Dia)
  return (
    <article className={styles['card']}>
      <div className={styles['words']}>
        <h2>{FormaEntrega === 'RS' ? ownHomeTexts.nextPickup : ownHomeTexts.next}</h2>
        <p className={styles['main']}>
          {[day && formatDay(day).split(' de ')[0], HorarioEntrega].filter(Boolean).join(', ')}
        </p>
        <Badge tone="info">{stageNames(FormaEntrega)[stageOf(order)]}</Badge>
      </div>
      <ButtonLink to={orderAddress(Id)} variant="secondary" size="s">
        {ownHomeTexts.follow}
      </ButtonLink>
    </article>
  )
}

const stageOf = ({ Estado, Preparacion }: Order): FollowedStage =>
  Estado === OrderStatus.Delivered ? 'en-camino' : (Preparacion ?? 'recibido')
