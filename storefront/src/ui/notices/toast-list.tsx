import { interfaceTexts } from '@gondola/contract/texts/interface.ts'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes.ts'
import { useDialogStack } from '../dialog/dialog-stack.ts'
import { CloseIcon } from '../icons/icons.tsx'
import { NoticeIcon, noticeRole } from './notice-kind.tsx'
import styles from './toast-list.module.css'
import { hideToast, useToasts, type ShownToast } from './toasts.ts'

/** The toasts, bottom right. Drawn into the top dialog while one is open: what lies outside of it cannot be reached. */
export function ToastList() {
  const shown = useToasts((state) => state.shown)
  const dialog = useDialogStack((state) => state.open.at(-1))
  return createPortal(
    <section className={styles['list']} aria-label={interfaceTexts.notices}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>,
    dialog ?? document.body,
  )
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => hideToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  return (
    <div
      role={noticeRole(toast.kind)}
      className={classes(styles['toast'], styles[toast.kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <span className={styles['sign']}>
        <NoticeIcon kind={toast.kind} size={20} />
      </span>
      <p className={styles['words']}>
        <strong>{toast.title}</strong>
        {toast.text && <span>{toast.text}</span>}
      </p>
      <button
        type="button"
        className={styles['close']}
        aria-label={interfaceTexts.close}
        onClick={() => hideToast(toast.id)}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  )
}
