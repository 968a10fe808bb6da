import type { Page } from '@playwright/test'

/** A screen as the shop finished it. */
export interface FinishedScreen {
  /** HTML of each part of the page: header, content, bars. */
  parts: string[]
  /** Attributes of the root element. */
  root: [name: string, value: string][]
  styles: string[]
  scrollY: number
}

/** Reads the screen that the shop shows. */
export const finishedScreen = (page: Page): Promise<FinishedScreen> =>
  page.evaluate(() => {
    // what was typed is a property, which HTML does not have
    for (const field of document.querySelectorAll('input')) field.setAttribute('value', field.value)
    return {
      parts: [...document.querySelectorAll('#app > *')].map(({ outerHTML }) => outerHTML),
      root: [...document.documentElement.attributes].map(({ name, value }): [string, string] => [
        name,
        value,
      ]),
      styles: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
      scrollY,
    }
  })

/** The HTML of one element of a screen; null if there is none. */
export const htmlOf = (page: Page, selector: string): Promise<string | null> =>
  page.evaluate((wanted) => document.querySelector(wanted)?.outerHTML ?? null, selector)
