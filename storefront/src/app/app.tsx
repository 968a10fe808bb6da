import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createHashRouter, RouterProvider } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { routes } from './routes.tsx'
import '../ui/dialog/history-steps.ts'

const router = createHashRouter(routes)

/** The storefront: the router and its global providers. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  )
}
