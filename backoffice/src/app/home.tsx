import { Typography } from '@mui/material'
import { Title } from 'react-admin'
import { PANEL_TEXTS } from '@gondola/contract/texts/staff/panel.ts'

/** Where one arrives. */
export const Home = () => (
  <>
    <Title title={PANEL_TEXTS.title} />
    <Typography sx={{ mt: 3 }}>{PANEL_TEXTS.welcome}</Typography>
  </>
)
