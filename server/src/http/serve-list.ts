import type { FastifyInstance } from 'fastify'
import type { Auth, Call, CallParts } from '@gondola/contract/calls'
import { serve, type Result, type Served } from './serve.ts'

/** Rows of a list, and the length of the whole list. */
interface Listed<Rows> {
  rows: Rows
  total: number
}

/** Serves one page of a list, with the whole list's length in `X-Total-Count` (contract §2). */
export function serveList<P extends CallParts, A extends Auth>(
  app: FastifyInstance,
  call: Call<P, A>,
  list: (served: Served<P, A>) => Promise<Listed<Result<P>>>,
): void {
  serve(app, call, async (served) => {
    const { rows, total } = await list(served)
    served.total(total)
    return rows
  })
}

/** Where `/{from}/{count}` begins and ends in a list; a count of 0 means all the rest. */
export const boundsOf = ({ from, count }: { from: number; count: number }): [number, number | undefined] => [
  from,
  count === 0 ? undefined : from + count,
]

/** The page of a list that `/{from}/{count}` asks for. */
export const pageOf = <T>(list: readonly T[], range: { from: number; count: number }): Listed<T[]> => ({
  rows: list.slice(...boundsOf(range)),
  total: list.length,
})
