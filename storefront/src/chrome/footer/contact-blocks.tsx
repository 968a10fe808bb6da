import type { SiteParameters } from '@gondola/contract/site'
import { footerTexts } from '../../texts/chrome.ts'
import type { ReactNode } from 'react'
import { ClockIcon, MailIcon, PhoneIcon } from '../../ui/icons/icons.tsx'
import { StoreIcon } from '../../ui/icons/later-icons.tsx'
import styles from './contact-blocks.module.css'

/** Customer service with its area and hours (argentina L3), and the link to the branches. */
export function ContactBlocks({ parameters }: { parameters: SiteParameters }) {
  const { AreaAtencion, HorarioAtencion, Email, Telefono, Sucursales } = parameters
  return (
    <div className={styles['blocks']}>
      <section className={styles['block']}>
        <h2 className={styles['title']}>{footerTexts.customerService}</h2>
        {AreaAtencion !== footerTexts.customerService && <p>{AreaAtencion}</p>}
        <Line icon={<PhoneIcon size={16} />}>{Telefono}</Line>
        <Line icon={<MailIcon size={16} />}>{Email && <a href={`mailto:${Email}`}>{Email}</a>}</Line>
        <Line icon={<ClockIcon size={16} />}>{HorarioAtencion}</Line>
      </section>
      {/* the contact page has them all */}
      {Sucursales.slice(0, 8).map(({ Nombre, Direccion, Telefono: telephone }) => (
        <section key={Nombre} className={styles['block']}>
          <h2 className={styles['title']}>{Nombre}</h2>
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
