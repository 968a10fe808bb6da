import type { ReactNode } from 'react'
import styles from './icon.module.css'

export interface IconProps {
  /** Side in px at the default text size: 16, 20, 24 (default) or 32. */
  size?: 16 | 20 | 24 | 32
}

/** The frame of every icon: 24 units, in the text's colour, hidden from screen readers. */
export function Icon({ size = 24, solid, children }: IconProps & { solid?: boolean; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={solid ? styles['solid'] : styles['line']}
      aria-hidden
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** An icon of one path, drawn as a line. */
/* @__NO_SIDE_EFFECTS__ */
export function lineIcon(path: string) {
  return (props: IconProps) => (
    <Icon {...props}>
      <path d={path} />
    </Icon>
  )
}

/** An icon of one filled path. */
/* @__NO_SIDE_EFFECTS__ */
export function solidIcon(path: string) {
  return (props: IconProps) => (
    <Icon solid {...props}>
      <path d={path} />
    </Icon>
  )
}
