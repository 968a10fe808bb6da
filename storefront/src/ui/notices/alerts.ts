import { create } from 'zustand'
import type { ButtonVariant } from '../button/button.tsx'
import type { NoticeKind } from './notice-kind.tsx'

/** One button of an alert; every button closes it. */
export interface AlertButton {
  text: string
  variant?: ButtonVariant
  onPress?: () => void
}

export interface Alert {
  kind: NoticeKind
  title: string
  text?: string | undefined
  /** Reading order. None: the notice closes by its duration only, by Escape or a press beside it. */
  buttons?: readonly AlertButton[]
  /** Closes by itself after so many milliseconds. */
  durationMs?: number
  /** Whether Escape, the close button and a press beside it close it; yes unless told otherwise. */
  canDismiss?: boolean
  /** Called once, however it closed. */
  onClosed?: () => void
}

export interface ShownAlert extends Alert {
  id: number
}

/** The alerts on screen, in the order in which they were asked for; each is a dialog of its own. */
export const useAlerts = create<{ shown: readonly ShownAlert[] }>(() => ({ shown: [] }))

let lastId = 0

/** Shows a modal notice or question; the answer is a function that closes it. */
export function showAlert(alert: Alert): () => void {
  const id = ++lastId
  useAlerts.setState(({ shown }) => ({ shown: [...shown, { ...alert, id }] }))
  return () => closeAlert(id)
}

export function closeAlert(id: number): void {
  const alert = useAlerts.getState().shown.find((other) => other.id === id)
  if (!alert) return
  useAlerts.setState(({ shown }) => ({ shown: shown.filter((other) => other.id !== id) }))
  alert.onClosed?.()
}
