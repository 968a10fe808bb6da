import type { ReactNode } from 'react'
import styles from './followed-order.module.css'

/** A part of the page, with its heading. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles['part']} aria-label={title}>
      {title !== undefined && <h2 className={styles['heading']}>{title}</h2>}
      {children}
    </section>
  )
}
