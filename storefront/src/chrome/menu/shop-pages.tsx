import { ROUTES } from '@gondola/contract/base'
import { chromeTexts } from '../../texts/chrome.ts'
import { Link } from 'react-router'
import { TelephoneLink } from '../../parts/site-link.tsx'
import { useParameters } from '../../state/site.ts'
import styles from './shop-pages.module.css'

const PAGES = [
  { to: ROUTES.card, text: chromeTexts.card },
  { to: ROUTES.shipping, text: chromeTexts.shipping },
  { to: ROUTES.help, text: chromeTexts.help },
  { to: ROUTES.contact, text: chromeTexts.contact },
  { to: ROUTES.withdrawal, text: chromeTexts.withdrawal },
]

/** The shop's pages, the withdrawal button among them, and how to reach the shop: the end of the phone's panels. */
export function ShopPages() {
  const { data: parameters } = useParameters()
  return (
    <>
      <ul className={styles['pages']}>
        {PAGES.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={styles['link']}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {parameters && (
        <div className={styles['contact']}>
          <a href={`mailto:${parameters.Email}`}>{parameters.Email}</a>
          <TelephoneLink written={parameters.Telefono} />
          {parameters.HorarioAtencion}
        </div>
      )}
    </>
  )
}
