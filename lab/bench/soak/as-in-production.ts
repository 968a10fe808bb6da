/** Of Node.js, as tools/ and deploy/ start the server. */
export const PRODUCTION_OPTIONS = '--max-semi-space-size=8'
/** And of its process. */
export const PRODUCTION_ENV = { MALLOC_ARENA_MAX: '2' } as const
