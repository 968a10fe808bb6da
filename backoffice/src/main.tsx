import './ui/frame/fonts.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchLoadedFiles } from './ui/frame/loaded-files.ts'
import { speakSpanish } from './ui/forms/spanish-bubbles.ts'

/** The content security policy allows only styles with this response's nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const styles = createCache({ key: 'g', nonce })

speakSpanish(document)
watchLoadedFiles()

createRoot(document.getElementById('app')!).render(
  <CacheProvider value={styles}>
    <App />
  </CacheProvider>,
)
