import { expect, type Page } from '@playwright/test'

/** What a screen reader would have been told since the document began: toasts, alerts, states. */
interface Hearing {
  heardNotices?: string[]
}

/** Runs in the page: writes down every notice, as some are gone within a second. */
export function hearNotices(): void {
  const heard: string[] = []
  ;(globalThis as Hearing).heardNotices = heard
  const NOTICES = '[role=status], [role=alert], [role=alertdialog]'
  const listen = (node: Node) => {
    if (!(node instanceof Element)) return
    for (const notice of [node, ...node.querySelectorAll(NOTICES)]) {
      if (notice.matches(NOTICES)) heard.push((notice.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
    }
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(listen)
  }).observe(document, { childList: true, subtree: true })
}

/** A notice with this text is or was on screen since the document was loaded. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const heard = () => page.evaluate(() => (globalThis as Hearing).heardNotices ?? [])
  await expect.poll(heard, { message: `notice: ${text}` }).toContainEqual(expect.stringContaining(text))
}
