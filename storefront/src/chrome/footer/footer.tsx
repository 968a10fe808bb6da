import { Link } from 'react-router'
import { ROUTES } from '@gondola/contract/base'
import type { SiteParameters } from '@gondola/contract/site'
import { footerTexts } from '../../texts/chrome.ts'
import { HtmlText } from '../../parts/html-text/html-text.tsx'
import { Logo } from '../../parts/logo/logo.tsx'
import { useParameters } from '../../state/site.ts'
import { Container } from '../../ui/layout/container.tsx'
import { whatsappAddress } from '../../parts/telephone-address.ts'
import type { ReactNode } from 'react'
import { ClockIcon, MailIcon, PhoneIcon } from '../../ui/icons/icons.tsx'
import { StoreIcon, FacebookIcon, InstagramIcon, WhatsAppIcon, XIcon } from '../../ui/icons/later-icons.tsx'
import styles from './footer.module.css'
import { LegalData } from './legal-data.tsx'

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

/** The shop's own pages on social networks; missing ones are left out. */
function SocialLinks({ parameters }: { parameters: SiteParameters }) {
  const networks = [
    { name: 'Facebook', address: parameters.Facebook, icon: <FacebookIcon /> },
    { name: 'Instagram', address: parameters.Instagram, icon: <InstagramIcon /> },
    { name: 'X', address: parameters.Twitter, icon: <XIcon /> },
    { name: 'WhatsApp', address: whatsappAddress(parameters.Whatsapp), icon: <WhatsAppIcon /> },
  ].filter(({ address }) => /^https?:\/\//i.test(address))
  if (networks.length === 0) return null
  return (
    <ul className={styles['networks']} aria-label={footerTexts.social}>
      {networks.map(({ name, address, icon }) => (
        <li key={name}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className={styles['network']}
            aria-label={footerTexts.on(name)}
          >
            {icon}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Customer service with its area and hours (argentina L3), and the link to the branches. */
function ContactBlocks({ parameters }: { parameters: SiteParameters }) {
  const { AreaAtencion, HorarioAtencion, Email, Telefono, Sucursales } = parameters
  return (
    <div className={styles['blocks']}>
      <section className={styles['block']}>
        <h2 className={styles['blocksTitle']}>{footerTexts.customerService}</h2>
        {AreaAtencion !== footerTexts.customerService && <p>{AreaAtencion}</p>}
        <Line icon={<PhoneIcon size={16} />}>{Telefono}</Line>
        <Line icon={<MailIcon size={16} />}>{Email && <a href={`mailto:${Email}`}>{Email}</a>}</Line>
        <Line icon={<ClockIcon size={16} />}>{HorarioAtencion}</Line>
      </section>
      {/* those that take orders; the contact page has them all */}
      {Sucursales.filter(({ Id }) => Id !== undefined)
        .slice(0, 8)
        .map(({ Nombre, Direccion, Telefono: telephone }) => (
          <section key={Nombre} className={styles['block']}>
            <h2 className={styles['blocksTitle']}>{Nombre}</h2>
            <Line icon={<StoreIcon size={16} />}>{Direccion}</Line>
            <Line icon={<PhoneIcon size={16} />}>{telephone}</Line>
          </section>
        ))}
    </div>
  )
}

/** Renders nothing, not even the icon, for a value that the shop has not set. */
const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) =>
  children && (
    <p className={styles['line']}>
      {icon}
      {children}
    </p>
  )
