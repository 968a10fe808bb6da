import { Typography } from '@mui/material'

/** What a list is, and what to do with it, above its rows. */
export const ListIntro = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ p: 2, maxWidth: '70ch' }}>
    {children}
  </Typography>
)
