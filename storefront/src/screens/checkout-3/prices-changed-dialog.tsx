import { type CartLine, totalName } from '@gondola/contract/cart'
import { type Order, type OrderTotals, holdsWeighed } from '@gondola/contract/orders'
import { checkoutTexts } from '../../texts/checkout.ts'
import { formatPesos } from '@gondola/contract/base'
import { PRICES_CHANGED } from '@gondola/contract/http'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import styles from './prices-changed-dialog.module.css'
import { discountTexts } from '@gondola/contract/promotions'

export interface PricesChangedDialogProps {
  /** The lines that the customer saw. */
  lines: readonly CartLine[]
  /** The totals of those lines. */
  seen: OrderTotals
  /** The order as the server computed it (409 `precios`). */
  repriced: Partial<Order>
  onAccept: (repriced: Partial<Order>) => void
}

/** Shows which prices changed in the meantime; the customer accepts them and confirms again (contract §5). */
export function PricesChangedDialog({ lines, seen, repriced, onAccept }: PricesChangedDialogProps) {
  const changed = (repriced.Lineas ?? []).flatMap((now) => {
    const before = lines.find(({ Codart }) => Codart === now.Codart)
    return before && before.Precioventa !== now.Precioventa ? [{ before, now }] : []
  })
  const accept = () => onAccept(repriced)
  return (
    <Modal
      title={PRICES_CHANGED.title}
      size="m"
      onClose={accept}
      actions={<Button onClick={accept}>{checkoutTexts.pricesAccept}</Button>}
    >
      <p role="alert">{checkoutTexts.pricesText}</p>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{checkoutTexts.article}</th>
            <th scope="col">{checkoutTexts.before}</th>
            <th scope="col">{checkoutTexts.now}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ before, now }) => (
            <Row
              key={now.Codart}
              name={now.Descrip}
              before={before.Precioventa ?? 0}
              now={now.Precioventa ?? 0}
            />
          ))}
        </tbody>
        <tfoot>
          {repriced.TotalDescuento !== seen.TotalDescuento && (
            <Row
              name={discountTexts.promotions}
              before={-seen.TotalDescuento}
              now={-(repriced.TotalDescuento ?? 0)}
            />
          )}
          {repriced.TotalEnvio !== seen.TotalEnvio && (
            <Row name={checkoutTexts.shipping} before={seen.TotalEnvio} now={repriced.TotalEnvio ?? 0} />
          )}
          <Row name={totalName(holdsWeighed(lines))} before={seen.TotalNeto} now={repriced.TotalNeto ?? 0} />
        </tfoot>
      </table>
    </Modal>
  )
}

function Row({ name, before, now }: { name: string; before: number; now: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <s>{formatPesos(before)}</s>
      </td>
      <td>{formatPesos(now)}</td>
    </tr>
  )
}
