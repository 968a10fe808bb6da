import { afterAll, vi } from 'vitest'

// Set-up of files that share a worker: libraries are evaluated once a worker, our modules, which hold state, once a file.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
