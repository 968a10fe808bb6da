import { Link } from 'react-router'
import { ROUTES } from '@gondola/contract/base'
import type { SiteParameters } from '@gondola/contract/site'
import { footerTexts } from '../../texts/chrome.ts'
import { HtmlText } from '../../parts/html-text/html-text.tsx'
import { Logo } from '../../parts/logo/logo.tsx'
import { useParameters } from '../../state/site.ts'
import { Container } from '../../ui/layout/container.tsx'
import { ContactBlocks } from './contact-blocks.tsx'
import styles from './footer.module.css'
import { LegalData } from './legal-data.tsx'
import { SocialLinks } from './social-links.tsx'

const YEAR = new Date().getFullYear()

/** The links that the law requires, whatever the columns contain (argentina L11). */
const PAGES = [
  { to: ROUTES.terms, text: footerTexts.terms },
  { to: ROUTES.privacy, text: footerTexts.privacy },
  { to: ROUTES.shipping, text: footerTexts.shipping },
  { to: ROUTES.payments, text: footerTexts.payments },
  { to: ROUTES.siteMap, text: footerTexts.siteMap },
]

/**
 * The footer (spec §2): columns titled by the site parameters, contact blocks, newsletter address, social links,
 * copyright line, and the legally required information (argentina §1).
 */
export function Footer() {
  const { data: parameters } = useParameters()
  return (
    <footer className={styles['footer']}>
      <Container>
        {parameters && <Columns parameters={parameters} />}
        {parameters && <ContactBlocks parameters={parameters} />}
        <div className={styles['foot']}>
          {parameters && <LegalData parameters={parameters} />}
          <nav aria-label={footerTexts.shop}>
            <ul className={styles['pages']}>
              {PAGES.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to} className={styles['page']}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles['legend']}>{footerTexts.alcohol}</p>
          <p className={styles['legend']}>{footerTexts.pictures}</p>
          <p className={styles['copyright']}>{footerTexts.copyright(YEAR, parameters?.NombreTienda ?? '')}</p>
        </div>
      </Container>
    </footer>
  )
}

function Columns({ parameters }: { parameters: SiteParameters }) {
  const columns = [
    { title: parameters.Titulo5, html: parameters.Texto5 },
    { title: parameters.Titulo6, html: parameters.Texto6 },
    { title: parameters.Titulo7, html: parameters.Texto7 },
  ]
  return (
    <div className={styles['columns']}>
      <div className={styles['brand']}>
        <Logo />
        {parameters.Email && <Newsletter email={parameters.Email} />}
        <SocialLinks parameters={parameters} />
      </div>
      {columns.map(({ title, html }) => (
        <section key={title} className={styles['column']}>
          <h2 className={styles['title']}>{title}</h2>
          <HtmlText html={html} className={styles['text']!} />
        </section>
      ))}
    </div>
  )
}

/** The email address for subscribing to the newsletter (spec §2). */
function Newsletter({ email }: { email: string }) {
  const subject = encodeURIComponent(footerTexts.newsletterSubject)
  return (
    <div>
      <h2 className={styles['title']}>{footerTexts.newsletter}</h2>
      <p>
        {footerTexts.newsletterText} <a href={`mailto:${email}?subject=${subject}`}>{email}</a>
      </p>
    </div>
  )
}
