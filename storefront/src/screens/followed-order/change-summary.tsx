import { feeText } from '@gondola/contract/cart'
import { formatPesos, orderAddress } from '@gondola/contract/base'
import {
  differenceTexts,
  isTotalEstimated,
  type Order,
  type OrderChangePreview,
} from '@gondola/contract/orders'
import { formatDiscount } from '@gondola/contract/promotions'
import { type ReactNode, useRef } from 'react'
import { Amount } from '../../parts/shelf-label/amount.tsx'
import { askToSaveAddress } from '../../state/place/unsaved-address.ts'
import { checkoutTexts } from '../../texts/checkout.ts'
import { orderChangeTexts as texts } from '../../texts/followed-order.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import styles from './change-order.module.css'
import type { ChangeRefusal } from './change-refusal.ts'

interface ChangeSummaryProps {
  order: Order
  /** Null until the first answer. */
  preview: OrderChangePreview | null
  isComputing: boolean
  isSaving: boolean
  /** Something is to be chosen before it can be computed. */
  isIncomplete: boolean
  refusal: ChangeRefusal | null
  save: (TotalNeto: number) => void
  computeAgain: () => void
  discard: () => void
  /** Leads to the field that a refusal is about. */
  showRefused: () => void
  /** What is declared before it is saved. */
  children?: ReactNode
}

/** What a change makes of the order: in words, the totals before and after; and saving or discarding it. */
export function ChangeSummary({
  order,
  preview,
  isComputing,
  isSaving,
  isIncomplete,
  refusal,
  save,
  computeAgain,
  discard,
  showRefused,
  children,
}: ChangeSummaryProps) {
  const alert = useRef<HTMLParagraphElement>(null)
  const isEmpty = preview !== null && isNothing(preview)
  // the last sentence is the total, which stands below
  const words = preview === null || isEmpty ? [] : differenceTexts(preview.Diferencia, true).slice(0, -1)
  const press = () => {
    if (askToSaveAddress()) return
    if (isIncomplete) return showRefused()
    if (preview !== null) return save(preview.Pedido.TotalNeto)
    alert.current?.focus()
    showRefused()
    computeAgain()
  }
  return (
    <div className={styles['summary']}>
      <p role="status" className={styles['hint']}>
        {isIncomplete ? texts.incomplete : isComputing ? texts.computing : isEmpty ? texts.none : ''}
        {preview !== null && !isIncomplete && !isComputing && !isEmpty && (
          <VisuallyHidden>
            {texts.after}: {formatPesos(preview.Pedido.TotalNeto)}
          </VisuallyHidden>
        )}
      </p>
      {words.length > 0 && (
        <ul className={styles['changes']}>
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Sum name={texts.before} order={order} />
      {preview !== null && !isEmpty && <After order={preview.Pedido} />}
      {children}
      {refusal !== null && refusal.field !== 'age' && (
        <p ref={alert} role="alert" tabIndex={-1} className={styles['notice']}>
          {refusal.text}
        </p>
      )}
      <div className={styles['actions']}>
        <Button disabled={isEmpty && !isComputing} busy={isSaving || isComputing} onClick={press}>
          {texts.save}
        </Button>
        <ButtonLink variant="quiet" to={orderAddress(order.Id)} onClick={discard}>
          {texts.discard}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The total as the change leaves it, with what it is made of. */
function After({ order }: { order: Order }) {
  const { TotalBruto, TotalDescuento, TotalEnvio } = order
  const parts: [name: string, amount: string][] = [[texts.goods, formatPesos(TotalBruto)]]
  if (TotalDescuento) parts.push([texts.promotions, formatDiscount(TotalDescuento)])
  if (order.FormaEntrega === 'ED') parts.push([checkoutTexts.shipping, feeText(TotalEnvio ?? 0)])
  return (
    <>
      <ul className={styles['made']}>
        {parts.map(([name, amount]) => (
          <li key={name}>
            <span>{name}</span>
            <span>{amount}</span>
          </li>
        ))}
      </ul>
      <Sum name={texts.after} order={order} />
    </>
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

export function isNothing({ Diferencia }: OrderChangePreview): boolean {
  const { Lineas, TotalAntes, TotalAhora, ...others } = Diferencia
  return Lineas.length === 0 && TotalAntes === TotalAhora && Object.keys(others).length === 0
}
