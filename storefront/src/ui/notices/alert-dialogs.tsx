import { useEffect, useId } from 'react'
import { Button } from '../button/button.tsx'
import { classes } from '../classes.ts'
import { DialogFrame } from '../dialog/dialog-frame.tsx'
import dialogStyles from '../dialog/dialog.module.css'
import { closeAlert, useAlerts, type AlertButton, type ShownAlert } from './alerts.ts'
import { NoticeIcon, noticeRole } from './notice-kind.tsx'

/** Renders every alert shown by `showAlert`. Mount once in the page's frame. */
export function AlertDialogs() {
  const shown = useAlerts((state) => state.shown)
  return shown.map((alert) => <AlertDialog key={alert.id} alert={alert} />)
}

function AlertDialog({ alert }: { alert: ShownAlert }) {
  const id = useId()
  const { durationMs, canDismiss = true, buttons = [] } = alert
  useEffect(() => {
    if (durationMs === undefined) return
    const timer = setTimeout(() => closeAlert(alert.id), durationMs)
    return () => clearTimeout(timer)
  }, [alert.id, durationMs])
  return (
    <DialogFrame
      role="alertdialog"
      className={dialogStyles['modal']}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert.text ? `${id}-text` : undefined}
      onDismiss={canDismiss ? () => closeAlert(alert.id) : undefined}
    >
      <div className={dialogStyles['alert']}>
        <div role={noticeRole(alert.kind)}>
          <span className={classes(dialogStyles['sign'], dialogStyles[alert.kind])}>
            <NoticeIcon kind={alert.kind} size={32} />
          </span>
          <h2 id={`${id}-title`}>{alert.title}</h2>
          {alert.text && (
            <p id={`${id}-text`} className={dialogStyles['alertText']}>
              {alert.text}
            </p>
          )}
        </div>
        {buttons.length > 0 && <AlertButtons alertId={alert.id} buttons={buttons} />}
      </div>
    </DialogFrame>
  )
}

/** The first button that is not destructive has the initial focus. */
function AlertButtons({ alertId, buttons }: { alertId: number; buttons: readonly AlertButton[] }) {
  const safest = buttons.findIndex((button) => button.variant !== 'danger')
  return (
    <div className={dialogStyles['alertButtons']}>
      {buttons.map((button, position) => (
        <Button
          key={button.text}
          data-initial-focus={position === safest || undefined}
          variant={button.variant ?? (position === 0 ? 'primary' : 'secondary')}
          onClick={() => {
            closeAlert(alertId)
            button.onPress?.()
          }}
        >
          {button.text}
        </Button>
      ))}
    </div>
  )
}
