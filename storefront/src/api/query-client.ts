import { QueryClient } from '@tanstack/react-query'
import { Refused } from './errors.ts'

const FRESH_MS = 60_000
const RETRIES = 2

/** Retries only errors that may be transient: a lost network while online, or a server error. */
function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof Refused && error.problem.status < 500) return false
  return failures < RETRIES && navigator.onLine
}

/**
 * The storefront's query cache. Queries also run offline, so that a screen can report the failure and offer a retry.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: shouldRetry,
      retryDelay: (attempt) => 400 * 2 ** attempt,
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
