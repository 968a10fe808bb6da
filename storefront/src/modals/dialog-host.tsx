import { type ComponentType, useEffect, useState } from 'react'
import { offlineMessage } from '../texts/interface.ts'
import { closeDialog, type DialogName, type DialogProps, openDialog, useDialog } from '../state/dialogs.ts'
import { useSession } from '../state/session/session.ts'
import { showToast } from '../ui/notices/toasts.ts'

type Loaders = { [N in DialogName]: () => Promise<ComponentType<DialogProps[N]>> }

/** The code of every dialog, loaded when it is first opened. */
const LOADERS: Loaders = {
  login: () => import('./login-dialog.tsx').then((file) => file.LoginDialog),
  register: () => import('./registration/registration-dialog.tsx').then((file) => file.RegistrationDialog),
  recover: () => import('./recovery-dialog.tsx').then((file) => file.RecoveryDialog),
  checkoutEntry: () => import('./checkout-entry-dialog.tsx').then((file) => file.CheckoutEntryDialog),
  order: () => import('./order-dialog.tsx').then((file) => file.OrderDialog),
  annul: () => import('./annul-dialog.tsx').then((file) => file.AnnulDialog),
  duplicate: () => import('./duplicate/duplicate-dialog.tsx').then((file) => file.DuplicateDialog),
  promotion: () => import('./promotion/promotion-dialog.tsx').then((file) => file.PromotionDialog),
  promotionTerms: () =>
    import('./promotion/promotion-terms-dialog.tsx').then((file) => file.PromotionTermsDialog),
  share: () => import('./share/share-dialog.tsx').then((file) => file.ShareDialog),
  place: () => import('./place/place-dialog.tsx').then((file) => file.PlaceDialog),
  popup: () => import('./popup/popup-dialog.tsx').then((file) => file.PopupDialog),
}

interface Loaded {
  name: DialogName
  View: ComponentType<object>
}

/** Renders the dialog that `openDialog` requested. Mount once in the page, within the router. */
export function DialogHost() {
  useLoginAfterExpiry()
  const open = useDialog((dialog) => dialog.open)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const name = open?.name ?? null
  useEffect(() => {
    if (!name) return
    let isWanted = true
    LOADERS[name]().then(
      (View) => isWanted && setLoaded({ name, View: View as ComponentType<object> }),
      () => isWanted && cannotLoad(),
    )
    return () => {
      isWanted = false
    }
  }, [name])
  if (!open || loaded?.name !== open.name) return null
  const { View } = loaded
  return <View {...open.props} />
}

/** The dialog's code failed to load: reports the lost network. */
function cannotLoad(): void {
  showToast({ kind: 'error', title: offlineMessage.title, text: offlineMessage.text })
  closeDialog()
}

/** The server ended the session: opens the login, so that the customer continues on the same screen. */
function useLoginAfterExpiry(): void {
  const hasExpired = useSession((session) => session.hasExpired)
  useEffect(() => {
    if (hasExpired) openDialog('login')
  }, [hasExpired])
}
