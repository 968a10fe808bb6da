import { useId, type FormEventHandler } from 'react'
import { Button, type ButtonVariant } from '../../ui/button/button.tsx'
import { Modal, type ModalProps } from '../../ui/dialog/modal.tsx'
import styles from './form.module.css'

interface FormModalProps extends Omit<ModalProps, 'actions'> {
  /** The words of the button that sends. */
  send: string
  variant?: ButtonVariant
  busy: boolean
  onSubmit: FormEventHandler
  /** The words of the button that leaves. */
  cancel: string
  /** In place of closing the dialog. */
  onCancel?: () => void
  className?: string | undefined
}

export function FormModal({ send, variant, busy, onSubmit, cancel, onCancel, ...dialog }: FormModalProps) {
  const id = useId()
  const { children, className = styles['form'], ...modal } = dialog
  return (
    <Modal
      {...modal}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel ?? modal.onClose}>
            {cancel}
          </Button>
          <Button variant={variant} type="submit" form={id} busy={busy}>
            {send}
          </Button>
        </>
      }
    >
      <form id={id} className={className} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Modal>
  )
}
