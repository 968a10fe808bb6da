import './state/wording.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { formatPesos } from '@gondola/contract/base'
import { useLocation, useRoutes } from 'react-router'
import { inOwnTask } from './api/scheduling.ts'
import { queryClient } from './api/query-client.ts'
import { ErrorScreen } from './app/error-screen.tsx'
import { ErrorBoundary } from './app/router/error-boundary.tsx'
import { HashRouter } from './app/router/hash-router.tsx'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { startTransition, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { unstable_forceFrameRate } from 'scheduler'
import { warmScreens, routes } from './app/routes.tsx'
import { loadOrderBar } from './parts/cart/cart-dropdown.tsx'
import { isStored, type StoredKey } from './state/stored.ts'
import { takeAnswers, keepTravelledAnswers, travelledAnswers } from './state/embedded-answers.ts'

/** The storefront: the router and its global providers. */
function App() {
  // The first amount takes 12 ms, for the browser's data about currencies: not in the task that draws the first prices.
  useEffect(() => inOwnTask(() => void formatPesos(0)), [])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <HashRouter>
          <Pages />
        </HashRouter>
      </QueryClientProvider>
    </StrictMode>
  )
}

function Pages() {
  return (
    <ErrorBoundary location={useLocation()} Fallback={ErrorScreen}>
      {useRoutes(routes)}
    </ErrorBoundary>
  )
}

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
const render = () => startTransition(() => root.render(<App />))
// Without it the first press could add to the cart instead of to the order that is being changed, here or in another tab.
addEventListener('storage', ({ key }) => key === ('cambios' satisfies StoredKey) && void loadOrderBar())
if (isStored('cambios')) void loadOrderBar().then(render, render)
else render()
warmScreens()
