import { shelfLabelTexts } from '@gondola/contract/catalogue'
import { classes } from '../../ui/classes.ts'
import { LockIcon } from '../../ui/icons/icons.tsx'
import styles from './label.module.css'
import type { LabelSize } from './price-label.tsx'

/** The label for a hidden price, which only logged-in customers see (spec §5). Pressing it opens the login. */
export function HiddenPrice({ size = 'card', onLogin }: { size?: LabelSize; onLogin: () => void }) {
  return (
    <button
      type="button"
      className={classes(styles['label'], styles['face-down'], styles[size])}
      onClick={onLogin}
    >
      <LockIcon size={20} />
      <span>{shelfLabelTexts.hiddenPrice}</span>
    </button>
  )
}
