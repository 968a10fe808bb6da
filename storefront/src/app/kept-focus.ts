/**
 * Focuses what the rendered screen has in place of an element of the server-rendered one: of the same id, or a link to
 * the same address; and takes over what was typed there.
 */
export function focusSame(gone: Element): void {
  // whoever went on meanwhile stays there
  if (document.activeElement !== document.body) return
  const href = gone.getAttribute('href')
  const same = document.querySelector<HTMLElement>(
    gone.id ? `#${gone.id}` : href ? `#app a[href="${href}"]` : '#app button',
  )
  same?.focus()
  if (!(gone instanceof HTMLInputElement && same instanceof HTMLInputElement) || gone.value === '') return
  // past React, which then hears of it as of a key
  same.setRangeText(gone.value, 0, same.value.length, 'end')
  same.dispatchEvent(new Event('input', { bubbles: true }))
}
