import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name, shown as a tooltip: as its title alone, so that it is not read as a description too. */
  label: string
  icon: ReactNode
  /** `plain` on paper, `filled` with a background of its own, `onBrand` on leaf green. */
  variant?: 'plain' | 'filled' | 'outlined' | 'onBrand'
}

/** A round button of 44 px with only an icon. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classes(styles['button'], styles[variant], className)}
    >
      {icon}
    </button>
  )
}
