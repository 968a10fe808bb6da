import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { Call, CallAnswer } from '@gondola/contract/calls'
import type { CallInput, PlainInput } from '@gondola/contract/http'
import { askServer, callServer } from './call-server.ts'

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

/** A page of a list with the total; the one before stays until it is there. `as`: it is asked for again with each change. */
export const usePage = <C extends Call>(
  call: C,
  input: Omit<PlainInput, 'signal'>,
  { as, ...options }: { as?: unknown; enabled?: boolean; refetchInterval?: number } = {},
) =>
  useQuery({
    queryKey: [call.path, input, as],
    queryFn: ({ signal }) => askServer<CallAnswer<C>>(call, { ...input, signal }),
    placeholderData: keepPreviousData,
    ...options,
  })
