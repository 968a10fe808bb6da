import type { FastifySchema } from 'fastify'
import type { Call } from '@gondola/contract/calls'

/** A call's schemas in Fastify's form. */
export const callSchema = ({ shape: { params, query, body } }: Call): FastifySchema => ({
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
})
