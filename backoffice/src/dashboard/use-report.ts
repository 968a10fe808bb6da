import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallAnswer, StaffCall } from '@gondola/contract/calls'
import { callServer } from '../api/call-server.ts'
import type { CallInput } from '@gondola/contract/http'

/** A report is not fetched again within this time. */
const FRESH_MS = 60_000

/** A report; while another period is loading, the previous data stays visible. */
export function useReport<C extends StaffCall>(call: C, input: CallInput<C>) {
  return useQuery<CallAnswer<C>>({
    queryKey: ['report', call.path, input],
    queryFn: () => callServer(call, input),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}
