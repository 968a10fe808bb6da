import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from '../classes.ts'
import { Spinner } from '../states/loading.tsx'
import styles from './button.module.css'

/** A button's prominence: at most one `primary` per view; `danger` for actions that cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onBrand'
export type ButtonSize = 's' | 'm' | 'l'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Full width of its container. */
  wide?: boolean | undefined
  /** An icon before the label. */
  icon?: ReactNode
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** An action is in progress: shows a spinner, keeps width and focus, and ignores presses. */
  busy?: boolean | undefined
}

function lookClasses({ variant = 'primary', size = 'm', wide }: ButtonLook): string {
  return classes(styles['button'], styles[variant], styles[size], wide && styles['wide'])
}

/** A button with a label. `type` is `button` by default. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(lookClasses({ variant, size, wide }), busy && styles['busy'], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {icon}
      <span className={styles['words']}>{children}</span>
      {busy && <Spinner className={styles['spinner']} />}
    </button>
  )
}

export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={classes(lookClasses({ variant, size, wide }), className)}>
      {icon}
      <span className={styles['words']}>{children}</span>
    </Link>
  )
}
