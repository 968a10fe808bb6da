import type { ReactNode } from 'react'
import { EditBase, Loading, SimpleForm, Title } from 'react-admin'
import { Card } from '@mui/material'
import { FailedEdit } from '../frame/failed.tsx'
import { FETCHED_ONCE, OnceFetched, useOpenedAt } from './once-fetched.tsx'
import { SaveToolbar } from './save-toolbar.tsx'
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
  const openedAt = useOpenedAt()
  return (
    <SavingProvider value={saving}>
      <Title title={title} />
      <EditBase
        id={1}
        mutationMode="pessimistic"
        redirect={false}
        loading={<Loading />}
        error={<FailedEdit />}
        queryOptions={FETCHED_ONCE}
        transform={sent.transform}
        mutationOptions={useKeptRecord('updated', false, sent, saved)}
      >
        <Card sx={{ mt: 2 }}>
          <OnceFetched since={openedAt}>
            <SimpleForm toolbar={<SaveToolbar />}>{children}</SimpleForm>
          </OnceFetched>
        </Card>
      </EditBase>
    </SavingProvider>
  )
}
