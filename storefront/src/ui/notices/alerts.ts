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
  /** In reading order. Without buttons the notice closes after its duration, by Escape or by a press outside. */
  buttons?: readonly AlertButton[]
  /** Closes after this time, in milliseconds. */
  durationMs?: number
  /** Whether Escape, the close button and a press outside close it; true by default. */
  canDismiss?: boolean
  /** Called once, however it was closed. */
  onClosed?: () => void
}

export interface ShownAlert extends Alert {
  id: number
}

/** The open alerts, oldest first; each is a dialog of its own. */
export const useAlerts = create<{ shown: readonly ShownAlert[] }>(() => ({ shown: [] }))

let lastId = 0

/** Shows a modal notice or question. Returns a function that closes it. */
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
