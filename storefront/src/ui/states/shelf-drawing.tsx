import styles from './drawings.module.css'

/** Attributes common to all drawings. */
export const frame = {
  className: styles['drawing'],
  viewBox: '0 0 200 140',
  width: 200,
  height: 140,
  'aria-hidden': true,
}

/** The shelf in all drawings. */
export function Shelf() {
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
