import type { Page } from '@playwright/test'
import { articleNamed } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

// The sharing widget (spec §2, Social sharing widget; §5, Share URL). No external host is requested.

const ARTICLE = 'Banana Bolivia'

/** Targets that open a new window, with its host. */
const NETWORKS = {
  Facebook: 'www.facebook.com',
  Twitter: 'x.com',
  LinkedIn: 'www.linkedin.com',
  Pinterest: 'www.pinterest.com',
  Reddit: 'www.reddit.com',
  Tumblr: 'www.tumblr.com',
  VK: 'vk.com',
  Telegram: 't.me',
  WhatsApp: 'wa.me',
  Xing: 'www.xing.com',
  Line: 'social-plugins.line.me',
} as const

/** The page's actions outside itself. */
interface Doings {
  opened?: { address: string; features: string }[]
  printed?: { dialogs: number }[]
  handed?: unknown[]
}

/** Runs in the page: records windows, printing and a phone's share sheet instead of opening them. */
function writeDown({ sheet }: { sheet: 'none' | 'takes' | 'closed' | 'broken' }): void {
  const doings = globalThis as Doings
  doings.opened = []
  doings.printed = []
  doings.handed = []
  window.open = (address, _target, features) => {
    doings.opened!.push({ address: String(address), features: features ?? '' })
    return null
  }
  window.print = () => void doings.printed!.push({ dialogs: document.querySelectorAll('dialog').length })
  if (sheet === 'none') return
  navigator.share = (data) => {
    doings.handed!.push(data)
    if (sheet === 'closed') return Promise.reject(new DOMException('changed their mind', 'AbortError'))
    if (sheet === 'broken') return Promise.reject(new DOMException('not now', 'NotAllowedError'))
    return Promise.resolve()
  }
}

/** The recorded actions so far. */
const doingsOf = (page: Page): Promise<Required<Doings>> =>
  page.evaluate(() => {
    const { opened = [], printed = [], handed = [] } = globalThis as Doings
    return { opened, printed, handed }
  })

/** Opens the article's page; returns the shared address. */
async function openArticle(page: Page, sheet: 'none' | 'takes' | 'closed' | 'broken'): Promise<string> {
  await page.addInitScript(writeDown, { sheet })
  const { Codigo } = await articleNamed(page, ARTICLE)
  await visit(page, `/ver-articulo/${Codigo}/x`)
  await expect(page.getByRole('heading', { level: 1, name: ARTICLE })).toBeVisible()
  const { origin } = new URL(page.url())
  return `${origin}/p/${Codigo}/`
}

const openDialog = (page: Page) => page.getByRole('button', { name: 'Más opciones' }).click()

test('every target of the dialog opens its own window of 800 × 500 with the article’s address [§2.87, §2.89]', async ({
  page,
}) => {
  const shared = await openArticle(page, 'none')
  await openDialog(page)
  const dialog = page.getByRole('dialog', { name: 'Compartir' })
  for (const name of Object.keys(NETWORKS)) await dialog.getByRole('button', { name, exact: true }).click()
  const { opened } = await doingsOf(page)
  expect(opened.map(({ address }) => new URL(address).host)).toEqual(Object.values(NETWORKS))
  for (const { address, features } of opened) {
    expect(decodeURIComponent(address)).toContain(shared)
    expect(features.split(',')).toEqual(expect.arrayContaining(['popup', 'width=800', 'height=500']))
  }
  await expect(dialog).toBeVisible()
})

test('what needs no window: programs, the printer; services that have ended say so [§2.87]', async ({
  page,
}) => {
  await openArticle(page, 'none')
  await openDialog(page)
  const dialog = page.getByRole('dialog', { name: 'Compartir' })
  for (const name of ['SMS', 'Email']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Google+' }).click()
  await expect(page.getByText('Google+ ya no existe: elegí otra red.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Messenger' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Mix', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Imprimir' }).click()
  await expect.poll(async () => (await doingsOf(page)).printed).toEqual([{ dialogs: 0 }])
})

test('a phone’s own share sheet takes the article', async ({ page }) => {
  const shared = await openArticle(page, 'takes')
  await openDialog(page)
  const { handed } = await doingsOf(page)
  expect(handed).toEqual([{ url: expect.stringContaining(shared), text: expect.stringContaining(ARTICLE) }])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('who closes the share sheet is left alone; where it does not open, the dialog does', async ({
  page,
  context,
}) => {
  await openArticle(page, 'closed')
  await openDialog(page)
  await expect.poll(async () => (await doingsOf(page)).handed.length).toBe(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const other = await context.newPage()
  await openArticle(other, 'broken')
  await openDialog(other)
  await expect(other.getByRole('dialog', { name: 'Compartir' })).toBeVisible()
})

test('a browser that copies nothing says so, and the link can be taken by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const shared = await openArticle(page, 'none')
  await openDialog(page)
  const dialog = page.getByRole('dialog', { name: 'Compartir' })
  await dialog.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos copiar el enlace' })).toBeVisible()
  expect(await dialog.getByLabel('Enlace').inputValue()).toContain(shared)
})
