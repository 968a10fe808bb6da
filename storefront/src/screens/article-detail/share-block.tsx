import { articleAddress } from '@gondola/contract/addresses.ts'
import type { Article } from '@gondola/contract/entities/article.ts'
import { articleTexts } from '@gondola/contract/texts/article.ts'
import { chromeTexts } from '@gondola/contract/texts/chrome.ts'
import type { ReactNode } from 'react'
import { openSharePopup, type ShareTarget, shareAddress } from '../../parts/share/share.ts'
import { useParameters } from '../../state/site.ts'
import { FacebookIcon, WhatsAppIcon, XIcon } from '../../ui/icons/solid-icons.tsx'
import styles from './share-block.module.css'

const NETWORKS: readonly { target: ShareTarget; name: string; icon: ReactNode }[] = [
  { target: 'facebook', name: 'Facebook', icon: <FacebookIcon /> },
  { target: 'twitter', name: 'Twitter', icon: <XIcon /> },
  { target: 'whatsapp', name: 'WhatsApp', icon: <WhatsAppIcon /> },
]

/** 'Compartir este producto' with its three buttons; the link points at the article's route (spec §2). */
export function ShareBlock({ article }: { article: Article }) {
  const shop = useParameters().data?.NombreTienda ?? chromeTexts.shop
  const share = (target: ShareTarget) => {
    const url = `${location.origin}${location.pathname}#${articleAddress(article)}`
    openSharePopup(shareAddress(target, url, articleTexts.shareText(article.Descripcion, shop)))
  }
  return (
    <section className={styles['share']}>
      <h2 className={styles['title']}>{articleTexts.share}</h2>
      <ul className={styles['buttons']}>
        {NETWORKS.map(({ target, name, icon }) => (
          <li key={target}>
            <button
              type="button"
              className={styles['button']}
              aria-label={articleTexts.shareOn(name)}
              onClick={() => share(target)}
            >
              {icon}
              <span className={styles['name']}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
