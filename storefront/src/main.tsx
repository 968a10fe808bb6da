import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { keepTravelledAnswers, travelledAnswers } from './api/travelled-answers.ts'
import { App } from './app/app.tsx'
import { warmScreens } from './app/routes.tsx'
import { takeAnswers } from './state/first-answers.ts'

/** The first screen goes before the service worker, which only speeds up later visits. */
const REGISTER_AFTER_MS = 5000

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), REGISTER_AFTER_MS)
}

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
