import type { ReactNode } from 'react'
import { EditBase, Loading, SimpleForm, Title, useResourceContext } from 'react-admin'
import type { Call } from '@gondola/contract/calls'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { isOfChain, mayCall } from '../../api/may-call.ts'
import { Card } from '@mui/material'
import { FailedEdit } from '../frame/failed.tsx'
import { useResource } from '../frame/screens-context.ts'
import { useOwnStaff } from '../frame/use-own-staff.ts'
import { FETCHED_ONCE, OnceFetched, useOpenedAt } from './once-fetched.tsx'
import { SaveToolbar } from './save-toolbar.tsx'
import { ReadOnly } from './read-only.tsx'
import { SavingProvider } from './saving.ts'
import { useKeptRecord } from './use-kept-record.tsx'
import { useRecordSaving } from './use-saving.ts'

/** The form of a resource with a single record, Id 1, in place of a list. */
export function OneRecordForm({
  title,
  saved,
  children,
}: {
  title: string
  saved: string
  children: ReactNode
}) {
  const { saving, ...sent } = useRecordSaving(undefined, false)
  const kept = useKeptRecord('updated', false, sent, saved)
  const openedAt = useOpenedAt()
  const reason = useReadOnlyReason()
  if (reason === undefined) return <Loading />
  return (
    <SavingProvider value={saving}>
      <Title title={title} />
      <EditBase
        id={1}
        // who may not change it may read it
        disableAuthentication
        mutationMode="pessimistic"
        redirect={false}
        loading={<Loading />}
        error={<FailedEdit />}
        queryOptions={FETCHED_ONCE}
        transform={sent.transform}
        mutationOptions={kept}
      >
        <Card sx={{ mt: 2 }}>
          <OnceFetched since={openedAt}>
            <ReadOnly reason={reason}>
              <SimpleForm toolbar={<SaveToolbar />}>{children}</SimpleForm>
            </ReadOnly>
          </OnceFetched>
        </Card>
      </EditBase>
    </SavingProvider>
  )
}

/** Why the account may not change the record; null: it may; undefined: not known yet. */
function useReadOnlyReason(): string | null | undefined {
  const account = useOwnStaff()
  const change = useResource(useResourceContext())?.change as Call | undefined
  if (account === undefined) return undefined
  if (change !== undefined && mayCall(account, change)) return null
  return change !== undefined && isOfChain(account, change) ? PANEL_TEXTS.ofChain : PANEL_TEXTS.readOnly
}
