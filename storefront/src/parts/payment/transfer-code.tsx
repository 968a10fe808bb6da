import { ownTexts } from '@gondola/contract/base'
import { encode } from 'uqr'
import styles from './transfer-code.module.css'

/** Texts of the QR code beside an account to transfer to. */
const transferCodeTexts = ownTexts({
  alias:
    'Este QR tiene solo el alias, para pasarlo a tu celular. No es un QR de pago: el importe y la referencia los escribís vos.',
  cbu: 'Este QR tiene solo el CBU, para pasarlo a tu celular. No es un QR de pago: el importe y la referencia los escribís vos.',
} as const)

/** Quiet zone around the code, in modules, without which cameras do not detect it. */
const MARGIN = 4

/** The account's alias, or its CBU, as a QR code for another device; says that it is no code to pay with. */
export function TransferCode({ alias, cbu }: { alias: string; cbu: string }) {
  const { data, size } = encode(alias || cbu, { ecc: 'M', border: 0 })
  const side = size + 2 * MARGIN
  const path = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')),
  )
  return (
    <figure className={styles['code']}>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" shapeRendering="crispEdges">
        <rect width={side} height={side} fill="#fff" />
        <path d={path.join('')} fill="#000" />
      </svg>
      <figcaption>{alias ? transferCodeTexts.alias : transferCodeTexts.cbu}</figcaption>
    </figure>
  )
}
