import { addedTexts } from '../../texts/checkout.ts'
import { type ToastAction, showToast } from '../../ui/notices/toasts.ts'

/** Time to undo what a notice says, in milliseconds. */
export const UNDO_MS = 6000

interface Undoable {
  /** Notices of a topic replace each other. */
  topic: string
  undo: () => void
  /** What is said then. */
  undone: string
}

/** 'Deshacer', which says in the notice's place that it did. */
export const undoAction = ({ topic, undo, undone }: Undoable): ToastAction => ({
  text: addedTexts.undo,
  onPress: () => {
    undo()
    showToast({ kind: 'info', title: '', text: undone, topic })
  },
})

/** Says what was removed, with the button that puts it back. */
export function tellRemoved(text: string, undoable: Undoable): void {
  const { topic } = undoable
  showToast({ kind: 'info', title: '', text, actions: [undoAction(undoable)], durationMs: UNDO_MS, topic })
}
