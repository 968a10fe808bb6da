import { encode } from 'uqr'

/** Quiet zone around the code, in modules, without which cameras do not detect it. */
const MARGIN = 4

/** A text as a QR code, drawn here: what is in it never leaves the page. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * MARGIN
  const path = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')),
  )
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}
