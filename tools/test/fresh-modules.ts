import { afterAll, vi } from 'vitest'

// Set-up of files that share a worker: libraries are evaluated once a worker, our modules, which hold state, once a file.
vi.resetModules()
// what another file left in the browser's storage is no part of this one
if (typeof document !== 'undefined') {
  localStorage.clear()
  sessionStorage.clear()
}

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
