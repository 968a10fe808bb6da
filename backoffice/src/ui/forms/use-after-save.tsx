import {
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
  type HttpError,
  type Identifier,
  type RaRecord,
  type RedirectionSideEffect,
} from 'react-admin'
import { UNDO_TOAST_MS, type AuditEntry } from '@gondola/contract/base'
import { PENDING_TEXTS, pendingTitle, type PendingAccount } from '@gondola/contract/payments'
import { SESSION_TEXTS, UNDO_TEXTS } from '@gondola/contract/staff'
import { useIsHere } from '../records/use-act.ts'
import type { useRecordSaving } from './use-saving.ts'
import { useEffect, useState } from 'react'
import { Button } from '@mui/material'
import { useLastChange } from '../records/undo-last-change.tsx'

type Sent = Pick<ReturnType<typeof useRecordSaving>, 'asks' | 'saved'>

/** What a notice says of a saved record and the fields that were changed; undefined: as of any record. */
export type SavedText = (record: RaRecord, fields: readonly string[]) => string | undefined

/**
 * The handlers for the answer to 'Guardar'. If the user has moved on to another screen, it does not navigate, and a
 * refusal, which no field can show, becomes a notice. The save succeeded only if the server returned a record; a change
 * can then be undone for a while.
 */
export function useKeptRecord(
  kind: 'created' | 'updated',
  redirectTo: RedirectionSideEffect,
  { asks, saved }: Sent,
  text?: string | SavedText,
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
      const { Leido = {} } = (sent.data ?? {}) as { Leido?: object }
      const fields = Object.keys(Leido)
      const own = typeof text === 'function' ? text(record, fields) : text
      const said = own ?? translate(`resources.${resource}.notifications.${kind}`, { _: anyRecord })
      const { Pendiente } = record as { Pendiente?: PendingAccount }
      const told = Pendiente ? `${said} ${pendingTitle(Pendiente)}. ${PENDING_TEXTS.ownHint}` : said
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

interface UndoNoticeProps {
  text: string
  resource: string
  id: Identifier
  /** The changed fields: a change of other fields is not undone from here. */
  fields: readonly string[]
}

/** Notice of a saved change, with an undo button. */
function UndoNotice({ text, resource, id, fields }: UndoNoticeProps) {
  const { find, undo } = useLastChange(resource)
  const [change, setChange] = useState<AuditEntry | null>(null)
  useEffect(() => {
    let isShown = true
    const look = async () => {
      // the change is saved anyway, and can be undone from the record's form
      const last = await find(id).catch(() => null)
      const isIt = last !== null && Object.keys(last.Despues ?? {}).some((field) => fields.includes(field))
      if (isShown && isIt) setChange(last)
    }
    void look()
    return () => {
      isShown = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the change that was just saved, once
  }, [])
  return (
    <>
      {text}
      {change !== null && (
        <Button color="inherit" size="small" sx={{ ml: 1 }} onClick={() => void undo(id, change)}>
          {UNDO_TEXTS.undo}
        </Button>
      )}
    </>
  )
}
