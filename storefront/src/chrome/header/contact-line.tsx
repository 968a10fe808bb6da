import { Link } from 'react-router'
import { ROUTES } from '@gondola/contract/base'
import { chromeTexts } from '../../texts/chrome.ts'
import { useParameters } from '../../state/site.ts'
import { Container } from '../../ui/layout/container.tsx'
import { ClockIcon, MailIcon, PhoneIcon } from '../../ui/icons/icons.tsx'
import { PlaceChip } from './place-chip.tsx'
import styles from './contact-line.module.css'

/**
 * Where orders go, if that matters; the shop's email and phone (spec §2, desktop header), and the withdrawal button, which the law requires at first
 * sight (argentina L1).
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
                <a href={telephoneAddress(parameters.Telefono)} className={styles['link']}>
                  <PhoneIcon size={16} />
                  {parameters.Telefono}
                </a>
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
        <Link to={ROUTES.withdrawal} className={styles['link']}>
          {chromeTexts.withdrawal}
        </Link>
      </Container>
    </div>
  )
}

function telephoneAddress(written: string): string {
  return `tel:${written.replace(/[^\d+]/g, '')}`
}
