import { Link, useLocation } from 'react-router'
import { ROUTES } from '@gondola/contract/base'
import { chromeTexts } from '../../texts/chrome.ts'
import { useParameters } from '../../state/site.ts'
import { Container } from '../../ui/layout/container.tsx'
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '../../ui/icons/icons.tsx'
import { TelephoneLink } from '../../parts/site-link.tsx'
import type { Branch } from '@gondola/contract/branches'
import { useEffect } from 'react'
import { openDialog } from '../../state/dialogs.ts'
import { useDeliveryPlace } from '../../state/place/place.ts'
import { stored } from '../../state/stored.ts'
import styles from './contact-line.module.css'

/**
 * The desktop's line: where orders go, if that matters, the shop's email and phone (spec §2), and the withdrawal button.
 */
export function ContactLine() {
  const { data: parameters } = useParameters()
  return (
    <div className={styles['line']}>
      <Container className={styles['row']}>
        {parameters?.PideLugar && <PlaceChip branches={parameters.Sucursales} />}
        {parameters && (
          <ul className={styles['contacts']} aria-label={chromeTexts.contactUs}>
            {parameters.Email && (
              <li className={styles['email']}>
                <a href={`mailto:${parameters.Email}`} className={styles['link']}>
                  <MailIcon size={16} />
                  {parameters.Email}
                </a>
              </li>
            )}
            {parameters.Telefono && (
              <li>
                <TelephoneLink written={parameters.Telefono} className={styles['link']}>
                  <PhoneIcon size={16} />
                  {parameters.Telefono}
                </TelephoneLink>
              </li>
            )}
            {parameters.HorarioAtencion && (
              <li className={styles['hours']}>
                <ClockIcon size={16} />
                {parameters.HorarioAtencion}
              </li>
            )}
          </ul>
        )}
        <Withdrawal />
      </Container>
    </div>
  )
}

/**
 * The phone's line beneath the sticky one: where orders go, if that matters, and on the home page the withdrawal button.
 * Elsewhere the button is in the menu and the footer; email and phone are there on every page.
 */
export function PhoneLine() {
  const { data: parameters } = useParameters()
  const { pathname } = useLocation()
  const isHome = pathname === '/' || pathname === ROUTES.home
  if (!isHome && !parameters?.PideLugar) return null
  return (
    <div className={styles['line']}>
      <Container className={styles['row']}>
        {parameters?.PideLugar && <PlaceChip branches={parameters.Sucursales} />}
        {isHome && <Withdrawal />}
      </Container>
    </div>
  )
}

/** The law requires it at first sight of the home page, not only in the footer (Disposición 954/2025; argentina L1). */
function Withdrawal() {
  return (
    <Link to={ROUTES.withdrawal} className={styles['link']}>
      {chromeTexts.withdrawal}
    </Link>
  )
}

/** The chip's words, which the page shows until the app has started (`prerender/start-page.ts`); null: the question. */
const written = stored<string | null>('lugarEscrito', null, (parsed) => typeof parsed === 'string', {
  onLost: () => undefined,
})

/** Where the customer's orders go, or the question; opens the dialog that asks for it. */
function PlaceChip({ branches }: { branches: readonly Branch[] }) {
  const place = useDeliveryPlace()
  let words: string = chromeTexts.tellPlace
  if (place?.Forma === 'ED') {
    const { Localidad, CodigoPostal } = place
    words = chromeTexts.deliverTo(
      [Localidad, CodigoPostal].filter(Boolean).join(', ') || chromeTexts.yourPosition,
    )
  } else if (place) {
    words = chromeTexts.pickUpAt(branches.find(({ Id }) => Id === place.Sucursal)?.Nombre ?? '')
  }
  const isKnown = place !== null
  useEffect(() => written.write(isKnown ? words : null), [isKnown, words])
  return (
    <button type="button" className={styles['place']} onClick={() => openDialog('place')}>
      <PinIcon size={16} />
      <span data-place>{words}</span>
    </button>
  )
}
