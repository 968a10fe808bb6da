import { ROUTES, formatPesos, formatDay, orderAddress } from '@gondola/contract/base'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  findOwnHome,
  type RepeatableOrder,
  OrderStatus,
  stageNames,
  type FollowedStage,
  type Order,
} from '@gondola/contract/orders'
import { send } from '../../../api/client.ts'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import { QuestionNote } from '../../../parts/orders/question-note.tsx'
import { Section } from '../../../parts/section/section.tsx'
import { CART_NOTICE } from '../../../parts/cart/cart-notices.ts'
import { undoAction } from '../../../parts/messages/undo-notice.ts'
import { addedTexts } from '../../../texts/checkout.ts'
import { withUsualQuantity, addUsual, type UsualArticle } from '../../../state/cart/add-usual.ts'
import { hadUsualArticles } from '../../../state/catalogue/own-articles.ts'
import { useOwnPurchases, useUsualArticles } from '../../../state/catalogue/own-purchases.ts'
import { askedAgain } from '../../../state/cart/orders.ts'
import { QUERY_KEYS } from '../../../state/query-keys.ts'
import { ownArticlesTexts } from '../../../texts/lists.ts'
import { ordersTexts, undeliveredText } from '../../../texts/orders.ts'
import { ownHomeTexts } from '../../../texts/own-home.ts'
import { ButtonLink, Button } from '../../../ui/button/button.tsx'
import { FROM_TABLET, useMedia } from '../../../ui/layout/use-media.ts'
import { Skeleton, SkeletonPlaces } from '../../../ui/states/skeleton.tsx'
import { openDialog } from '../../../state/dialogs.ts'
import { isoDateOf } from '@gondola/contract/delivery'
import { Badge } from '../../../ui/text/badge.tsx'
import { quantityIn, useCart } from '../../../state/cart/cart.ts'
import { showToast } from '../../../ui/notices/toasts.ts'
import styles from './own-home.module.css'
import { UsualRow } from './usual-row.tsx'

/** Usual articles shown on a phone and on wider screens, in whole rows. */
const SHOWN = { phone: 6, wide: 9 } as const

interface OwnHomeProps {
  client: number
  /** Called with whether the client has ordered, once it is known. */
  onKnown: (hasSome: boolean) => void
  /** Called with whether nothing of it could be loaded. */
  onFailed: (isFailed: boolean) => void
}

/** The home page's part for a customer who has ordered: the next delivery, the order to repeat, the usual articles. */
export function OwnHome({ client, onKnown, onFailed }: OwnHomeProps) {
  const home = useQuery({
    queryKey: [...QUERY_KEYS.orders, client, 'home'],
    queryFn: ({ signal }) => send(findOwnHome, { signal }),
    refetchInterval: ({ state: { data } }) => askedAgain(data?.Proxima ? [data.Proxima] : []),
  })
  const articles = useUsualArticles(client)
  const purchases = useOwnPurchases()
  const isPending = articles.isPending || purchases.isPending
  const shown = SHOWN[useMedia(FROM_TABLET) ? 'wide' : 'phone']
  const hasSome =
    articles.data === undefined || home.isPending
      ? undefined
      : articles.data.length > 0 || Boolean(home.data?.Repetir)
  useEffect(() => {
    if (hasSome === undefined || (!hasSome && home.isError)) return
    hadUsualArticles.write(hasSome)
    onKnown(hasSome)
  }, [hasSome, home.isError, onKnown])
  // the usual quantities are not known before the purchases are
  const usual = isPending
    ? []
    : withUsualQuantity((articles.data ?? []).slice(0, shown), purchases.data ?? [])
  const { Proxima, Repetir } = home.data ?? {}
  const failure = home.data || articles.data ? null : home.error && articles.error
  useEffect(() => onFailed(failure !== null), [failure, onFailed])
  if (failure) {
    const retry = () => Promise.all([home.refetch(), articles.refetch(), purchases.refetch()])
    const isBusy = home.isFetching || articles.isFetching
    return <LoadFailure error={failure} onRetry={() => void retry()} busy={isBusy} />
  }
  return (
    <>
      <div className={styles['cards']} aria-busy={home.isPending}>
        {home.isPending &&
          ['next', 'repeat'].map((card) => (
            <div key={card} className={styles['cardShape']}>
              <Skeleton shape="block" />
            </div>
          ))}
        {Proxima && <NextDelivery order={Proxima} />}
        {Repetir && <RepeatOrder {...Repetir} />}
      </div>
      {(isPending || usual.length > 0) && (
        <section className={styles['usual']} aria-label={ownArticlesTexts.yourUsual}>
          <Section
            title={ownArticlesTexts.yourUsual}
            text={ownHomeTexts.usualText}
            more={
              <span className={styles['actions']}>
                <ButtonLink to={ROUTES.myPurchases} variant="quiet" size="s">
                  {ownArticlesTexts.seeAll}
                </ButtonLink>
                <AddAll usual={usual} />
              </span>
            }
          >
            <ul className={styles['rows']} aria-busy={isPending}>
              {isPending ? (
                <SkeletonPlaces count={shown} className={styles['rowShape']} />
              ) : (
                usual.map((each) => (
                  <li key={each.article.Codigo}>
                    <UsualRow {...each} />
                  </li>
                ))
              )}
            </ul>
          </Section>
        </section>
      )}
    </>
  )
}

