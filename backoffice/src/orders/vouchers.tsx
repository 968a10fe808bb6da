import { voucherTexts, type StaffOrder } from '@gondola/contract/orders'
import { QrCode } from '../ui/records/qr-code.tsx'

/** The side of a voucher's QR code, in pixels of CSS: 29 mm; it holds some 250 characters. */
const QR_SIZE = 110

/** What the chain's system invoiced of an order, each with ARCA's QR. */
export const Vouchers = ({ Comprobantes }: Pick<StaffOrder, 'Comprobantes'>) =>
  Comprobantes?.map((voucher) => {
    const [title, cae] = voucherTexts(voucher)
    return (
      <div key={title}>
        {title}
        <br />
        {cae}
        {voucher.Qr !== undefined && (
          <div>
            <QrCode text={voucher.Qr} size={QR_SIZE} />
          </div>
        )}
      </div>
    )
  })
