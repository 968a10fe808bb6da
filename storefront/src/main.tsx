import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { unstable_forceFrameRate } from 'scheduler'
import { keepTravelledAnswers, travelledAnswers } from './api/travelled-answers.ts'
import { App } from './app/app.tsx'
import { warmScreens } from './app/routes.tsx'
import { takeAnswers } from './state/first-answers.ts'

/** The first screen goes before what only later screens and visits gain by. */
const SETTLED_MS = 5000
/** Longest slice of rendering; input waits for its end. A task of 50 ms counts as long. */
const SLICE_MS = 25

setTimeout(() => {
  // On a processor four times slower, React's slices of 5 ms often end with a frame that shows nothing new (decision 0030).
  unstable_forceFrameRate(1000 / SLICE_MS)
  if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
}, SETTLED_MS)

const travelled = travelledAnswers()
if (travelled) {
  takeAnswers(travelled)
  keepTravelledAnswers(travelled)
}

// Vite asks for a stylesheet only while the page has no link to it. One that got no answer is asked for again with its
// screen, which would otherwise stay without its styles.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  },
  { capture: true },
)

const root = createRoot(document.getElementById('app')!)
// Rendered in slices, so that input is handled in between.
startTransition(() => root.render(<App />))
warmScreens()
