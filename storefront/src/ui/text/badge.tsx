import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './text.module.css'

/** A badge's colour; yellow and red are reserved for offers, promotions and errors (contract §6). */
export type BadgeTone = 'neutral' | 'brand' | 'offer' | 'promo' | 'warn' | 'info' | 'error'

/** A short word on a coloured background. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={classes(styles['badge'], styles[tone])}>
      {icon}
      {children}
    </span>
  )
}
