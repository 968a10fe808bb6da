import { TOAST_MS } from '@gondola/contract/base'
import { create } from 'zustand'
import type { NoticeKind } from './notice-kind.tsx'

export interface Toast {
  kind: NoticeKind
  title: string
  text?: string | undefined
  /** Duration in milliseconds; 3000 by default (spec §9). */
  durationMs: number
}

export interface ShownToast extends Toast {
  id: number
}

/** The visible toasts, oldest first. */
export const useToasts = create<{ shown: readonly ShownToast[] }>(() => ({ shown: [] }))

let lastId = 0

/** Shows a short notice in the corner, unless one with the same text is visible (spec §9). */
export function showToast(toast: Omit<Toast, 'durationMs'> & { durationMs?: number }): void {
  useToasts.setState(({ shown }) => {
    const isShown = shown.some(
      (other) => other.kind === toast.kind && other.title === toast.title && other.text === toast.text,
    )
    return isShown ? { shown } : { shown: [...shown, { durationMs: TOAST_MS, ...toast, id: ++lastId }] }
  })
}

export function hideToast(id: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }))
}
