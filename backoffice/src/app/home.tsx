import { Typography } from '@mui/material'
import { Loading, Title, usePermissions } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { PANEL_TEXTS } from '@gondola/contract/texts/staff/panel.ts'
import { addressOf, permissionOf } from '../ui/screen.ts'
import { useMays } from '../ui/use-may.ts'
import { SCREENS } from './screens.ts'

/** Where one arrives: the first screen of the menu that one's role may see. */
export function Home() {
  const may = useMays()
  const { isPending } = usePermissions()
  if (isPending) return <Loading />
  const first = SCREENS.find((screen) => screen.group !== null && may(permissionOf(screen)))
  if (first !== undefined) return <Navigate to={addressOf(first)} replace />
  return (
    <>
      <Title title={PANEL_TEXTS.title} />
      <Typography sx={{ mt: 3 }}>{PANEL_TEXTS.welcome}</Typography>
    </>
  )
}
