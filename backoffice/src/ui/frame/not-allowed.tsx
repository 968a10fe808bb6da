import { Alert } from '@mui/material'
import { Title, useTranslate } from 'react-admin'

/** The page for an address that the role may not open. */
export function NotAllowed() {
  const translate = useTranslate()
  return (
    <>
      <Title title={translate('ra.page.access_denied')} />
      <Alert severity="warning" sx={{ mt: 2, maxWidth: 480 }}>
        {translate('ra.message.access_denied')}
      </Alert>
    </>
  )
}
