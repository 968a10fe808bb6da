import { interfaceTexts } from '../../texts/interface.ts'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes.ts'
import { useDialogStack } from '../dialog/dialog-stack.ts'
import { CloseIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { NoticeIcon, noticeRole } from './notice-kind.tsx'
import styles from './toast-list.module.css'
import { dropTitle, hideToast, useSaid, useToasts, type ShownToast } from './toasts.ts'

/**
 * The toasts, bottom right. Portalled into the top dialog while one is open, as elements outside a modal dialog are
 * inert; into its `[data-notices-place]` if it has one.
 */
export function ToastList() {
  const shown = useToasts((state) => state.shown)
  const dialog = useDialogStack((state) => state.open.at(-1))
  const list = useRef<HTMLElement>(null)
  const isNear = useNearness(list, shown)
  const said = useSaid()
  return (
    <>
      {shown.map((toast) => (
        <ToastTimer key={toast.id} toast={toast} isHeld={isNear} />
      ))}
      {createPortal(
        <section ref={list} className={styles['list']} aria-label={interfaceTexts.notices} data-notices>
          {shown.map((toast) => (
            <ToastCard key={toast.id} toast={toast} />
          ))}
          <VisuallyHidden>
            <span aria-live="polite">
              <span key={said.id}>{said.text}</span>
            </span>
          </VisuallyHidden>
        </section>,
        dialog?.querySelector('[data-notices-place]') ?? dialog ?? document.body,
      )}
    </>
  )
}

/** The mouse is near a notice with a button from here; near another when it is over it. */
const NEAR_PX = 48

/**
 * Whether mouse or focus is near the notices, which wait then: the focus is in them, or a keyboard's is still where it
 * was when a notice with a button appeared. The next Tab after that goes to the button; from a notice's last button, or
 * back from its first, to where it came from, as does the focus of a notice that goes.
 */
function useNearness(list: RefObject<HTMLElement | null>, shown: readonly ShownToast[]): boolean {
  const actionId = shown.findLast(({ actions = [] }) => actions.length > 0)?.id
  const isShown = shown.length > 0
  const [isMouseNear, setMouseNear] = useState(false)
  const [isFocusNear, setFocusNear] = useState(false)
  const isInside = useRef(false)
  const cameFrom = useRef<HTMLElement | null>(null)
  /** Of the notice whose button the next Tab goes to. */
  const next = useRef<number | undefined>(undefined)

  const onMove = useEffectEvent(({ pointerType, clientX, clientY }: PointerEvent) => {
    const box = list.current?.getBoundingClientRect()
    if (pointerType !== 'mouse' || !box) return
    const reach = actionId === undefined ? 0 : NEAR_PX
    const isWithin = (at: number, from: number, to: number) => at >= from - reach && at <= to + reach
    setMouseNear(isWithin(clientX, box.left, box.right) && isWithin(clientY, box.top, box.bottom))
  })
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    isInside.current = list.current?.contains(target as Node) === true
    if (!isInside.current) cameFrom.current = target as HTMLElement
    setFocusNear(isInside.current)
  })
  const onTab = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !list.current) return
    const stops = [...list.current.querySelectorAll<HTMLElement>('button')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (at === -1 && !event.shiftKey && next.current !== undefined) {
      event.preventDefault()
      stops.find(({ dataset }) => Number(dataset['action']) === next.current)?.focus()
      next.current = undefined
    } else if (at === (event.shiftKey ? 0 : stops.length - 1) && cameFrom.current?.isConnected) {
      // forwards, the browser goes on from there
      if (event.shiftKey) event.preventDefault()
      cameFrom.current.focus({ preventScroll: true })
    }
  })
  useEffect(() => {
    next.current = actionId
    const { activeElement, body } = document
    if (actionId === undefined || isInside.current || activeElement === body) return
    cameFrom.current = activeElement as HTMLElement
    setFocusNear(cameFrom.current.matches(':focus-visible'))
  }, [actionId])
  useEffect(() => {
    if (!isShown) return
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointermove', (event) => onMove(event), { signal, passive: true })
    document.addEventListener('focusin', (event) => onFocus(event), { signal })
    document.addEventListener('keydown', (event) => onTab(event), { signal, capture: true })
    return () => {
      listening.abort()
      setMouseNear(false)
      setFocusNear(false)
    }
  }, [isShown])
  useEffect(() => {
    // what a notice's button did may have focused something else
    requestAnimationFrame(() => {
      if (!isInside.current || document.activeElement !== document.body) return
      isInside.current = false
      setFocusNear(false)
      const back = cameFrom.current?.isConnected
        ? cameFrom.current
        : document.querySelector<HTMLElement>('h1')
      back?.focus({ preventScroll: true })
    })
  }, [shown])
  return isMouseNear || isFocusNear
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

function ToastCard({ toast }: { toast: ShownToast }) {
  return (
    // Not atomic: else the rest would be said again when the title goes.
    <div
      role={noticeRole(toast.kind)}
      aria-atomic={false}
      className={classes(styles['toast'], styles[toast.kind])}
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
          data-action={toast.id}
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
