import { useState } from 'react'
import { hadUsualArticles } from '../../state/catalogue/own-articles.ts'
import { useSession } from '../../state/session/session.ts'
import { late } from '../../ui/late.tsx'
import styles from './personal-part.module.css'

// Outside the first load: the server draws its place alone.
const OwnHome = late(() => import('./own/own-home.tsx').then((file) => file.OwnHome))
const DeliveryTerms = late(() => import('./own/delivery-terms.tsx').then((file) => file.DeliveryTerms))

/**
 * For who has ordered: the next delivery, the order to repeat and the usual articles; for who has not: where the shop
 * delivers, what it costs and when. Its place is reserved, so that nothing moves when it comes; the page starts with the
 * one that this browser needs (`data-own`, `prerender/start-page.ts`).
 */
export function PersonalPart() {
  const client = useSession((session) => session.client?.Id ?? null)
  const [hadSome] = useState(hadUsualArticles.read)
  const [hasSome, setHasSome] = useState<boolean | null>(null)
  const [isFailed, setFailed] = useState(false)
  const isNew = client === null || hasSome === false
  return (
    <div
      className={styles['place']}
      data-own={isNew || (!hadSome && !hasSome) ? 'visita' : hasSome || isFailed ? undefined : 'cliente'}
    >
      {isNew ? <DeliveryTerms /> : <OwnHome client={client} onKnown={setHasSome} onFailed={setFailed} />}
    </div>
  )
}
