import type { NotificationPayload } from 'react-admin'

export interface Toast {
  key: number
  notice: NotificationPayload
  /** For an undoable action: performs it, or undoes it. */
  settle: ((outcome: { isUndo: boolean }) => void) | undefined
}

/** Shown for an invalid form; obsolete once something was saved, or the form was left. */
const FAULTY_FORM = 'ra.message.invalid_form'

/** Adds a notice on top; removes an identical one, and on success the one about an invalid form. */
export function withToast(shown: readonly Toast[], added: Toast): Toast[] {
  const { message, type } = added.notice
  const isSame = ({ notice, settle }: Toast) =>
    typeof message === 'string' && settle === undefined && notice.message === message && notice.type === type
  const isOver = ({ notice }: Toast) => type !== 'error' && notice.message === FAULTY_FORM
  return [added, ...shown.filter((toast) => !isSame(toast) && !isOver(toast))]
}

/** The notices that stay when the screen changes: all but that about a form. */
export const onOtherScreen = (shown: readonly Toast[]): Toast[] =>
  shown.filter(({ notice }) => notice.message !== FAULTY_FORM)
