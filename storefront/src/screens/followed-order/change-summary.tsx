import { orderAddress } from '@gondola/contract/base'
import {
  differenceTexts,
  isTotalEstimated,
  type Order,
  type OrderChangePreview,
} from '@gondola/contract/orders'
import { useRef } from 'react'
import { Amount } from '../../parts/shelf-label/amount.tsx'
import { orderChangeTexts as texts } from '../../texts/order-change.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import styles from './change-order.module.css'
import type { ChangeRefusal } from './use-change-order.ts'

interface ChangeSummaryProps {
  order: Order
  /** Null until the first answer. */
  preview: OrderChangePreview | null
  isComputing: boolean
  isSaving: boolean
  refusal: ChangeRefusal | null
  save: (TotalNeto: number) => void
  computeAgain: () => void
}

/** What a change makes of the order: in words, the totals before and after; and saving or discarding it. */
export function ChangeSummary({
  order,
  preview,
  isComputing,
  isSaving,
  refusal,
  save,
  computeAgain,
}: ChangeSummaryProps) {
  const alert = useRef<HTMLParagraphElement>(null)
  const isEmpty = preview !== null && isNothing(preview)
  // the last sentence is the total, which stands below
  const words = preview === null || isEmpty ? [] : differenceTexts(preview.Diferencia).slice(0, -1)
  const press = () => {
    if (preview !== null) return save(preview.Pedido.TotalNeto)
    alert.current?.focus()
    computeAgain()
  }
  return (
    <div className={styles['summary']}>
      <p role="status" className={styles['hint']}>
        {isComputing ? texts.computing : isEmpty ? texts.none : ''}
      </p>
      {words.length > 0 && (
        <ul className={styles['changes']}>
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Sum name={texts.before} order={order} />
      {preview !== null && !isEmpty && <Sum name={texts.after} order={preview.Pedido} />}
      {refusal !== null && (
        <p ref={alert} role="alert" tabIndex={-1} className={styles['notice']}>
          {refusal.text}
        </p>
      )}
      <div className={styles['actions']}>
        <Button disabled={isEmpty && !isComputing} busy={isSaving || isComputing} onClick={press}>
          {texts.save}
        </Button>
        <ButtonLink variant="quiet" to={orderAddress(order.Id)}>
          {texts.discard}
        </ButtonLink>
      </div>
    </div>
  )
}

function Sum({ name, order }: { name: string; order: Order }) {
  const isEstimate = isTotalEstimated(order)
  return (
    <p className={styles['sum']}>
      <span>{name}</span>
      <Amount pesos={order.TotalNeto} isEstimate={isEstimate} size="m" />
    </p>
  )
}

/** Whether a change changes nothing. */
const isNothing = ({ Diferencia: { Lineas, TotalAntes, TotalAhora } }: OrderChangePreview): boolean =>
  Lineas.length === 0 && TotalAntes === TotalAhora
