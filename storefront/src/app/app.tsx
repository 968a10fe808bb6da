import { QueryClientProvider } from '@tanstack/react-query'
import { formatPesos } from '@gondola/contract/base'
import { StrictMode, useEffect } from 'react'
import { useLocation, useRoutes } from 'react-router'
import { inOwnTask } from '../api/scheduling.ts'
import { queryClient } from '../api/query-client.ts'
import { ErrorScreen } from './error-screen.tsx'
import { ErrorBoundary } from './router/error-boundary.tsx'
import { HashRouter } from './router/hash-router.tsx'
import { routes } from './routes.tsx'

/** The storefront: the router and its global providers. */
export function App() {
  // The first amount takes 12 ms, for the browser's data about currencies: not in the task that draws the first prices.
  useEffect(() => inOwnTask(() => void formatPesos(0)), [])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <HashRouter>
          <Pages />
        </HashRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}

function Pages() {
  return (
    <ErrorBoundary location={useLocation()} Fallback={ErrorScreen}>
      {useRoutes(routes)}
    </ErrorBoundary>
  )
}
