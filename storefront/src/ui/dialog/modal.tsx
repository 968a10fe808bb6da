import { interfaceTexts } from '../../texts/interface.ts'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../classes.ts'
import { CloseIcon } from '../icons/icons.tsx'
import { DialogFrame, DialogBody } from './dialog-frame.tsx'
import styles from './dialog.module.css'

export interface ModalProps {
  title: ReactNode
  onClose: () => void
  /** Buttons at the bottom, in reading order; sticky while the content scrolls. */
  actions?: ReactNode
  /** Widths: s 26, m 36, l 56 rem. On phones every dialog is a bottom sheet. */
  size?: 's' | 'm' | 'l'
  children: ReactNode
}

/** A dialog with title and close button. Mounted means open: `{isOpen && <Modal …/>}`. */
export function Modal({ title, onClose, actions, size = 's', children }: ModalProps) {
  const titleId = useId()
  return (
    <DialogFrame className={styles['modal']} aria-labelledby={titleId} onDismiss={onClose}>
      <div className={classes(styles['card'], styles[size])}>
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <IconButton label={interfaceTexts.close} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <DialogBody labelledBy={titleId}>{children}</DialogBody>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </DialogFrame>
  )
}
