import '../../src/ui/fonts.css'
import '../../src/ui/tokens.css'
import '../../src/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router'
import { Container } from '../../src/ui/layout/container.tsx'
import { AlertDialogs } from '../../src/ui/notices/alert-dialogs.tsx'
import { ToastList } from '../../src/ui/notices/toast-list.tsx'
import { ControlsSection } from './controls-section.tsx'
import { DialogsSection } from './dialogs-section.tsx'
import { LabelsSection } from './labels-section.tsx'
import { StatesSection } from './states-section.tsx'
import styles from './gallery.module.css'

/** Every building block on one page, for looking at while working on them: `npm run dev`, then /gallery.html. */
function Gallery() {
  return (
    <Container className={styles['page']} role="main">
      <LabelsSection />
      <ControlsSection />
      <DialogsSection />
      <StatesSection />
      <ToastList />
      <AlertDialogs />
    </Container>
  )
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <HashRouter>
      <Gallery />
    </HashRouter>
  </StrictMode>,
)
