import { articlePageAddress, type Article, articleTexts } from '@gondola/contract/catalogue'
import { type ShareTarget, shareUrl } from '../../state/catalogue/share-targets.ts'
import { chromeTexts } from '../../texts/chrome.ts'
import type { ReactNode } from 'react'
import { shareBySystem, shareOn, SHARE_NAMES, shareTexts } from '../../parts/share.ts'
import { openDialog } from '../../state/dialogs.ts'
import { useParameters } from '../../state/site.ts'
import { ShareIcon, FacebookIcon, WhatsAppIcon, XIcon } from '../../ui/icons/later-icons.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import { usePictureAddress } from '../../ui/picture/pictures-url.ts'
import styles from './share-block.module.css'

/** The share targets of the article's page (spec §2). */
const NETWORKS = [
  { target: 'facebook', icon: <FacebookIcon /> },
  { target: 'twitter', icon: <XIcon /> },
  { target: 'whatsapp', icon: <WhatsAppIcon /> },
] as const satisfies readonly { target: ShareTarget; icon: ReactNode }[]

/**
 * 'Compartir este producto' with its three buttons (spec §2), and 'Más opciones', which opens the phone's share sheet
 * or the dialog with all targets. The link is the article's public page, which leads to its route.
 */
export function ShareBlock({ article }: { article: Article }) {
  const { hasWarning, ...shared } = useShared(article)
  const share = (target: ShareTarget) => {
    if (hasWarning) showToast({ kind: 'warning', title: shareTexts.currentPage })
    shareOn(target, shared)
  }
  const showMore = async () => {
    if (!(await shareBySystem(shared))) openDialog('share', { shared, hasWarning })
  }
  return (
    <section className={styles['share']}>
      <h2 className={styles['title']}>{articleTexts.share}</h2>
      <ul className={styles['buttons']}>
        {NETWORKS.map(({ target, icon }) => (
          <li key={target}>
            <button
              type="button"
              className={styles['button']}
              aria-label={shareTexts.on(SHARE_NAMES[target])}
              onClick={() => share(target)}
            >
              {icon}
              <span className={styles['name']}>{SHARE_NAMES[target]}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles['button']} onClick={() => void showMore()}>
            <ShareIcon />
            <span className={styles['name']}>{shareTexts.more}</span>
          </button>
        </li>
      </ul>
    </section>
  )
}

function useShared(article: Article) {
  const shop = useParameters().data?.NombreTienda ?? chromeTexts.shop
  const picture = usePictureAddress(article.Imagen)
  return {
    ...shareUrl(location.origin + articlePageAddress(article), location.href),
    text: shareTexts.text(article.Descripcion, shop),
    image: picture && new URL(picture, location.origin).href,
  }
}
