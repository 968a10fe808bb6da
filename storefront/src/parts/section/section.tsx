import type { ReactNode } from 'react'
import styles from './section.module.css'

/** A section of a page with its heading and, beside it, a link to more. */
export function Section({
  title,
  text,
  more,
  children,
}: {
  title: string
  text?: string
  more?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles['section']}>
      <div className={styles['head']}>
        <div>
          <h2>{title}</h2>
          {text && <p className={styles['text']}>{text}</p>}
        </div>
        {more}
      </div>
      {children}
    </section>
  )
}
