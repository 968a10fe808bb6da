import { type ComponentType, use } from 'react'
import { useLocation } from 'react-router'
import { ErrorScreen } from '../error-screen.tsx'

interface ScreenModule {
  Component: ComponentType
}

/**
 * A screen whose code is loaded when it is first entered. If that fails, the error screen is shown in its place; the
 * next navigation to it, also to the same address, loads again (`React.lazy` would keep the failure).
 */
export function lazyScreen(load: () => Promise<ScreenModule>): ComponentType {
  let loading: Promise<ScreenModule> | null = null
  /** Key of the history entry at which loading failed. */
  let failedAt: string | null = null

  function screenFor(key: string): Promise<ScreenModule> {
    if (failedAt !== null && failedAt !== key) loading = failedAt = null
    loading ??= load().catch((error: unknown) => {
      failedAt = key
      return { Component: () => <ErrorScreen error={error} /> }
    })
    return loading
  }

  return function LazyScreen() {
    const { Component } = use(screenFor(useLocation().key))
    return <Component />
  }
}
