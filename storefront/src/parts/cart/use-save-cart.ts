import { checkSaving } from '@gondola/contract/orders'
import { checkoutEntryTexts } from '../../texts/checkout.ts'
import { loginTexts } from '../../texts/login.ts'
import { type Message, violationMessage } from '@gondola/contract/http'
import { useMutation } from '@tanstack/react-query'
import { isRefusal } from '../../api/errors.ts'
import { saveCart } from '../../state/cart/cart-refresh.ts'
import { useCart } from '../../state/cart/cart.ts'
import { openDialog, useDialog } from '../../state/dialogs.ts'
import { forgetSaveWish, wishToSave } from '../../state/cart/save-wish.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import { useParameters } from '../../state/site.ts'
import { showAlert } from '../../ui/notices/alerts.ts'
import { headed, tellFailure, tellSuccess } from '../messages/tell.ts'
import { tellViolation } from '../messages/tell-rule.ts'

/** 'Guardar pedido' (spec §4, §5); `saved` is its success message, of which the specification has two wordings. */
export function useSaveCart(saved: Message): { save: () => void; isSaving: boolean } {
  const MinimoLineasGuardar = useParameters().data?.MinimoLineasGuardar ?? 1
  const { mutate, isPending } = useMutation({
    mutationFn: saveCart,
    onSuccess: () => {
      forgetSaveWish()
      tellSuccess(saved)
    },
    onError: (error) => {
      if (isRefusal(error, 'sesion')) wishToSave()
      tellFailure(error)
    },
  })
  const save = () => {
    const { lines } = useCart.getState()
    const violation = checkSaving(lines, isLoggedIn(), MinimoLineasGuardar)
    if (!violation) mutate(lines)
    else if (violation.code === 'guardar-sin-cliente') askToLogIn(violationMessage(violation))
    else tellViolation(violation)
  }
  return { save, isSaving: isPending }
}

/** Asks a visitor to log in or register (spec §6); after login `save-at-login.ts` saves the cart. */
function askToLogIn(message: Message): void {
  wishToSave()
  showAlert({
    kind: 'error',
    ...headed(message),
    // Its buttons open the next dialog right after this one has closed.
    onClosed: () => queueMicrotask(forgetUnlessAsked),
    buttons: [
      { text: checkoutEntryTexts.login, onPress: () => openDialog('login') },
      { text: checkoutEntryTexts.register, onPress: () => openDialog('register') },
      { text: loginTexts.cancel, variant: 'quiet' },
    ],
  })
}

function forgetUnlessAsked(): void {
  if (useDialog.getState().open === null) forgetSaveWish()
}
