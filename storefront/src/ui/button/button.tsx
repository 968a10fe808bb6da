import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from '../classes.ts'
import { Spinner } from '../states/spinner.tsx'
import styles from './button.module.css'

/** What a button weighs on the page: one `primary` a view, `danger` for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onBrand'
export type ButtonSize = 's' | 'm' | 'l'

interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Takes the whole width of its container. */
  wide?: boolean | undefined
  /** An icon before the words. */
  icon?: ReactNode
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Work is going on: shows a spinner, keeps its width and its focus, and ignores presses. */
  busy?: boolean | undefined
}

function lookClasses({ variant = 'primary', size = 'm', wide }: ButtonLook): string {
  return classes(styles['button'], styles[variant], styles[size], wide && styles['wide'])
}

/** A button with words. `type` is `button` unless said otherwise. */
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

/** A link that looks like a button: for what leads somewhere. */
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
