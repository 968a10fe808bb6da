import type { NotificationPayload } from 'react-admin'

/** A notice that is shown. */
export interface Toast {
  key: number
  notice: NotificationPayload
  /** Of what may still be undone: does it, or takes it back. */
  settle: ((outcome: { isUndo: boolean }) => void) | undefined
}

/** Told of a form with faults; once something was saved it is no longer so. */
const FAULTY_FORM = 'ra.message.invalid_form'

/** The notices with a new one on top: the same words stand there once, and no faulty form beside what was done. */
export function withToast(shown: readonly Toast[], added: Toast): Toast[] {
  const { message, type } = added.notice
  const isSame = ({ notice, settle }: Toast) =>
    typeof message === 'string' && settle === undefined && notice.message === message && notice.type === type
  const isOver = ({ notice }: Toast) => type !== 'error' && notice.message === FAULTY_FORM
  return [added, ...shown.filter((toast) => !isSame(toast) && !isOver(toast))]
}
