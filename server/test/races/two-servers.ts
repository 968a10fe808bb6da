import { setImmediate } from 'node:timers/promises'
import { TestClient } from '../test-client.ts'
import type { TestShop } from '../test-shop.ts'

/** A shop that two servers serve from one database, for what happens in both at the same moment. */
export interface TwoServers {
  /** The same browser, whose next request goes to the second server. */
  elsewhere(browser: TestClient): TestClient
  /** So many requests of the browser at the same moment, to either server in turn. */
  atOnce<T>(
    browser: TestClient,
    count: number,
    send: (browser: TestClient, index: number) => Promise<T>,
  ): Promise<T[]>
  second: Awaited<ReturnType<TestShop['openSecondApp']>>
  /** Both servers, and with them the shop. */
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
      // the token that every change needs, fetched before it counts
      if (!browser.cookies.has('XSRF-TOKEN')) await browser.request('GET', '/api/xsrf')
      const there = elsewhere(browser)
      return Promise.all(
        Array.from({ length: count }, (_, index) => send(index % 2 === 0 ? browser : there, index)),
      )
    },
  }
}

/** The statuses in order, so that who was first does not matter. */
export const statusesOf = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** The same again and again, at either server in turn, until something else is over, and once more: everything that came. */
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
    // the embedded database answers at once: what else runs must have its turn
    await setImmediate()
  }
  for (const each of browsers) answers.push(await send(each))
  return answers
}
