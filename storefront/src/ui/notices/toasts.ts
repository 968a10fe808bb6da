import { TOAST_MS } from '@gondola/contract/base'
import { create } from 'zustand'
import type { NoticeKind } from './notice-kind.tsx'

export interface ToastAction {
  text: string
  /** The toast closes first. */
  onPress: () => void
}

export interface Toast {
  kind: NoticeKind
  title: string
  /** Removes the title after this time in milliseconds and leaves the text. */
  titleMs?: number
  text?: string | undefined
  actions?: readonly ToastAction[]
  /** A toast replaces the visible one of the same topic. */
  topic?: string
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
    if (isShown && toast.topic === undefined) return { shown }
    const others = shown.filter(({ topic }) => topic === undefined || topic !== toast.topic)
    return { shown: [...others, { durationMs: TOAST_MS, ...toast, id: ++lastId }] }
  })
}

/** What was said last to screen readers alone: a result that changed where the eye sees it. */
export const useSaid = create<{ text: string; id: number }>(() => ({ text: '', id: 0 }))

/** Says it, and takes it off the page again: it is not read as what the page holds. */
export function announce(text: string): void {
  const id = ++lastId
  useSaid.setState({ text, id })
  setTimeout(() => useSaid.getState().id === id && useSaid.setState({ text: '' }), TOAST_MS)
}

/** Removes a toast's title and leaves its text. */
export function dropTitle(id: number): void {
  useToasts.setState(({ shown }) => ({
    shown: shown.map((toast) => (toast.id === id ? { ...toast, title: '' } : toast)),
  }))
}

export function hideToast(id: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) }))
}

/** Hides what could be undone where the shopper was: over another screen or a panel it covers what she came for. */
export function hideUndoable(): void {
  for (const { id, topic, actions = [] } of useToasts.getState().shown)
    if (topic !== undefined && actions.length > 0) hideToast(id)
}

/** Hides the visible toast of a topic, whose words no longer hold. */
export function hideTopic(topic: string): void {
  for (const toast of useToasts.getState().shown) if (toast.topic === topic) hideToast(toast.id)
}
