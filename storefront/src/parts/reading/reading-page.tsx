import { ROUTES } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { infoTexts } from '../../texts/info-pages.ts'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Container } from '../../ui/layout/container.tsx'
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx'
import { PageTitle } from '../page-title.tsx'
import styles from './reading-page.module.css'

/** The informational pages, linked to one another. */
export const READING_PAGES = [
  { to: ROUTES.shipping, text: infoTexts.shipping },
  { to: ROUTES.payments, text: infoTexts.payments },
  { to: ROUTES.help, text: infoTexts.help },
  { to: ROUTES.about, text: infoTexts.about },
  { to: ROUTES.terms, text: infoTexts.terms },
  { to: ROUTES.privacy, text: infoTexts.privacy },
]

/** A page of text, with links to the other informational pages; it can be printed or saved as it is (argentina L10). */
export function ReadingPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container className={styles['page']}>
      <Breadcrumb steps={[{ text: homeTexts.title, to: ROUTES.home }, { text: title }]} />
      <div className={styles['columns']}>
        <nav aria-label={infoTexts.related} className={styles['sisters']}>
          <ul className={styles['list']}>
            {READING_PAGES.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} className={styles['sister']!}>
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['sheet']}>
          <PageTitle title={title} className={styles['title']} />
          {children}
          <button type="button" className={styles['print']} onClick={() => window.print()}>
            {infoTexts.print}
          </button>
        </div>
      </div>
    </Container>
  )
}
