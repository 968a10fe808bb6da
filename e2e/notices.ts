import { expect, type Page } from '@playwright/test'

/** What a screen reader would have announced since the document was loaded: toasts, alerts, status messages. */
interface Hearing {
  heardNotices?: string[]
}

/** Runs in the page: records every notice, because some disappear within a second. */
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

/** Expects that a notice with this text is or was on screen since the document was loaded. */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const heard = () => page.evaluate(() => (globalThis as Hearing).heardNotices ?? [])
  await expect.poll(heard, { message: `notice: ${text}` }).toContainEqual(expect.stringContaining(text))
}
