import { ownTexts } from '@gondola/contract/base'
import { QrCode } from '../../ui/qr-code.tsx'
import styles from './transfer-code.module.css'

/** Texts of the QR code beside an account to transfer to. */
const transferCodeTexts = ownTexts({
  alias:
    'Este QR tiene solo el alias, para pasarlo a tu celular. No es un QR de pago: el importe y la referencia los escribís vos.',
  cbu: 'Este QR tiene solo el CBU, para pasarlo a tu celular. No es un QR de pago: el importe y la referencia los escribís vos.',
} as const)

/** The account's alias, or its CBU, as a QR code for another device; says that it is no code to pay with. */
export function TransferCode({ alias, cbu }: { alias: string; cbu: string }) {
  return (
    <figure className={styles['code']}>
      <QrCode text={alias || cbu} />
      <figcaption>{alias ? transferCodeTexts.alias : transferCodeTexts.cbu}</figcaption>
    </figure>
  )
}
