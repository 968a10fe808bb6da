import { ownTexts } from '@gondola/contract/base'
import { voucherTexts, type Voucher } from '@gondola/contract/orders'
import codeStyles from '../../parts/payment/transfer-code.module.css'
import { QrCode } from '../../ui/qr-code.tsx'

export const vouchersTexts = ownTexts({ title: 'Comprobantes', check: 'Verlo en ARCA' } as const)

/** What was invoiced of an order, each with ARCA's QR. */
export function Vouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  return vouchers.map((voucher) => {
    const [title, cae] = voucherTexts(voucher)
    return (
      <section key={title} aria-label={title}>
        <p>
          <b>{title}</b>
          <br />
          {cae}
        </p>
        {voucher.Qr !== undefined && (
          <figure className={codeStyles['code']}>
            <QrCode text={voucher.Qr} />
            <figcaption>
              <a href={voucher.Qr} target="_blank" rel="noreferrer">
                {vouchersTexts.check}
              </a>
            </figcaption>
          </figure>
        )}
      </section>
    )
  })
}
