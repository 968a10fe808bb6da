import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { useLocation, useRoutes } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { ErrorScreen } from './error-screen.tsx'
import { ErrorBoundary } from './router/error-boundary.tsx'
import { HashRouter } from './router/hash-router.tsx'
import { routes } from './routes.tsx'

/** The storefront: the router and its global providers. */
export function App() {
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
