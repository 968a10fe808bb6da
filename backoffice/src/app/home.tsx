import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Loading, Title, usePermissions } from 'react-admin'
import { Navigate } from 'react-router-dom'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { countOnSale } from '../first-steps/first-steps.ts'
import { firstStepsScreen } from '../first-steps/first-steps-screens.ts'
import { addressOf, permissionOf } from '../ui/screen.ts'
import { useMays } from '../ui/use-may.ts'
import { SCREENS } from './screens.ts'

/**
 * The start page: the first screen of the menu that the role may see; for a shop without articles, the first steps, if
 * the role may set it up.
 */
export function Home() {
  const may = useMays()
  const { isPending } = usePermissions()
  const maySetUp = may(firstStepsScreen.permission) && may('catalogo.ver')
  const onSale = useQuery({
    queryKey: ['on-sale'],
    queryFn: ({ signal }) => countOnSale(signal),
    enabled: !isPending && maySetUp,
  })
  if (isPending || (maySetUp && onSale.isPending)) return <Loading />
  if (onSale.data === 0) return <Navigate to={addressOf(firstStepsScreen)} replace />
  const first = SCREENS.find((screen) => screen.group !== null && may(permissionOf(screen)))
  if (first !== undefined) return <Navigate to={addressOf(first)} replace />
  return (
    <>
      <Title title={PANEL_TEXTS.title} />
      <Typography sx={{ mt: 3 }}>{PANEL_TEXTS.welcome}</Typography>
    </>
  )
}
