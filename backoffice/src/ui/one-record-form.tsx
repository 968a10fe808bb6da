import type { ReactNode } from 'react'
import { EditBase, Loading, SimpleForm, Title, useNotify } from 'react-admin'
import { Card } from '@mui/material'
import { FailedEdit } from './failed.tsx'
import { FETCHED_ONCE, OnceFetched } from './once-fetched.tsx'
import { SaveToolbar } from './save-toolbar.tsx'

/** The form of a resource that has one record alone, of Id 1, where others have a list. */
export function OneRecordForm({
  title,
  saved,
  children,
}: {
  title: string
  saved: string
  children: ReactNode
}) {
  const notify = useNotify()
  return (
    <>
      <Title title={title} />
      <EditBase
        id={1}
        mutationMode="pessimistic"
        redirect={false}
        loading={<Loading />}
        error={<FailedEdit />}
        queryOptions={FETCHED_ONCE}
        mutationOptions={{ onSuccess: () => notify(saved, { type: 'success' }) }}
      >
        <Card sx={{ mt: 2 }}>
          <OnceFetched>
            <SimpleForm toolbar={<SaveToolbar />}>{children}</SimpleForm>
          </OnceFetched>
        </Card>
      </EditBase>
    </>
  )
}
