import { formatPesos, orderAddress, sumOfPesos } from '@gondola/contract/base'
import { estimatedAmount } from '@gondola/contract/cart'
import { isTotalEstimated } from '@gondola/contract/orders'
import { formatDiscount } from '@gondola/contract/promotions'
import { Link, useLocation } from 'react-router'
import { Refused } from '../../api/errors.ts'
import { CART_NOTICE } from '../cart/cart-notices.ts'
import { Announced, tellHeight } from '../cart/running-total.tsx'
import { failureMessage } from '../messages/tell.ts'
import { undoAction, UNDO_MS } from '../messages/undo-notice.ts'
import { draftLines, rowsOf, useChangePreview, wantedOf } from '../../state/cart/order-change.ts'
import { isEdited, keepOrderEdits, type OrderEdits, useOpenEdits } from '../../state/cart/order-edits.ts'
import { isHeld, releaseHold, useSlotHold } from '../../state/slot-hold.ts'
import { orderBarTexts as texts } from '../../texts/followed-order.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import styles from './order-bar.module.css'

/**
 * 'Cambiás el pedido 6663: +2 artículos, $ 1.240 · Ver cambios · Dejar': on every screen but the change's own while an
 * order is being changed, with what its articles add to its total, or why they cannot be had.
 */
export function OrderBar() {
  const edits = useOpenEdits()
  const { pathname, search } = useLocation()
  if (edits === undefined) return null
  const isOwnScreen = pathname === orderAddress(edits.Pedido) && new URLSearchParams(search).has('cambiar')
  return isOwnScreen ? null : <Bar edits={edits} />
}

function Bar({ edits }: { edits: OrderEdits }) {
  const { Pedido: Id, Cambios } = edits
  const rows = rowsOf(edits.Pedidas, edits.Lineas)
  const more = rows.filter((row) => wantedOf(row) > row.before).length
  const less = rows.filter((row) => wantedOf(row) < row.before).length
  const draft = more + less > 0 ? { Cambios, Lineas: draftLines(rows) } : null
  const { data, error, isComputing } = useChangePreview(Id, draft)
  const changes = texts.changes(more, less, isEdited(edits))
  const words = amountWords(draft && !isComputing ? { data, error } : null)
  // why it cannot be had is a sentence of its own
  const joint = words.length === 1 ? '. ' : ', '
  return (
    <section ref={tellHeight} className={styles['bar']} aria-label={texts.name} data-cart-target>
      <p className={styles['words']}>
        <b>{texts.changing(Id)}</b> {[changes, ...words.slice(0, 1)].join(joint)}
        {words.length > 1 && <span className={styles['total']}> · {words[1]}</span>}
      </p>
      <Announced text={[texts.changing(Id), [changes, ...words].join(joint)].join(' ')} />
      <Link className={styles['action']} to={`${orderAddress(Id)}?cambiar=total`}>
        {texts.see}
      </Link>
      <button type="button" className={styles['action']} onClick={() => leave(edits)}>
        {texts.leave}
      </button>
    </section>
  )
}

/** What the articles add to the total, and the total; or why the order cannot be had so. */
function amountWords(preview: Pick<ReturnType<typeof useChangePreview>, 'data' | 'error'> | null): string[] {
  if (preview?.error instanceof Refused) return [failureMessage(preview.error).text]
  if (!preview?.data) return []
  const { Diferencia, Pedido } = preview.data
  const more = sumOfPesos([Diferencia.TotalAhora, -Diferencia.TotalAntes])
  const total = formatPesos(Pedido.TotalNeto)
  return [
    more < 0 ? formatDiscount(-more) : formatPesos(more),
    texts.total(isTotalEstimated(Pedido) ? estimatedAmount(total) : total),
  ]
}

/** 'Dejar': the order stays as it is, and articles go to the cart again; undone from the notice. */
function leave(edits: OrderEdits): void {
  const { Pedido: Id, Cliente, Dia, HorarioEntrega } = edits
  const chosen = { Dia: Dia ?? null, HorarioEntrega: HorarioEntrega ?? null }
  if (isHeld(useSlotHold.getState().held, chosen)) releaseHold()
  keepOrderEdits({ Id, Cliente }, null)
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  const undo = () => keepOrderEdits({ Id, Cliente }, edits)
  showToast({
    kind: 'info',
    title: '',
    text: texts.left(Id),
    actions: [undoAction({ topic: CART_NOTICE, undo, undone: texts.resumed(Id) })],
    durationMs: UNDO_MS,
    topic: CART_NOTICE,
  })
}
