import { hideToast, useToasts } from './toasts.ts'

/** Hides the visible toast of a topic, whose words no longer hold. */
export function hideTopic(topic: string): void {
  for (const toast of useToasts.getState().shown) if (toast.topic === topic) hideToast(toast.id)
}
