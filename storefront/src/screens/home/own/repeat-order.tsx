import { formatPesos } from '@gondola/contract/base'
import type { RepeatableOrder } from '@gondola/contract/orders'
import { openDialog } from '../../../state/dialogs.ts'
import { ownHomeTexts } from '../../../texts/own-home.ts'
import { Button } from '../../../ui/button/button.tsx'
import styles from './own-home.module.css'

/** The last order at today's prices; the button opens the report of 'Duplicar Pedido'. */
export function RepeatOrder({ Pedido, TotalHoy, Faltan }: RepeatableOrder) {
  return (
    <article className={styles['card']}>
      <div className={styles['words']}>
        <h2>{ownHomeTexts.repeat(Pedido.Fecha)}</h2>
        <p className={styles['main']}>
          {formatPesos(TotalHoy)} {ownHomeTexts.today}
        </p>
        <p className={styles['soft']}>{ownHomeTexts.repeatFacts(Pedido.Lineas.length, Faltan)}</p>
      </div>
      <Button size="s" onClick={() => openDialog('duplicate', { order: Pedido })}>
        {ownHomeTexts.repeatAction}
      </Button>
    </article>
  )
}
