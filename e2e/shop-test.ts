import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** A refused call (4xx) is an answer; the browser reports it as an error of its own. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/

/** Playwright's test, which also fails when the page throws, or logs an error (a blocked script, React's complaints). */
export const test = base.extend<{ pageErrors: string[] }>({
  pageErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !REFUSED_CALL.test(message.text())) errors.push(message.text())
      })
      await use(errors)
      base.expect(errors, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})
