import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its accessible name, shown as a tooltip too. */
  label: string
  icon: ReactNode
  /** `plain` on paper, `filled` on a surface of its own, `onBrand` on leaf green. */
  variant?: 'plain' | 'filled' | 'outlined' | 'onBrand'
}

/** A round button of 44 px that shows only an icon. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes(styles['button'], styles[variant], className)}
    >
      {icon}
    </button>
  )
}
