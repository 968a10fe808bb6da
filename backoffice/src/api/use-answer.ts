import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Call, CallAnswer } from '@gondola/contract/calls'
import type { CallInput } from '@gondola/contract/http'
import { callServer } from './call-server.ts'

type Options<Answer, Shown> = Omit<UseQueryOptions<Answer, Error, Shown>, 'queryKey' | 'queryFn'>

/** The key of a call's answers among the page's queries, to ask for them again. */
export const answersOf = (call: Call) => ({ queryKey: [call.path] })

/** What a call answers, kept under its path and input. */
export const useAnswer = <C extends Call, Shown = CallAnswer<C>>(
  call: C,
  input: CallInput<C>,
  options: Options<CallAnswer<C>, Shown> = {},
) =>
  useQuery({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => callServer(call, { ...input, signal }),
    ...options,
  })
