import type { SiteParameters } from '@gondola/contract/entities/site-parameters.ts'
import { footerTexts } from '@gondola/contract/texts/chrome.ts'
import { ClockIcon, MailIcon, PhoneIcon } from '../../ui/icons/icons.tsx'
import { StoreIcon } from '../../ui/icons/later-icons.tsx'
import styles from './contact-blocks.module.css'

/** Customer service with its area and hours (argentina L3), and where the branches are. */
export function ContactBlocks({ parameters }: { parameters: SiteParameters }) {
  const { AreaAtencion, HorarioAtencion, Email, Telefono, Sucursales } = parameters
  return (
    <div className={styles['blocks']}>
      <section className={styles['block']}>
        <h2 className={styles['title']}>{footerTexts.customerService}</h2>
        {AreaAtencion !== footerTexts.customerService && <p>{AreaAtencion}</p>}
        <p className={styles['line']}>
          <PhoneIcon size={16} />
          {Telefono}
        </p>
        <p className={styles['line']}>
          <MailIcon size={16} />
          <a href={`mailto:${Email}`}>{Email}</a>
        </p>
        <p className={styles['line']}>
          <ClockIcon size={16} />
          {HorarioAtencion}
        </p>
      </section>
      {Sucursales.map(({ Nombre, Direccion, Telefono: telephone }) => (
        <section key={Nombre} className={styles['block']}>
          <h2 className={styles['title']}>{Nombre}</h2>
          <p className={styles['line']}>
            <StoreIcon size={16} />
            {Direccion}
          </p>
          <p className={styles['line']}>
            <PhoneIcon size={16} />
            {telephone}
          </p>
        </section>
      ))}
    </div>
  )
}
