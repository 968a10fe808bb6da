import type { BrowserContext, Page, Worker } from '@playwright/test'
import { listOrders } from '@gondola/contract/orders'
import { callApi } from './api.ts'
import { expectNoBarrier } from './barriers.ts'
import { placeOrder } from './placed-order.ts'
import { CHROMIUM, PUSH_TEST_SERVICE } from './playwright.config.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'
import { visit } from './visit.ts'

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, executablePath: CHROMIUM }),
})

/** A browser's subscription: Chromium without Google's push service makes none of its own. */
function subscribeHere(endpoint: string): void {
  const subscription = {
    endpoint,
    unsubscribe: () => {
      kept = null
      return Promise.resolve(true)
    },
    toJSON: () => ({
      endpoint,
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    }),
  }
  let kept: typeof subscription | null = null
  Object.assign(PushManager.prototype, {
    subscribe: () => Promise.resolve((kept = subscription)),
    getSubscription: () => Promise.resolve(kept),
  })
}

/** Hands the page's service worker a message, as a push service would. */
async function push(context: BrowserContext, page: Page, message: object): Promise<void> {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await browser.detach()
}

/** The notifications that are shown: title and the address that they open. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    const all = await registration.getNotifications()
    return all.map(({ title, body, data }) => [title, body, (data as { address: string }).address])
  })

/** What a press uses of the service worker's scope, which the tests' types do not have. */
interface WorkerScope {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (url: string) => Promise<null> }
  WindowClient: { prototype: { focus: (this: { url: string }) => Promise<null> } }
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
  dispatchEvent: (event: Event) => void
}

/** Presses a notification; returns what is brought to the front or opened, which needs a real press. */
const press = (worker: Worker, title: string) =>
  worker.evaluate(async (wanted) => {
    const scope = self as unknown as WorkerScope
    const done: string[] = []
    scope.clients.openWindow = async (url) => {
      done.push(`open ${url}`)
      return null
    }
    scope.WindowClient.prototype.focus = async function () {
      done.push(`front ${this.url}`)
      return null
    }
    const all = await scope.registration.getNotifications()
    const notification = all.find((one) => one.title === wanted)!
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    for (let turn = 0; done.length === 0 && turn < 100; turn++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    return done
  }, title)

test('only subscribed devices are notified of an order', async ({ page, context }) => {
  const { client } = await enterAsNewCustomer(page)
  await placeOrder(page)
  const params = { Cliente: client.Id, Estado: 'P', page: 0, size: 1 } as const
  const [order] = await callApi(page.request, listOrders, { params })
  const Id = order!.Id
  const endpoint = `${PUSH_TEST_SERVICE}/enviar/${Id}`
  await context.addInitScript(subscribeHere, endpoint)
  await visit(page, `/pedido/${Id}`)
  const wish = page.getByRole('checkbox', { name: 'Avisarme en este dispositivo' })
  await expect(wish).not.toBeChecked()
  await wish.click()
  await expect(page.getByText('Listo: te avisamos en este dispositivo.')).toBeVisible()
  await expect(wish).toBeChecked()
  await expectNoBarrier(page, 'the switch of push messages')

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(subscribeHere, endpoint)
  await worker.evaluate(() =>
    (self as unknown as { registration: ServiceWorkerRegistration }).registration.pushManager.subscribe(),
  )
  const news = (Titulo: string, Momento: string) => ({
    Pedido: Id,
    Titulo,
    Texto: 'Tocá para seguirlo.',
    Momento,
  })
  const onItsWay = news(`Tu pedido ${Id} está en camino`, '2026-11-23T12:00:00.000Z')
  const notification = [onItsWay.Titulo, onItsWay.Texto, `/#/pedido/${Id}`]
  await push(context, page, onItsWay)
  await expect.poll(() => shown(worker)).toEqual([notification])
  // a delayed one comes too late, a doubled one takes its own place
  await push(context, page, news(`Estamos preparando tu pedido ${Id}`, '2026-11-23T09:00:00.000Z'))
  await push(context, page, onItsWay)
  await push(context, page, {
    ...news('Tu pedido 1 está en camino', '2026-11-23T12:00:00.000Z'),
    Pedido: Id + 1,
  })
  await expect.poll(() => shown(worker)).toHaveLength(2)
  expect(await shown(worker)).toContainEqual(notification)

  // a press brings the open page of the order to the front, and opens that of another one
  const origin = new URL(page.url()).origin
  expect(await press(worker, onItsWay.Titulo)).toEqual([`front ${origin}/#/pedido/${Id}`])
  expect(await press(worker, 'Tu pedido 1 está en camino')).toEqual([`open ${origin}/#/pedido/${Id + 1}`])
  expect(await shown(worker)).toEqual([])

  await wish.click()
  await expect(page.getByText('Listo: ya no te avisamos en este dispositivo.')).toBeVisible()
  await expect(wish).not.toBeChecked()
  // whoever uses the browser now does not see what was still on its way
  await push(context, page, { ...onItsWay, Pedido: Id + 2 })
  await expect
    .poll(() =>
      worker.evaluate(() =>
        (
          self as unknown as { registration: ServiceWorkerRegistration }
        ).registration.pushManager.getSubscription(),
      ),
    )
    .toBeNull()
  expect(await shown(worker)).toEqual([])
})
