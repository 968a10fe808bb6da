import type { SiteParameters } from '@gondola/contract/site'
import { whatsappAddress } from '../../parts/site-link/whatsapp-address.ts'
import { footerTexts } from '../../texts/chrome.ts'
import { FacebookIcon, InstagramIcon, WhatsAppIcon, XIcon } from '../../ui/icons/brand-icons.tsx'
import styles from './social-links.module.css'

/** The shop's own pages on social networks; missing ones are left out. */
export function SocialLinks({ parameters }: { parameters: SiteParameters }) {
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
