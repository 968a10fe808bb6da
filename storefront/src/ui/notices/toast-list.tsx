import { interfaceTexts } from '../../texts/interface.ts'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes.ts'
import { useDialogStack } from '../dialog/dialog-stack.ts'
import { CloseIcon } from '../icons/icons.tsx'
import { NoticeIcon, noticeRole } from './notice-kind.tsx'
import styles from './toast-list.module.css'
import { dropTitle, hideToast, useToasts, type ShownToast } from './toasts.ts'

/**
 * The toasts, bottom right. Portalled into the top dialog while one is open: elements outside a modal dialog are inert.
 */
export function ToastList() {
  const shown = useToasts((state) => state.shown)
  const dialog = useDialogStack((state) => state.open.at(-1))
  // Valid only for the dialog it was set in: a toast that moves to another one gets no pointerleave.
  const [held, setHeld] = useState<{ id: number; dialog: HTMLElement | undefined } | null>(null)
  const isHeld = ({ id }: ShownToast) => held?.id === id && held.dialog === dialog
  return (
    <>
      {shown.map((toast) => (
        <ToastTimer key={toast.id} toast={toast} isHeld={isHeld(toast)} />
      ))}
      {createPortal(
        <section className={styles['list']} aria-label={interfaceTexts.notices} data-notices>
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

/** Hides its toast after its duration. Separate from the card, which remounts when dialogs open and close. */
function ToastTimer({ toast, isHeld }: { toast: ShownToast; isHeld: boolean }) {
  const { id, durationMs, titleMs } = toast
  useEffect(() => {
    if (titleMs === undefined) return
    const timer = setTimeout(() => dropTitle(id), titleMs)
    return () => clearTimeout(timer)
  }, [id, titleMs])
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => hideToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isHeld])
  return null
}

/** Whether the primary pointer can hover, unlike a finger. */
const canHover = () => matchMedia('(hover: hover)').matches

interface ToastCardProps {
  toast: ShownToast
  /** Called with the toast's id while the pointer is over it or the focus in it, and with null afterwards. */
  onHold: (id: number | null) => void
}

function ToastCard({ toast, onHold }: ToastCardProps) {
  return (
    <div
      role={noticeRole(toast.kind)}
      className={classes(styles['toast'], styles[toast.kind])}
      onPointerEnter={() => canHover() && onHold(toast.id)}
      onPointerLeave={() => onHold(null)}
      onFocus={() => onHold(toast.id)}
      onBlur={() => onHold(null)}
    >
      <span className={styles['sign']}>
        <NoticeIcon kind={toast.kind} size={20} />
      </span>
      <p className={styles['words']}>
        {toast.title && <strong>{toast.title}</strong>}
        {toast.text && <span>{toast.text}</span>}
      </p>
      {toast.actions?.map(({ text, onPress }) => (
        <button
          key={text}
          type="button"
          className={styles['action']}
          onClick={() => {
            hideToast(toast.id)
            onPress()
          }}
        >
          {text}
        </button>
      ))}
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
