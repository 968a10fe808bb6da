import type { Article, Mechanic } from '@gondola/contract/catalogue'
import { badgeTexts } from '../../texts/lists.ts'
import { classes } from '../../ui/classes.ts'
import styles from './article-badge.module.css'

/**
 * The badge on an article's picture (spec §5): a tomato seal for a promotion without offer, a yellow tag for an offer
 * without promotion, otherwise none.
 */
export function ArticleBadge({ article, large = false }: { article: Article; large?: boolean }) {
  const { Promocion, Oferta } = article
  if (Boolean(Promocion) === Boolean(Oferta)) return null
  const badge = Promocion ? 'promotion' : 'offer'
  const look = classes(styles['badge'], styles[badge], large && styles['large'])
  return (
    <span role="img" aria-label={badgeTexts[badge]} className={look}>
      <svg viewBox="0 0 64 64" aria-hidden className={styles['shape']}>
        {badge === 'promotion' ? <Seal mechanic={Promocion?.Mecanica} /> : <Tag />}
      </svg>
    </span>
  )
}

function Seal({ mechanic }: { mechanic: Mechanic | undefined }) {
  const word = mechanic ? badgeTexts.seal(mechanic) : badgeTexts.promotionShort
  return (
    <>
      <polygon points="32.0,1.0 37.9,6.2 45.5,4.1 48.5,11.3 56.2,12.7 55.9,20.5 62.2,25.1 58.5,32.0 62.2,38.9 55.9,43.5 56.2,51.3 48.5,52.7 45.5,59.9 37.9,57.8 32.0,63.0 26.1,57.8 18.5,59.9 15.5,52.7 7.8,51.3 8.1,43.5 1.8,38.9 5.5,32.0 1.8,25.1 8.1,20.5 7.8,12.7 15.5,11.3 18.5,4.1 26.1,6.2" />
      <circle className={styles['ring']} cx="32" cy="32" r="23" />
      <text className={styles['word']} x="32" y="37" fontSize={word.length > 4 ? 12.5 : 18}>
        {word}
      </text>
    </>
  )
}

/** A price tag; by how much the price is lower is written on the label. */
function Tag() {
  return (
    <>
      <path d="M8 20h36.5a6 6 0 0 1 4.4 1.9l12.3 9.4a3 3 0 0 1 0 4.6L48.9 45.5a6 6 0 0 1-4.4 1.9H8a5 5 0 0 1-5-5V25a5 5 0 0 1 5-5z" />
      <circle className={styles['hole']} cx="54" cy="33.6" r="2.8" />
      <text className={styles['word']} x="27" y="41" fontSize="21">
        {badgeTexts.offerShort}
      </text>
    </>
  )
}
