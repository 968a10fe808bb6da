import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'

/** Serves a part of the API below `/api`. */
export type Feature = (api: FastifyInstance, deps: Deps) => void | Promise<void>
