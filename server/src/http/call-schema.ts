import type { FastifySchema } from 'fastify'
import type { Call } from '@gondola/contract/calls/call.ts'

/** A call's schemas as its route checks by them. */
export const callSchema = ({ shape: { params, query, body } }: Call): FastifySchema => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
})
