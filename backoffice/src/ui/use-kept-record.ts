import {
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
  type HttpError,
  type RaRecord,
  type RedirectionSideEffect,
} from 'react-admin'
import { useIsHere } from './use-is-here.ts'

/**
 * What a form does with the answer to 'Guardar', also one that comes when somebody has gone on to another screen: then
 * it leads nowhere, and a refusal, which no field is left to show, is told.
 */
export function useKeptRecord(kind: 'created' | 'updated', redirectTo: RedirectionSideEffect) {
  const resource = useResourceContext()
  const notify = useNotify()
  const translate = useTranslate()
  const redirect = useRedirect()
  const isHere = useIsHere()
  return {
    onSuccess: (record: RaRecord) => {
      const anyRecord = translate(`ra.notification.${kind}`, { smart_count: 1 })
      notify(`resources.${resource}.notifications.${kind}`, {
        type: 'info',
        messageArgs: { smart_count: 1, _: anyRecord },
      })
      if (isHere()) redirect(redirectTo, resource, record.id, record)
    },
    onError: (error: Error) => {
      const faults = (error as Partial<HttpError>).body as { errors?: object } | undefined
      if (isHere() && faults?.errors !== undefined) return
      notify(error.message || 'ra.notification.http_error', { type: 'error' })
    },
  }
}
