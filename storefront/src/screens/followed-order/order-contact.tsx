import { ROUTES } from '@gondola/contract/base'
import { telephoneAddress, whatsappAddress } from '../../parts/telephone-address.ts'
import { useParameters } from '../../state/site.ts'
import { claimTexts } from '../../texts/claims.ts'
import { followedOrderTexts } from '../../texts/followed-order.ts'
import { orderName } from '../../texts/orders.ts'
import { WhatsAppIcon } from '../../ui/icons/later-icons.tsx'
import { MailIcon, PhoneIcon } from '../../ui/icons/icons.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './followed-order.module.css'

/** The contact form about an order. */
export const contactAbout = (Id: number, message = ''): string =>
  `${ROUTES.contact}?${new URLSearchParams({ motivo: 'Reclamo', pedido: String(Id), ...(message && { mensaje: message }) })}`

/** How to reach the shop about an order: its form, and what else it gives. */
export function OrderContact({ Id }: { Id: number }) {
  const { data: parameters } = useParameters()
  if (!parameters) return null
  const { Email, Telefono } = parameters
  const chat = whatsappAddress(parameters.Whatsapp)
  const about = encodeURIComponent(orderName(Id))
  const ways = [
    { text: Email, address: Email && `mailto:${Email}?subject=${about}`, icon: <MailIcon size={20} /> },
    { text: Telefono, address: telephoneAddress(Telefono), icon: <PhoneIcon size={20} /> },
    {
      text: 'WhatsApp',
      address: chat && `${chat}${chat.includes('?') ? '&' : '?'}text=${about}`,
      icon: <WhatsAppIcon />,
    },
  ].filter(({ address }) => address !== '')
  return (
    <section className={styles['part']} aria-label={followedOrderTexts.help}>
      <h2 className={styles['heading']}>{followedOrderTexts.help}</h2>
      <ButtonLink variant="secondary" to={contactAbout(Id)}>
        {claimTexts.write}
      </ButtonLink>
      {ways.length > 0 && <p>{followedOrderTexts.helpText}</p>}
      <ul className={styles['ways']}>
        {ways.map(({ text, address, icon }) => (
          <li key={text}>
            <a href={address} className={styles['way']} rel="noopener noreferrer">
              {icon}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
