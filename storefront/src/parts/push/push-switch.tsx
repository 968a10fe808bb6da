import { NetworkLost, Refused } from '../../api/errors.ts'
import { PermissionDismissed, usePushState, usePushSwitch } from '../../state/push-device.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { pushTexts } from '../../texts/account.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import { tellFailure } from '../messages/tell.ts'
import styles from './push-switch.module.css'

/**
 * 'Avisarme en este dispositivo': push messages about the customer's orders in this browser, saved at once; or why they
 * cannot be had. The browser asks for its permission only when it is turned on.
 */
export function PushSwitch() {
  const { Id } = useCustomer()
  const { data: state } = usePushState(Id)
  const { mutate, isPending, variables } = usePushSwitch(Id)
  if (state === undefined) return null
  if (state !== 'on' && state !== 'off') return <p className={styles['reason']}>{pushTexts[state]}</p>
  return (
    <CheckboxField
      className={styles['switch']}
      label={pushTexts.label}
      hint={pushTexts.hint}
      checked={isPending ? variables : state === 'on'}
      aria-busy={isPending || undefined}
      onChange={({ target: { checked } }) => {
        if (isPending) return
        mutate(checked, {
          onSuccess: () => tellChange(checked),
          onError: tellFault,
        })
      }}
    />
  )
}

/** Nothing is said of a permission that was refused: the reason takes the switch's place. */
function tellChange(isOn: boolean): void {
  if (isOn && Notification.permission !== 'granted') return
  showToast({ kind: 'success', title: isOn ? pushTexts.turnedOn : pushTexts.turnedOff })
}

function tellFault(error: unknown): void {
  if (error instanceof PermissionDismissed) showToast({ kind: 'error', title: pushTexts.dismissed })
  else if (error instanceof Refused || error instanceof NetworkLost) tellFailure(error, pushTexts.failed)
  else showToast({ kind: 'error', title: pushTexts.failed, text: pushTexts.unsupported })
}
