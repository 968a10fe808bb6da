import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'

/** The first screen comes before what makes the next visits quicker. */
const REGISTER_AFTER_MS = 5000

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined), REGISTER_AFTER_MS)
}

createRoot(document.getElementById('app')!).render(<App />)
