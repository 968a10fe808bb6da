import { Alert } from '@mui/material'
import { Title, useTranslate } from 'react-admin'

/** What one sees at an address that is none. */
export function NotFound() {
  const translate = useTranslate()
  return (
    <>
      <Title title={translate('ra.page.not_found')} />
      <Alert severity="warning" sx={{ mt: 2, maxWidth: 480 }}>
        {translate('ra.message.not_found')}
      </Alert>
    </>
  )
}
