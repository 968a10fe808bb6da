import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './container.module.css'

/** The page's column: centred, with gutters, at most 96 rem wide (`narrow`: 44 rem, for text and forms). */
export function Container({ narrow, className, ...rest }: ComponentProps<'div'> & { narrow?: boolean }) {
  return <div {...rest} className={classes(styles['container'], narrow && styles['narrow'], className)} />
}
