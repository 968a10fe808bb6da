import { Admin, CustomRoutes, Resource } from 'react-admin'
import { QueryClient } from '@tanstack/react-query'
import { Route } from 'react-router-dom'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { LoginScreen } from '../access/login-screen.tsx'
import { authProviderOf } from '../api/auth-provider.ts'
import { dataProviderOf } from '../api/data-provider.ts'
import { Frame } from '../ui/frame.tsx'
import { BrokenPanel } from '../ui/broken-screen.tsx'
import { NotAllowed } from '../ui/not-allowed.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { isResourceScreens, type WorkScreen } from '../ui/screen.ts'
import { ScreensProvider } from '../ui/screens-context.ts'
import { spanishOf } from '../ui/spanish.ts'
import { theme } from '../ui/theme.ts'
import { Guarded } from './guarded.tsx'
import { Home } from './home.tsx'
import { Overlays } from './overlays.tsx'
import { panelStore } from './panel-store.ts'
import { SCREENS } from './screens.ts'

const resourceScreens = SCREENS.filter(isResourceScreens)
const workScreens = SCREENS.filter((screen): screen is WorkScreen => !isResourceScreens(screen))
const resources = resourceScreens.map(({ resource }) => resource)

const dataProvider = dataProviderOf(resources)
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
      title={PANEL_TEXTS.title}
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
