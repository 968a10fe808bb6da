import { LIST_PAGE_SIZE } from '@gondola/contract/base'
import type { Page } from '@playwright/test'
import { expect, saveData, test } from './shop-test.ts'
import { isPhone, visit } from './visit.ts'

// Counts the prefetched calls (docs/performance.md).

test.use({ savesData: false })

const CALLS = '/api/tarticulos/'

test('the next page and the article pointed at are fetched ahead, once; nothing where data is spared @ambos', async ({
  page,
  otherPage,
}) => {
  const size = isPhone(page) ? 3 * LIST_PAGE_SIZE : LIST_PAGE_SIZE
  const slices = [`departamento/1/0/${size}`, `departamento/1/${size}/${size}`]

  const asked = callsOf(page)
  await visit(page, '/articulos/1')
  await expect.poll(() => asked).toEqual(slices)
  const Codigo = await pointAtFirst(page)
  await expect.poll(() => asked).toEqual([...slices, `get/${Codigo}`])
  await openFirst(page)
  await expect.poll(() => asked.length).toBeGreaterThan(slices.length + 1)
  await page.goBack()
  await expect(page.locator('main li article').first()).toBeVisible()
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())

  await otherPage.addInitScript(saveData)
  const sparing = callsOf(otherPage)
  await visit(otherPage, '/articulos/1')
  await pointAtFirst(otherPage)
  await openFirst(otherPage)
  await expect.poll(() => sparing.length).toBeGreaterThan(1)
  expect(sparing).not.toContain(slices[1])
  expect(sparing.filter((call) => call === `get/${Codigo}`)).toHaveLength(1)
})

test('the results of a text that rests in the search field are fetched ahead, once @ambos', async ({
  page,
}) => {
  const size = isPhone(page) ? 3 * LIST_PAGE_SIZE : LIST_PAGE_SIZE
  await visit(page, '/inicio')
  const asked = callsOf(page)
  const searches = () => asked.filter((call) => call.startsWith('search/'))
  const field = page.getByRole('searchbox')
  await field.fill('arroz')
  await expect.poll(searches).toEqual([`search/arroz/0/${size}`])
  await field.press('Enter')
  await expect(firstArticle(page)).toBeVisible()
  await expect.poll(searches).toEqual([`search/arroz/0/${size}`, `search/arroz/${size}/${size}`])
})

/** Records the calls for articles that a page makes. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const call = pathname.slice(CALLS.length)
    // on a desktop the list requests its filters and its promotions as well, an article those that claim what it does
    const isBeside = call.startsWith('filtros/') || searchParams.has('promocion') || searchParams.has('apto')
    if (pathname.startsWith(CALLS) && !isBeside) calls.push(call)
  })
  return calls
}

const firstArticle = (page: Page) => page.locator('main li article').first()

/** Moves a mouse over the first article, or touches it; returns its code. */
async function pointAtFirst(page: Page): Promise<string> {
  const article = firstArticle(page)
  if (isPhone(page)) await article.getByLabel('Cantidad').tap()
  else await article.hover()
  return (await article.getAttribute('data-article')) ?? ''
}

async function openFirst(page: Page): Promise<void> {
  const link = firstArticle(page).getByRole('heading').getByRole('link')
  const name = (await link.textContent()) ?? ''
  await (isPhone(page) ? link.tap() : link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}
