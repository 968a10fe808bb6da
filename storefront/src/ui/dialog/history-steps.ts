let isOwn: (() => boolean) | null = null

/** Registers a handler of every popstate before the router's; if it returns true, the router does not get the event. */
export function lookAtSteps(look: () => boolean): void {
  isOwn = look
}

// Window listeners run in the order of registration: this module is evaluated before the router is created, the handler
// is registered later. During server-side rendering of the first screen there is no window.
globalThis.addEventListener?.('popstate', (event) => {
  if (isOwn?.()) event.stopImmediatePropagation()
})
