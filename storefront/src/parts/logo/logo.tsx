import { classes } from '../../ui/classes.ts'
import styles from './logo.module.css'

export interface LogoProps {
  /** For a ground in the brand's colour instead of paper. */
  onBrand?: boolean
  /** For a line with little room, in the brand's colour. */
  isShort?: boolean
  className?: string | undefined
}

/** The shop's wordmark or logo, as the server draws it (docs/marca.md). The enclosing link or heading must name it. */
export function Logo({ onBrand, isShort, className }: LogoProps) {
  return (
    <img
      src={isShort ? '/marca/logo-corto.svg' : onBrand ? '/marca/logo-claro.svg' : '/marca/logo.svg'}
      alt=""
      width={isShort ? 40 : 160}
      height={isShort ? 32 : 41}
      className={classes(styles['logo'], onBrand && styles['onBrand'], className)}
    />
  )
}
