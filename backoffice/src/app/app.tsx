import { Admin, Authenticated, CustomRoutes, Loading, Resource, Title, usePermissions } from 'react-admin'
import { QueryClient, useQuery } from '@tanstack/react-query'
import { Navigate, Route } from 'react-router-dom'
import { staffBranches } from '@gondola/contract/branches'
import { staffPriceLists } from '@gondola/contract/catalogue-admin'
import { staffBranchHolidays, staffBranchRules, staffSlots, staffZones } from '@gondola/contract/delivery'
import { PANEL_TITLE } from '../ui/frame/brand.ts'
import { PANEL_TEXTS, staffAccounts } from '@gondola/contract/staff'
import { LoginScreen } from './login-screen.tsx'
import { authProviderOf } from '../api/auth-provider.ts'
import { dataProviderOf } from '../api/data-provider.ts'
import { forgetOwnStaff, OWN_STAFF } from '../api/own-staff.ts'
import { Frame } from '../ui/frame/frame.tsx'
import { BrokenPanel, NotAllowed, NotFound } from '../ui/frame/broken-screen.tsx'
import {
  addressOf,
  isForAccount,
  isResourceScreens,
  permissionOf,
  type WorkScreen,
  ScreensProvider,
} from '../ui/frame/screen.ts'
import { spanishOf } from '../ui/frame/spanish.ts'
import { theme } from '../ui/frame/theme.ts'
import { panelStore } from './panel-store.ts'
import { SCREENS } from './screens.ts'
import { Suspense } from 'react'
import type { Permission } from '@gondola/contract/calls'
import { Typography } from '@mui/material'
import { countOnSale } from '../team/first-steps.ts'
import { firstStepsScreen } from '../team/screens.ts'
import { useMays, useOwnStaff } from '../ui/frame/use-own-staff.ts'
import { ChainOnly } from '../ui/forms/of-chain.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { LeaveQuestion } from '../ui/forms/leave-question.tsx'
import { Arrival } from '../ui/frame/arrival.tsx'
import { Toasts } from '../ui/frame/toasts.tsx'

/** Layers over every screen: notices, the session dialog, the question before unsaved input is lost. */
const Overlays = () => (
  <>
    <Arrival />
    <Toasts />
    <SessionDialog />
    <LeaveQuestion />
  </>
)

/** A work screen that requires a login and its permission. */
const Guarded = ({ work }: { work: WorkScreen }) => (
  <Authenticated requireAuth>
    <Allowed work={work} />
  </Authenticated>
)

function Allowed({ work }: { work: WorkScreen }) {
  const { permission, screen: Shown } = work
  const { permissions, isPending } = usePermissions<ReadonlySet<Permission>>()
  const staff = useOwnStaff()
  if (isPending || staff === undefined) return <Loading />
  if (!permissions?.has(permission)) return <NotAllowed />
  if (!isForAccount(work, staff)) return <ChainOnly>{null}</ChainOnly>
  return (
    <Suspense fallback={<Loading />}>
      <Shown />
    </Suspense>
  )
}

const resourceScreens = SCREENS.filter(isResourceScreens)
const workScreens = SCREENS.filter((screen): screen is WorkScreen => !isResourceScreens(screen))
const resources = resourceScreens.map(({ resource }) => resource)

/** Records by which branches, lists and zones come to be, or go. */
const OF_ACCOUNT: ReadonlySet<string> = new Set(
  [
    staffBranches,
    staffBranchRules,
    staffBranchHolidays,
    staffSlots,
    staffAccounts,
    staffPriceLists,
    staffZones,
  ].map(({ name }) => name),
)

const dataProvider = dataProviderOf(resources, (resource) => {
  if (!OF_ACCOUNT.has(resource)) return
  forgetOwnStaff()
  void queryClient.invalidateQueries({ queryKey: OWN_STAFF })
})
const authProvider = authProviderOf(resources)
const i18nProvider = spanishOf(SCREENS)
const store = panelStore()
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })

const routesOf = (screens: readonly WorkScreen[]) =>
  screens.map((screen) => (
    <Route key={screen.path} path={`/${screen.path}`} element={<Guarded work={screen} />} />
  ))

export const App = () => (
  <ScreensProvider value={SCREENS}>
    <Admin
      title={PANEL_TITLE}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      theme={theme}
      darkTheme={null}
      layout={Frame}
      loginPage={LoginScreen}
      notification={Overlays}
      error={BrokenPanel}
      store={store}
      dashboard={Home}
      accessDenied={NotAllowed}
      catchAll={NotFound}
      requireAuth
      disableTelemetry
    >
      {resourceScreens.map(({ resource, texts, icon, list, show, edit, create, recordName }) => (
        <Resource
          key={resource.name}
          name={resource.name}
          options={{ label: texts.many }}
          icon={icon}
          list={list}
          show={show}
          edit={edit}
          create={create}
          recordRepresentation={recordName}
        />
      ))}
      <CustomRoutes>{routesOf(workScreens.filter(({ bare }) => !bare))}</CustomRoutes>
      <CustomRoutes noLayout>{routesOf(workScreens.filter(({ bare }) => bare))}</CustomRoutes>
    </Admin>
  </ScreensProvider>
)

/**
 * The start page: the first screen of the menu that the role may see; for a shop without articles, the first steps, if
 * the role may set it up.
 */
function Home() {
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
      <Title title={PANEL_TITLE} />
      <Typography sx={{ mt: 3 }}>{PANEL_TEXTS.welcome}</Typography>
    </>
  )
}
