import type { Floor, ShownScreen } from './floor-page.ts'

// In the page: a finished screen set as HTML. No page that shows this content can do less.

const app = document.getElementById('app')!
let shown: string[] = []

function show({ parts, change }: ShownScreen): void {
  parts.forEach((html, index) => {
    const part = app.children[index]
    if (shown[index] === html) return
    if (!part) app.insertAdjacentHTML('beforeend', html)
    else if (change && html.startsWith('<main'))
      document.querySelector(change.selector)!.outerHTML = change.html
    else part.outerHTML = html
  })
  while (app.children.length > parts.length) app.lastElementChild!.remove()
  shown = parts
}

const floor: Floor = { prepare: (screen) => () => show(screen) }
Object.assign(window, { floor })
