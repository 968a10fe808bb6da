import type { Locator, Page } from '@playwright/test'

/** Most steps of Tab to a control; beyond, nobody who works by keyboard would go on. */
const TABS_MAX = 150

/**
 * A member of staff at the panel. What counts as a press is a click or tap, Enter, space or a shortcut; typing, pasting
 * and scanning do not count, nor do the Tabs of somebody without a pointer, which and arrows in a list, which are counted apart.
 */
export interface Hands {
  readonly presses: number
  readonly tabs: number
  press(control: Locator): Promise<void>
  /** Types over what the field has; a pointer presses the field first, unless the focus is there. */
  type(field: Locator, text: string): Promise<void>
  /** Opens a field of choices, and takes one. */
  choose(field: Locator, choice: Locator): Promise<void>
  key(name: string): Promise<void>
  /** What a scanner types, and its Enter. */
  scan(code: string): Promise<void>
}

/** With a mouse or finger. */
export function byPointer(page: Page): Hands {
  let presses = 0
  async function press(control: Locator) {
    await control.click()
    presses++
  }
  return {
    get presses() {
      return presses
    },
    tabs: 0,
    press,
    async choose(field, choice) {
      await press(field)
      await press(choice)
    },
    async type(field, text) {
      if (!(await isFocused(field))) await press(field)
      await field.fill(text)
    },
    async key(name) {
      await page.keyboard.press(name)
      presses++
    },
    scan: (code) => scanInto(page, code),
  }
}

/** With Tab, Enter, space and shortcuts alone: a control that no Tab reaches fails. */
export function byKeyboard(page: Page): Hands {
  let presses = 0
  let tabs = 0
  async function reach(control: Locator, by = 'Tab') {
    await control.waitFor()
    for (let step = 0; !(await isFocused(control)); step++) {
      if (step === TABS_MAX) throw new Error(`no ${by} reaches ${String(control)}`)
      await page.keyboard.press(by)
      tabs++
    }
  }
  return {
    get presses() {
      return presses
    },
    get tabs() {
      return tabs
    },
    async press(control) {
      await reach(control)
      const isSpaced = await control.evaluate((element) =>
        /^(checkbox|radio)$/.test(element.getAttribute('type') ?? ''),
      )
      await page.keyboard.press(isSpaced ? 'Space' : 'Enter')
      presses++
    },
    async choose(field, choice) {
      await reach(field)
      await page.keyboard.press('Enter')
      await reach(choice, 'ArrowDown')
      await page.keyboard.press('Enter')
      presses += 2
    },
    async type(field, text) {
      await reach(field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(text)
    },
    async key(name) {
      await page.keyboard.press(name)
      presses++
    },
    scan: (code) => scanInto(page, code),
  }
}

const isFocused = (control: Locator) =>
  control.evaluate((element) => element.contains(document.activeElement))

/** A scanner types wherever the focus is. */
async function scanInto(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}
