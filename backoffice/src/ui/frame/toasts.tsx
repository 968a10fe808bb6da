import { useCallback, useEffect, useState } from 'react'
import { Alert, Button, Stack } from '@mui/material'
import {
  CloseNotificationContext,
  useNotificationContext,
  useTakeUndoableMutation,
  useTranslate,
} from 'react-admin'
import { BACKOFFICE_TOAST_MS } from '@gondola/contract/base'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { useLocation } from 'react-router-dom'
import { onOtherScreen, withToast, type Toast } from './toast-list.ts'

let keys = 0

/** Notices at the top right, the newest on top, for 5000 ms or until tapped (contract §6). */
export function Toasts() {
  const { notifications, takeNotification } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const [toasts, setToasts] = useState<readonly Toast[]>([])

  useEffect(() => {
    if (notifications.length === 0) return
    const notice = takeNotification()
    if (notice === undefined) return
    const settle = (notice.notificationOptions?.undoable && takeMutation()) || undefined
    // oxlint-disable-next-line react/set-state-in-effect -- react-admin's queue lies outside; taking from it changes it
    setToasts((before) => withToast(before, { key: keys++, notice, settle }))
  }, [notifications, takeNotification, takeMutation])

  const { pathname } = useLocation()
  const [shownAt, setShownAt] = useState(pathname)
  if (shownAt !== pathname) {
    setShownAt(pathname)
    setToasts(onOtherScreen)
  }

  const top = useTopBelowErrors(toasts.length > 0)
  const remove = useCallback(
    (key: number) => setToasts((all) => all.filter((toast) => toast.key !== key)),
    [],
  )

  return (
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        top,
        right: 16,
        left: { xs: 16, sm: 'auto' },
        width: { sm: 360 },
        // a notice is not printed with a sheet
        displayPrint: 'none',
      }}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.key} toast={toast} remove={remove} />
      ))}
    </Stack>
  )
}

/** Below the frame's bar, in pixels of CSS. */
const TOP = 64

/** Where toasts begin: beneath the errors that the page shows in the upper part of the window. */
function useTopBelowErrors(isWatching: boolean): number {
  const [top, setTop] = useState(TOP)
  useEffect(() => {
    if (!isWatching) return undefined
    const place = () => {
      const bottoms = [...document.querySelectorAll('main [role="alert"]')]
        .map((error) => error.getBoundingClientRect())
        .filter((box) => box.bottom > TOP && box.top < innerHeight / 2)
        .map((box) => box.bottom + GAP)
      setTop(Math.min(Math.max(TOP, ...bottoms), innerHeight - ROOM))
    }
    place()
    const observer = new MutationObserver(place)
    observer.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', place)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', place)
    }
  }, [isWatching])
  return top
}

/** Between an error and the first toast, and for a toast at the bottom, in pixels of CSS. */
const GAP = 8
const ROOM = 80

function ToastView({ toast, remove }: { toast: Toast; remove: (key: number) => void }) {
  const { key, notice, settle } = toast
  const { message, type, notificationOptions: { messageArgs, autoHideDuration } = {} } = notice
  const translate = useTranslate()
  const close = useCallback(
    (isUndo = false) => {
      settle?.({ isUndo })
      remove(key)
    },
    [key, remove, settle],
  )

  const dismiss = useCallback(() => close(), [close])

  useEffect(() => {
    if (autoHideDuration === null) return
    const timer = setTimeout(dismiss, autoHideDuration ?? BACKOFFICE_TOAST_MS)
    return () => clearTimeout(timer)
  }, [autoHideDuration, dismiss])

  return (
    <CloseNotificationContext.Provider value={dismiss}>
      <Alert
        severity={severityOf(type)}
        variant="filled"
        elevation={6}
        onClick={dismiss}
        onClose={dismiss}
        closeText={PANEL_TEXTS.dismiss}
        role={type === 'error' ? 'alert' : 'status'}
        sx={{ cursor: 'pointer' }}
        {...(settle && {
          action: (
            <Button color="inherit" size="small" onClick={() => close(true)}>
              {translate('ra.action.undo')}
            </Button>
          ),
        })}
      >
        {typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : message}
      </Alert>
    </CloseNotificationContext.Provider>
  )
}

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const

const severityOf = (type: string) => SEVERITIES.find((severity) => severity === type) ?? 'info'
