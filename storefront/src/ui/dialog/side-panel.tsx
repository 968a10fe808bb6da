import { interfaceTexts } from '../../texts/interface.ts'
import { useDeferredValue, useId, useState, type ReactNode } from 'react'
import { afterPaint } from '../../api/scheduling.ts'
import { IconButton } from '../button/icon-button.tsx'
import { classes } from '../classes.ts'
import { CloseIcon } from '../icons/icons.tsx'
import { onLink } from '../popover/popover.tsx'
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

/**
 * A panel of the phone's header: account, departments, cart. Mounted means open. A press has its answer in the next
 * frame: what is in the panel follows its frame, and it is out of sight before the page behind it is styled anew. A link
 * in it leaves it.
 */
export function SidePanel({ title, onClose, side = 'left', footer, children }: SidePanelProps) {
  const titleId = useId()
  const isFilled = useDeferredValue(true, false)
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    afterPaint(onClose)
  }
  return (
    <DialogFrame
      className={classes(styles['modal'], isLeaving && styles['leaving'])}
      aria-labelledby={titleId}
      onDismiss={leave}
    >
      <div className={classes(styles['panel'], styles[side])} onClick={onLink(leave)}>
        <div className={classes(styles['head'], styles['panelHead'])}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <IconButton label={interfaceTexts.close} icon={<CloseIcon />} variant="onBrand" onClick={leave} />
        </div>
        <DialogBody labelledBy={titleId}>{isFilled && children}</DialogBody>
        <div className={styles['notices']} data-notices-place />
        {isFilled && footer && <div className={styles['actions']}>{footer}</div>}
      </div>
    </DialogFrame>
  )
}
