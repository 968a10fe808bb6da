import styles from './drawings.module.css'

/** Decorative drawings for empty states: bare shelves in the shop's own colours. */

/** Attributes common to all drawings. */
const frame = {
  className: styles['drawing'],
  viewBox: '0 0 200 140',
  width: 200,
  height: 140,
  'aria-hidden': true,
}

/** The shelf in all drawings. */
function Shelf() {
  return (
    <>
      <path className={styles['leaf']} d="M14 108h172v10a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3z" />
      <path className={styles['deep']} d="M26 121h10v15H26zm138 0h10v15h-10z" />
      <path
        className={styles['label']}
        d="M84 104h32a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H84a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z"
      />
      <path className={styles['stroke']} d="M89 111h13m-13 6h22" />
    </>
  )
}

/** A shelf fallen off its bracket, for failures. */
export function BrokenShelfDrawing() {
  return (
    <svg {...frame}>
      <path className={styles['paper']} d="M20 20h160v88H20z" />
      <path className={styles['leaf']} d="m16 92 168 20-1 11L15 103z" />
      <path className={styles['deep']} d="M26 104h10v32H26z" />
      <path className={styles['label']} d="m96 98 32 4-2 20-32-4z" />
      <path className={styles['round']} d="M136 68a17 17 0 1 1 34 0 17 17 0 0 1-34 0z" />
      <path className={styles['dashed']} d="m48 46 24 3-6 48-24-3z" />
    </svg>
  )
}

/** An empty shelf with a spider: no articles here. */
export function EmptyShelfDrawing() {
  return (
    <svg {...frame}>
      <path className={styles['paper']} d="M20 20h160v88H20z" />
      <path className={styles['dashed']} d="M44 56h24v50H44zm44-14h22v64H88zm44 22h28v42h-28z" />
      <Shelf />
    </svg>
  )
}

/** An empty trolley. */
export function EmptyCartDrawing() {
  return (
    <svg {...frame}>
      <path className={styles['paper']} d="M20 118h160v6H20z" />
      <path className={styles['basket']} d="M62 44h98l-12 46H74z" />
      <path className={styles['mesh']} d="M66 58h91m-87 15h83M88 44l5 46m19-46v46m26-46-6 46" />
      <path className={styles['bold']} d="M38 28h16l20 62-6 14h80" />
      <circle className={styles['deep']} cx="82" cy="116" r="8" />
      <circle className={styles['deep']} cx="138" cy="116" r="8" />
    </svg>
  )
}

/** A magnifying glass over an empty shelf: nothing found, or nothing searched yet. */
export function SearchDrawing() {
  return (
    <svg {...frame}>
      <path className={styles['paper']} d="M20 20h160v88H20z" />
      <path className={styles['dashed']} d="M34 62h22v44H34zm112-8h22v52h-22z" />
      <Shelf />
      <circle className={styles['glass']} cx="100" cy="58" r="27" />
      <path className={styles['bold']} d="m120 78 20 20" />
    </svg>
  )
}

/** A receipt: no orders yet. */
export function ReceiptDrawing() {
  return (
    <svg {...frame}>
      <path className={styles['paper']} d="M20 118h160v6H20z" />
      <path className={styles['sheet']} d="M66 16h68v100l-8-6-9 6-8-6-9 6-9-6-8 6-9-6-8 6z" />
      <path className={styles['stroke']} d="M78 34h30m-30 14h44m-44 14h38m-38 14h24" />
      <path className={styles['label']} d="M100 84h28a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-28z" />
    </svg>
  )
}
