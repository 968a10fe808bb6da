import { afterAll, vi } from 'vitest'

// Set-up of files that share a worker: libraries are evaluated once a worker, our modules, which hold state, once a file.
vi.resetModules()
// what another file left in the browser's storage is no part of this one
if ('document' in globalThis)
  for (const store of ['localStorage', 'sessionStorage'] as const)
    (globalThis as unknown as Record<typeof store, { clear: () => void }>)[store].clear()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
