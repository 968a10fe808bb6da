import {
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
  type HttpError,
  type RaRecord,
  type RedirectionSideEffect,
} from 'react-admin'
import { UNDO_TOAST_MS } from '@gondola/contract/base'
import { SESSION_TEXTS } from '@gondola/contract/staff'
import { UndoNotice } from '../records/undo-notice.tsx'
import { useIsHere } from '../frame/use-is-here.ts'
import type { useRecordSaving } from './use-saving.ts'

type Sent = Pick<ReturnType<typeof useRecordSaving>, 'asks' | 'saved'>

/**
 * The handlers for the answer to 'Guardar'. If the user has moved on to another screen, it does not navigate, and a
 * refusal, which no field can show, becomes a notice. The save succeeded only if the server returned a record; a change
 * can then be undone for a while.
 */
export function useKeptRecord(
  kind: 'created' | 'updated',
  redirectTo: RedirectionSideEffect,
  { asks, saved }: Sent,
  text?: string,
) {
  const resource = useResourceContext() ?? ''
  const notify = useNotify()
  const translate = useTranslate()
  const redirect = useRedirect()
  const isHere = useIsHere()
  return {
    onSuccess: (record: RaRecord, sent: { data?: object } = {}) => {
      if (record.id === undefined) return notify(SESSION_TEXTS.notSaved, { type: 'error' })
      saved()
      const anyRecord = translate(`ra.notification.${kind}`, { smart_count: 1 })
      const told = text ?? translate(`resources.${resource}.notifications.${kind}`, { _: anyRecord })
      const { Leido = {} } = (sent.data ?? {}) as { Leido?: object }
      const fields = Object.keys(Leido)
      if (fields.length === 0) notify(told, { type: 'info' })
      else
        notify(<UndoNotice text={told} resource={resource} id={record.id} fields={fields} />, {
          type: 'info',
          autoHideDuration: UNDO_TOAST_MS,
        })
      if (isHere()) redirect(redirectTo, resource, record.id, record)
    },
    onError: (error: Error) => {
      if (isHere() && asks(error)) return
      const faults = (error as Partial<HttpError>).body as { errors?: object } | undefined
      if (isHere() && faults?.errors !== undefined) return
      notify(error.message || 'ra.notification.http_error', { type: 'error' })
    },
  }
}
