import { type ReactNode, useId } from 'react'
import styles from './section-card.module.css'

export interface SectionCardProps {
  title: string
  /** Placed beside the title, for instance the link that edits the section. */
  end?: ReactNode
  children: ReactNode
}

export function SectionCard({ title, end, children }: SectionCardProps) {
  const headingId = useId()
  return (
    <section className={styles['card']} aria-labelledby={headingId}>
      <header className={styles['head']}>
        <h2 id={headingId}>{title}</h2>
        {end}
      </header>
      {children}
    </section>
  )
}
