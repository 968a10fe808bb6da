import { hashKey, QueryClient, type QueryKey } from '@tanstack/react-query'
import { askedBranch } from './branch.ts'
import { Refused } from './errors.ts'

const FRESH_MS = 60_000
const RETRIES = 2

/** Retries only errors that may be transient: a lost network while online, or a server error. */
function shouldRetry(failures: number, error: Error): boolean {
  if (error instanceof Refused && error.problem.status < 500) return false
  return failures < RETRIES && navigator.onLine
}

/** First parts of the keys of what is the same in every branch and shown across a change of it. */
const EVERYWHERE = new Set<unknown>(['parameters', 'place', 'addresses'])

/** Whether what a key names may depend on the branch. */
export const isByBranch = ({ queryKey }: { queryKey: QueryKey }): boolean => !EVERYWHERE.has(queryKey[0])

/**
 * The storefront's query cache. A branch's answers have keys of their own, so that they never stand in for another's. Queries also run offline, so that a screen can report the failure and offer a retry.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      queryKeyHashFn: (queryKey) => hashKey(isByBranch({ queryKey }) ? [askedBranch(), queryKey] : queryKey),
      retry: shouldRetry,
      retryDelay: (attempt) => 400 * 2 ** attempt,
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
