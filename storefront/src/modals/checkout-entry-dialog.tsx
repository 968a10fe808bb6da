import { ROUTES } from '@gondola/contract/base'
import { cartTexts } from '@gondola/contract/cart'
import { checkoutEntryTexts } from '../texts/checkout.ts'
import { violationMessage } from '@gondola/contract/http'
import { closeDialog, openDialog } from '../state/dialogs.ts'
import { Button } from '../ui/button/button.tsx'
import { Modal } from '../ui/dialog/modal.tsx'

/** 'Pasar por caja' for a visitor (spec §4): log in or register, then continue to checkout 1. */
export function CheckoutEntryDialog() {
  const next = ROUTES.checkout1
  return (
    <Modal
      title={cartTexts.checkout}
      onClose={closeDialog}
      actions={
        <>
          <Button variant="secondary" onClick={() => openDialog('register', { next })}>
            {checkoutEntryTexts.register}
          </Button>
          <Button onClick={() => openDialog('login', { next })}>{checkoutEntryTexts.login}</Button>
        </>
      }
    >
      <p role="alert">{violationMessage({ code: 'comprar-sin-cliente' }).text}</p>
    </Modal>
  )
}
