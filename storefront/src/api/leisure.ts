const LEISURE_MAX_MS = 800

/** Resolves when the page is idle, at the latest after 0.8 s: what a customer looks at goes first. */
export const leisure = (): Promise<void> =>
  new Promise((resolve) => {
    // not every browser has requestIdleCallback
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LEISURE_MAX_MS })
    else setTimeout(resolve, LEISURE_MAX_MS / 4)
  })
