import styles from './drawings.module.css'
import { frame } from './shelf-drawing.tsx'

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
