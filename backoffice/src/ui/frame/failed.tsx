import { Alert, Button } from '@mui/material'
import { useEditContext, useListContext, useRefresh, useShowContext } from 'react-admin'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { faultText } from '../../api/call-server.ts'

/** Shown in place of data that could not be fetched, with a retry button. */
export function Failed({ error }: { error: unknown }) {
  const refresh = useRefresh()
  const retry = (
    <Button color="inherit" size="small" onClick={refresh}>
      {PANEL_TEXTS.retry}
    </Button>
  )
  return (
    <Alert severity="error" action={retry} sx={{ my: 1, alignItems: 'center' }}>
      {faultText(error)}
    </Alert>
  )
}

/** The same in place of a list's rows. */
export const FailedList = () => <Failed error={useListContext().error} />

/** The same in place of a record's form. */
export const FailedEdit = () => <Failed error={useEditContext().error} />

/** The same in place of a record. */
export const FailedShow = () => <Failed error={useShowContext().error} />

/** Options of a query whose failure is shown in place of its data: no toast, no redirect. */
export const SHOWN_WHERE_IT_IS = { onError: () => undefined }
