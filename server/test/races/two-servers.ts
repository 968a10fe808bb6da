import { setImmediate } from 'node:timers/promises'
import { TestClient } from '../../../lab/harness/test-client.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

/** A shop with two servers on one database, for simultaneous requests to both. */
export interface TwoServers {
  /** The same browser, but its next request goes to the second server. */
  elsewhere(browser: TestClient): TestClient
  /** Sends this many of the browser's requests at the same moment, to both servers in turn. */
  atOnce<T>(
    browser: TestClient,
    count: number,
    send: (browser: TestClient, index: number) => Promise<T>,
  ): Promise<T[]>
  second: Awaited<ReturnType<TestShop['openSecondApp']>>
  /** Closes both servers, and with them the shop. */
  close(): Promise<void>
}

export async function openTwoServers(shop: TestShop): Promise<TwoServers> {
  const second = await shop.openSecondApp()
  const elsewhere = (browser: TestClient): TestClient => {
    const twin = second.visitor()
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
    Object.assign(twin.headers, browser.headers)
    return twin
  }
  return {
    second,
    elsewhere,
    async close() {
      await second.close()
      await shop.close()
    },
    async atOnce(browser, count, send) {
      // the token that every change needs, fetched before the measured part
      if (!browser.cookies.has('XSRF-TOKEN')) await browser.request('GET', '/api/xsrf')
      const there = elsewhere(browser)
      return Promise.all(
        Array.from({ length: count }, (_, index) => send(index % 2 === 0 ? browser : there, index)),
      )
    },
  }
}

/** The statuses, sorted, so that the order of arrival does not matter. */
export const statusesOf = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/**
 * Repeats requests, to both servers in turn, until something else is finished, and once more; returns all responses.
 */
export async function whileRuns<T>(
  servers: TwoServers,
  browser: TestClient,
  running: Promise<unknown>,
  send: (browser: TestClient) => Promise<T>,
): Promise<T[]> {
  let isOver = false
  const end = () => void (isOver = true)
  void running.then(end, end)
  const browsers = [browser, servers.elsewhere(browser)]
  const answers: T[] = []
  for (let count = 0; !isOver; count++) {
    answers.push(await send(browsers[count % 2]!))
    // the embedded database responds at once: let the other work have its turn
    await setImmediate()
  }
  for (const each of browsers) answers.push(await send(each))
  return answers
}
