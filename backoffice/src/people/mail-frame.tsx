import { Box } from '@mui/material'

/** A mail's HTML in a fully sandboxed frame; `path` is the call's address below `/api`. */
export const MailFrame = ({ title, path }: { title: string; path: string }) => (
  <Box
    component="iframe"
    title={title}
    src={`/api${path}`}
    sandbox=""
    sx={{ width: '100%', height: 480, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
  />
)
