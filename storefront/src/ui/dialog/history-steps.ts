let isOwn: (() => boolean) | null = null

/** Has every step in the history looked at before the router hears of it: it does not where the answer is true. */
export function lookAtSteps(look: () => boolean): void {
  isOwn = look
}

// Listeners of the window are called in the order in which they were added: this file is read before the router is made,
// what looks at the steps comes later. Where the first screen is drawn ahead, by the server, there is no window.
globalThis.addEventListener?.('popstate', (event) => {
  if (isOwn?.()) event.stopImmediatePropagation()
})
