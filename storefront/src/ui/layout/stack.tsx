import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './stack.module.css'

/** A vertical stack with equal gaps: s 8, m 16, l 24, xl 48 px. */
export function Stack({
  gap = 'm',
  className,
  ...rest
}: ComponentProps<'div'> & { gap?: 's' | 'm' | 'l' | 'xl' }) {
  return <div {...rest} className={classes(styles['stack'], styles[gap], className)} />
}
