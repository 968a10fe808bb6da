import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallAnswer } from '@gondola/contract/calls/call.ts'
import type { StaffCall } from '@gondola/contract/calls/call.ts'
import { callServer, type CallInput } from '../api/call-server.ts'

/** Whoever comes back within this time is shown what was there. */
const FRESH_MS = 60_000

/** A report; while another period's is worked out, the last one stays. */
export function useReport<C extends StaffCall>(call: C, input: CallInput<C>) {
  return useQuery<CallAnswer<C>>({
    queryKey: ['report', call.path, input],
    queryFn: () => callServer(call, input),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}
