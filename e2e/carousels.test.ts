import { CAROUSEL_MS } from '@gondola/contract/base'
import type { Locator, Page } from '@playwright/test'
import { holdTime } from './hold-time.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

// The automatic movement of carousels (spec §4, Carousels; §9, Carousels), on the page's own clock.

/** Maximum time of an animation and of React, on the page's clock. */
const SETTLE_MS = 900

/** Opens an address with a clock that only the test moves, once the carousel has its controls. */
async function openHeld(page: Page, address: string, name: string): Promise<Locator> {
  await page.clock.install()
  await visit(page, address)
  const carousel = page.getByRole('region', { name, exact: true })
  // The server-rendered carousel has no controls, and is replaced when the shop starts.
  await expect(carousel.getByRole('button', { name: 'Pausar' })).toBeVisible()
  await carousel.scrollIntoViewIfNeeded()
  await holdTime(page)
  return carousel
}

/** The slide at the beginning of the carousel, from 1. */
function positionOf(carousel: Locator): Promise<number> {
  return carousel.evaluate((section) => {
    const { left } = section.getBoundingClientRect()
    const slides = [...section.querySelectorAll('li[aria-roledescription]')]
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left))
    return distances.indexOf(Math.min(...distances)) + 1
  })
}

/**
 * Expects the carousel to move after this many milliseconds and not before; the test begins in the middle of a pause.
 */
async function expectPace(page: Page, carousel: Locator, everyMs: number): Promise<void> {
  await nextMove(page, carousel)
  // It moved during the last step of the clock, and may still be animating.
  await page.clock.runFor(SETTLE_MS)
  const before = await positionOf(carousel)
  await page.clock.runFor(everyMs - 3 * SETTLE_MS)
  expect(await positionOf(carousel), `no move within ${everyMs} ms`).toBe(before)
  await page.clock.runFor(3 * SETTLE_MS)
  expect(await positionOf(carousel), `a move after ${everyMs} ms`).not.toBe(before)
}

/** Advances the clock until the carousel has moved. */
async function nextMove(page: Page, carousel: Locator): Promise<void> {
  const before = await positionOf(carousel)
  await expect(async () => {
    await page.clock.runFor(SETTLE_MS)
    expect(await positionOf(carousel)).not.toBe(before)
  }).toPass({ intervals: [50] })
}

test('banners move on every 5 s [§9.30]', async ({ page }) => {
  await expectPace(page, await openHeld(page, '/inicio', 'Novedades de la tienda'), 5000)
})

test('articles move on every 5 s [§9.30] @escritorio', async ({ page }) => {
  await expectPace(page, await openHeld(page, '/inicio', 'Ofertas de hoy'), 5000)
})

test('the list’s promotions move on every 10 s, one at a time, from the last to the first, and cannot be dragged [§9.29] @escritorio', async ({
  page,
}) => {
  const carousel = await openHeld(page, '/articulos', 'Promociones')
  const banners = carousel.getByRole('listitem')
  const box = (await carousel.boundingBox())!
  expect((await banners.first().boundingBox())!.width).toBeCloseTo(box.width, 0)

  const start = await positionOf(carousel)
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height / 2, { steps: 5 })
  await page.clock.runFor(SETTLE_MS)
  expect(await positionOf(carousel), 'not dragged').toBe(start)
  await page.mouse.up()
  await page.mouse.move(0, 0)

  await expectPace(page, carousel, 10_000)
  const seen = new Set<number>()
  const count = await banners.count()
  for (let moves = 0; moves < count; moves++) {
    await nextMove(page, carousel)
    seen.add(await positionOf(carousel))
  }
  expect(seen.size, 'round and round').toBe(count)
})

test('a carousel waits while one hovers over it and while the page is hidden [§4.31] @escritorio', async ({
  page,
}) => {
  const carousel = await openHeld(page, '/inicio', 'Novedades de la tienda')
  const expectToWait = async (why: string) => {
    await page.clock.runFor(SETTLE_MS)
    const before = await positionOf(carousel)
    await page.clock.runFor(12_000)
    expect(await positionOf(carousel), why).toBe(before)
  }
  await carousel.hover()
  await expectToWait('hovered')
  await page.mouse.move(0, 0)
  await nextMove(page, carousel)
  await setHidden(page, true)
  await expectToWait('hidden')
  await setHidden(page, false)
  await nextMove(page, carousel)
})

/** Hides the page behind another one, or shows it again. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

test('a visitor who waits before scrolling finds no empty place on any shelf @escritorio', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/inicio')
  const shelves = page.getByRole('region', { name: /^(Ofertas de hoy|Productos en promoción)$/ })
  await expect(shelves.getByRole('button', { name: 'Pausar' })).toHaveCount(2)
  for (const width of [760, 1280, 1680]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => scrollTo(0, 0))
    await page.clock.runFor(60_000)
    for (const shelf of await shelves.all()) {
      await shelf.scrollIntoViewIfNeeded()
      expect(await coveredHearts(shelf), `${width} px`).toEqual([])
      expect(await textsOverPictures(shelf), `${width} px`).toEqual([])
      for (let turn = 0; turn < 5; turn++) {
        expect(await emptyPlaces(shelf), `${width} px, turn ${turn}`).toEqual([])
        await page.clock.runFor(CAROUSEL_MS)
      }
    }
  }
})

/** The names of the favourite buttons that an arrow touches. */
function coveredHearts(carousel: Locator): Promise<string[]> {
  return carousel.evaluate((section) => {
    const named = (pattern: RegExp) =>
      [...section.querySelectorAll('button')].filter((button) => pattern.test(button.ariaLabel ?? ''))
    const arrows = named(/^(Anterior|Siguiente)/).map((arrow) => arrow.getBoundingClientRect())
    const hearts = named(/favoritos/).filter((heart) => {
      const { left, right, top, bottom } = heart.getBoundingClientRect()
      return arrows.some(
        (arrow) => arrow.left < right && arrow.right > left && arrow.top < bottom && arrow.bottom > top,
      )
    })
    return hearts.map((heart) => heart.ariaLabel!)
  })
}

/** The texts that lie over an article's picture. */
function textsOverPictures(carousel: Locator): Promise<string[]> {
  return carousel.evaluate((section) =>
    [...section.querySelectorAll('article')].flatMap((article) => {
      const { bottom = 0 } = article.querySelector('a img')?.getBoundingClientRect() ?? {}
      const texts = [...article.querySelectorAll('p')]
      return texts
        .filter((text) => text.getBoundingClientRect().top < bottom - 1)
        .map((text) => text.innerText)
    }),
  )
}

/** The indexes of places within the carousel's frame without an article, while it is between two turns. */
function emptyPlaces(carousel: Locator): Promise<number[]> {
  return carousel.evaluate((section) => {
    const frame = section.getBoundingClientRect()
    return [...section.querySelectorAll('li[aria-roledescription]')].flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect()
      const isInFrame = right > frame.left + 1 && left < frame.right - 1
      return isInFrame && !slide.querySelector('[data-article]') ? [index + 1] : []
    })
  })
}
