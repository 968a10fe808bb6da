import { interfaceTexts } from '../../texts/interface.ts'
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
  // A toast drawn anew elsewhere is held no more: no leaving of it is heard.
  const [held, setHeld] = useState<{ id: number; dialog: HTMLElement | undefined } | null>(null)
  const isHeld = ({ id }: ShownToast) => held?.id === id && held.dialog === dialog
  return (
    <>
      {shown.map((toast) => (
        <ToastTimer key={toast.id} toast={toast} isHeld={isHeld(toast)} />
      ))}
      {createPortal(
        <section className={styles['list']} aria-label={interfaceTexts.notices}>
          {shown.map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              onHold={(id) => setHeld(id === null ? null : { id, dialog })}
            />
          ))}
        </section>,
        dialog ?? document.body,
      )}
    </>
  )
}

/** Hides its toast when its time is over. Apart from the card, which dialogs that open and close draw anew. */
function ToastTimer({ toast, isHeld }: { toast: ShownToast; isHeld: boolean }) {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => hideToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  return null
}

/** Whether there is a pointer that rests on things: a finger does not. */
const canHover = () => matchMedia('(hover: hover)').matches

interface ToastCardProps {
  toast: ShownToast
  /** Told its id while the pointer rests on it, null afterwards. */
  onHold: (id: number | null) => void
}

function ToastCard({ toast, onHold }: ToastCardProps) {
  return (
    <div
      role={noticeRole(toast.kind)}
      className={classes(styles['toast'], styles[toast.kind])}
      onPointerEnter={() => canHover() && onHold(toast.id)}
      onPointerLeave={() => onHold(null)}
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
