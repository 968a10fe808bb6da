import type { ReactNode } from 'react'
import { EditBase, SimpleForm, Title, useNotify } from 'react-admin'
import { Card } from '@mui/material'
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
    <EditBase
      id={1}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess: () => notify(saved, { type: 'success' }) }}
    >
      <Title title={title} />
      <Card sx={{ mt: 2 }}>
        <SimpleForm toolbar={<SaveToolbar />}>{children}</SimpleForm>
      </Card>
    </EditBase>
  )
}
