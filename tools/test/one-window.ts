import type { Window } from 'happy-dom'
import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** A navigation would put another window in the place of the one that the tests' globals are of. */
const SETTINGS = { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } }

let isOpen = false

/**
 * One happy-dom window a worker, empty for each file: libraries are evaluated once a worker, and refer to the window
 * that they found. It is emptied when a file begins: what the file before left running may still write after its end.
 */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis) {
    if (!isOpen) await builtinEnvironments['happy-dom'].setup(global, { happyDOM: { settings: SETTINGS } })
    isOpen = true
    const { happyDOM, history, document, localStorage, sessionStorage } = global as unknown as Window
    history.replaceState(null, '', '/')
    document.head.replaceChildren()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
    return { teardown: () => happyDOM.abort() }
  },
}

export default oneWindow
