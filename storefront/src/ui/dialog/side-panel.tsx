import { interfaceTexts } from '../../texts/interface.ts'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../classes.ts'
import { CloseIcon } from '../icons/icons.tsx'
import { DialogFrame, DialogBody } from './dialog-frame.tsx'
import styles from './dialog.module.css'

export interface SidePanelProps {
  title: ReactNode
  onClose: () => void
  /** The edge that it slides in from. */
  side?: 'left' | 'right'
  /** Sticky at the bottom while the content scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A panel of the phone's header: account, departments, cart. Mounted means open. */
export function SidePanel({ title, onClose, side = 'left', footer, children }: SidePanelProps) {
  const titleId = useId()
  return (
    <DialogFrame className={styles['modal']} aria-labelledby={titleId} onDismiss={onClose}>
      <div className={classes(styles['panel'], styles[side])}>
        <div className={classes(styles['head'], styles['panelHead'])}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <IconButton label={interfaceTexts.close} icon={<CloseIcon />} variant="onBrand" onClick={onClose} />
        </div>
        <DialogBody labelledBy={titleId}>{children}</DialogBody>
        <div className={styles['notices']} data-notices-place />
        {footer && <div className={styles['actions']}>{footer}</div>}
      </div>
    </DialogFrame>
  )
}
