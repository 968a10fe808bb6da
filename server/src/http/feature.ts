import type { FastifyInstance } from 'fastify'
import type { Deps } from '../platform/deps.ts'

/** Serves a part of the API below `/api`. `Needs`: what its room is given. */
export type Feature<Needs extends Deps = Deps> = (api: FastifyInstance, deps: Needs) => void | Promise<void>