/** The last order at today's prices; the button opens the report of 'Duplicar Pedido'. */
function RepeatOrder({ Pedido, TotalHoy, Faltan }: RepeatableOrder) {
  return (
    <article className={styles['card']}>
      <div className={styles['words']}>
        <h2>{ownHomeTexts.repeat(Pedido.Fecha)}</h2>
        <p className={styles['main']}>
          {formatPesos(TotalHoy)} {ownHomeTexts.today}
        </p>
        <p className={styles['soft']}>{ownHomeTexts.repeatFacts(Pedido.Lineas.length, Faltan)}</p>
      </div>
      <Button size="s" onClick={() => openDialog('duplicate', { order: Pedido })}>
        {ordersTexts.duplicate}
      </Button>
    </article>
  )
}

/** When the next order comes or can be picked up, and how far it is. */
function NextDelivery({ order }: { order: Order }) {
  const { Id, Dia, HorarioEntrega, FormaEntrega, NoEntregado } = order
  const day = Dia === null ? null : isoDateOf(Dia)
  return (
    <article className={styles['card']}>
      <div className={styles['words']}>
        <h2>{FormaEntrega === 'RS' ? ownHomeTexts.nextPickup : ownHomeTexts.next}</h2>
        <p className={styles['main']}>
          {NoEntregado === undefined
            ? [day && formatDay(day).split(' de ')[0], HorarioEntrega].filter(Boolean).join(', ')
            : undeliveredText(NoEntregado)}
        </p>
        {NoEntregado === undefined && <Badge tone="info">{stageNames(FormaEntrega)[stageOf(order)]}</Badge>}
        <QuestionNote order={order} />
      </div>
      <ButtonLink to={orderAddress(Id)} variant="secondary" size="s">
        {ownHomeTexts.follow}
      </ButtonLink>
    </article>
  )
}

const stageOf = ({ Estado, Preparacion }: Order): FollowedStage =>
  Estado === OrderStatus.Delivered ? 'en-camino' : (Preparacion ?? 'recibido')

/** Time to undo, in milliseconds. */
const UNDO_MS = 8000

/** Adds the usual articles that are not in the cart yet, tells what it left out, and offers to undo it. */
function AddAll({ usual }: { usual: readonly UsualArticle[] }) {
  const canAdd = useCart((cart) =>
    usual.some(({ article }) => article.Existencia !== 'no-hay' && quantityIn(cart, article.Codigo) === null),
  )
  const Pedido = useCart(({ order }) => order?.Id ?? null)
  const button = useRef<HTMLButtonElement>(null)
  const add = () => {
    if (!canAdd) return
    const added = addUsual(usual)
    const undo = () => {
      added.undo()
      button.current?.focus()
    }
    showToast({
      kind: 'success',
      title: ownHomeTexts.added(added.lines.length, Pedido),
      text: ownHomeTexts.leftOut(added.there, added.out) || undefined,
      actions: [undoAction({ topic: CART_NOTICE, undo, undone: addedTexts.asBefore })],
      topic: CART_NOTICE,
      durationMs: UNDO_MS,
    })
  }
  return (
    // Not disabled: it would lose the focus once pressed.
    <Button
      ref={button}
      size="s"
      variant={canAdd ? 'primary' : 'secondary'}
      aria-disabled={!canAdd}
      onClick={add}
    >
      {canAdd || usual.length === 0 ? ownHomeTexts.addAll : ownHomeTexts.allThere(Pedido)}
    </Button>
  )
}
