import type { CartLine } from '@gondola/contract/entities/cart-line.ts'
import type { Order } from '@gondola/contract/entities/order.ts'
import { checkoutTexts } from '@gondola/contract/texts/checkout.ts'
import { formatPesos } from '@gondola/contract/texts/format.ts'
import { REFUSALS } from '@gondola/contract/texts/refusals.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import styles from './prices-changed-dialog.module.css'

export interface PricesChangedDialogProps {
  /** The lines as the customer saw them. */
  lines: readonly CartLine[]
  /** The order as the server computed it (409 `precios`). */
  repriced: Partial<Order>
  onAccept: (repriced: Partial<Order>) => void
}

/** What became dearer or cheaper on the way; the customer takes it over and confirms again (contract §5). */
export function PricesChangedDialog({ lines, repriced, onAccept }: PricesChangedDialogProps) {
  const changed = (repriced.Lineas ?? []).flatMap((now) => {
    const before = lines.find(({ Codart }) => Codart === now.Codart)
    return before && before.Precioventa !== now.Precioventa ? [{ before, now }] : []
  })
  const accept = () => onAccept(repriced)
  return (
    <Modal
      title={REFUSALS.precios.title}
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
            <tr key={now.Codart}>
              <th scope="row">{now.Descrip}</th>
              <td>
                <s>{formatPesos(before.Precioventa ?? 0)}</s>
              </td>
              <td>{formatPesos(now.Precioventa ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {repriced.TotalEnvio != null && repriced.TotalEnvio > 0 && (
            <tr>
              <th scope="row" colSpan={2}>
                {checkoutTexts.shipping}
              </th>
              <td>{formatPesos(repriced.TotalEnvio)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={2}>
              {checkoutTexts.total}
            </th>
            <td>{formatPesos(repriced.TotalNeto ?? 0)}</td>
          </tr>
        </tfoot>
      </table>
    </Modal>
  )
}
