import { Alert } from '@mui/material'
import { Title, useTranslate } from 'react-admin'

/** The page for an unknown address. */
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
