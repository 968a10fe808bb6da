import { formatPesos, orderAddress, ROUTES } from '@gondola/contract/base'
import { alcoholTexts, isTotalEstimated, type Order, type OrderInChange } from '@gondola/contract/orders'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Refused } from '../../api/errors.ts'
import { Amount } from '../../parts/shelf-label/amount.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { failureMessage } from '../../parts/messages/tell.ts'
import { useCart } from '../../state/cart/cart.ts'
import { findOrderEdits, keepOrderEdits } from '../../state/cart/order-edits.ts'
import { useFollowedOrder } from '../../state/cart/followed-order.ts'
import { useOrderMoney } from '../../state/cart/order-money.ts'
import { reopenOrder, useOrderInChange } from '../../state/cart/order-change.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { checkoutTexts } from '../../texts/checkout.ts'
import { leadText, orderBarTexts, orderChangeTexts as texts } from '../../texts/followed-order.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { SkipLink } from '../../ui/text/skip-link.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { ChangeDelivery } from './change-delivery.tsx'
import { ChangeLines } from './change-lines.tsx'
import styles from './change-order.module.css'
import { ChangePayment } from './change-payment.tsx'
import { ChangeSummary, isNothing } from './change-summary.tsx'
import { OrderContact } from './order-contact.tsx'
import { useChangeOrder } from './use-change-order.ts'

interface ChangeOrderProps {
  Id: number
  /** The cart's lines are added at once. */
  isWithCart: boolean
}

/** 'Cambiar pedido': the lines of a placed order, what a change makes of it, and saving it (decision 0022). */
export function ChangeOrder({ Id, isWithCart }: ChangeOrderProps) {
  const clientId = useCustomer().Id
  const { data, error, refetch, isFetching } = useOrderInChange(clientId, Id)
  const [refused, setRefused] = useState<Refused | null>(null)
  const onOld = useCallback(
    (refusal: Refused) => {
      setRefused(refusal)
      keepOrderEdits({ Id, Cliente: clientId }, null)
      reopenOrder(clientId, Id)
    },
    [clientId, Id],
  )
  const isClosed = refused !== null && refused.problem.code !== 'pedido-cambiado'
  const closed = isClosed ? refused : error
  if (closed !== null && endsChange(closed))
    return <Closed Id={Id} clientId={clientId} error={closed} wasEdited={isClosed} />
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data)
    return (
      <>
        <p role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
        </p>
        <SkeletonLines count={6} />
      </>
    )
  return (
    <>
      {refused !== null && (
        <p role="alert" className={styles['notice']} ref={focusNotice} tabIndex={-1}>
          {failureMessage(refused).text} {texts.editsLost}
        </p>
      )}
      <OldEdits key={`de ${data.Pedido.Cambios}`} order={data.Pedido} />
      <Editor key={data.Pedido.Cambios ?? 0} opened={data} isWithCart={isWithCart} onOld={onOld} />
    </>
  )
}

/** Whether the order can no longer be changed; otherwise the call alone failed: the session ended, a limit, a fault. */
const endsChange = (error: Error): error is Refused =>
  error instanceof Refused && error.problem.status < 500 && ![401, 429].includes(error.problem.status)

/** Drops edits that were begun from an earlier version of the order, and says so. */
function OldEdits({ order }: { order: Order }) {
  const { Cambios = 0 } = order
  const [isOld] = useState(() => (findOrderEdits(order)?.Cambios ?? Cambios) !== Cambios)
  useEffect(() => {
    if (isOld) keepOrderEdits(order, null)
  }, [isOld, order])
  if (!isOld) return null
  return (
    <p role="alert" className={styles['notice']}>
      {texts.oldEdits}
    </p>
  )
}

/** What was pressed was at the end of a long page: shows the answer. */
function focusNotice(notice: HTMLElement | null): void {
  notice?.focus({ preventScroll: true })
  notice?.scrollIntoView({ block: 'center' })
}

interface ClosedProps {
  Id: number
  clientId: number
  error: Refused
  /** It was refused while it was edited. */
  wasEdited: boolean
}

/** The order can no longer be changed: why, and how to reach the shop. */
function Closed({ Id, clientId, error, wasEdited }: ClosedProps) {
  const { title, text } = failureMessage(error)
  const [isLost] = useState(() => wasEdited || findOrderEdits({ Id, Cliente: clientId }) !== undefined)
  useEffect(() => keepOrderEdits({ Id, Cliente: clientId }, null), [Id, clientId])
  return (
    <div className={styles['closed']}>
      <div role="alert" className={styles['part']} ref={wasEdited ? focusNotice : null} tabIndex={-1}>
        {title !== undefined && <h2 className={styles['heading']}>{title}</h2>}
        <p>{text}</p>
        {error.problem.code === 'estado' && <State Id={Id} clientId={clientId} />}
        {isLost && <p>{texts.editsLost}</p>}
      </div>
      <OrderContact Id={Id} />
      <ButtonLink to={orderAddress(Id)} variant="secondary">
        {texts.back}
      </ButtonLink>
    </div>
  )
}

/** What became of the order meanwhile. */
function State({ Id, clientId }: Pick<ClosedProps, 'Id' | 'clientId'>) {
  const { data, isFetchedAfterMount } = useFollowedOrder(clientId, Id)
  const money = useOrderMoney(clientId, Id)
  if (data === undefined || !isFetchedAfterMount || money.isPending) return null
  return <p>{leadText(data.Pedido, data.Etapas.at(-1)?.Etapa ?? 'recibido', money.data ?? null)}</p>
}

interface EditorProps {
  opened: OrderInChange
  isWithCart: boolean
  onOld: (error: Refused) => void
}

function Editor({ opened, isWithCart, onOld }: EditorProps) {
  const { Pedido, Hasta } = opened
  const change = useChangeOrder(opened, isWithCart, onOld)
  const hasCart = useCart(({ lines }) => lines.length > 0)
  const form = useRef<HTMLDivElement>(null)
  const { rows, preview, needsAge, edits } = change
  const part = new URLSearchParams(useLocation().search).get('cambiar')
  useEffect(() => {
    // after the page's heading has taken the focus
    const frame = requestAnimationFrame(() => showPart(form.current, part))
    return () => cancelAnimationFrame(frame)
  }, [part])
  const showRefused = () =>
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')?.focus()
  useEffect(() => {
    if (change.refusal?.field === 'age') showRefused()
  }, [change.refusal])
  return (
    <div ref={form} className={styles['columns']}>
      <div className={styles['parts']}>
        <section className={styles['part']} aria-label={texts.lines}>
          <p>{texts.until(Hasta)}</p>
          <p className={styles['hint']}>{texts.intro}</p>
          <SkipLink label={checkoutTexts.skipToTotal} findTarget={() => partOf(form.current, 'total')} />
          <p className={styles['actions']}>
            {hasCart && rows.every(({ cart }) => cart === 0) && (
              <Button variant="secondary" onClick={change.addCart}>
                {texts.addCart}
              </Button>
            )}
            <ButtonLink variant="quiet" to={ROUTES.articles}>
              {texts.addMore}
            </ButtonLink>
          </p>
          <ChangeLines
            rows={rows}
            before={opened.Lineas}
            after={preview?.Pedido.Lineas ?? opened.Lineas}
            refusal={change.refusal}
            B1={edits?.B1 ?? Pedido.B1}
            onWish={change.wish}
            onChange={change.setWanted}
          />
          <ButtonLink variant="quiet" to={ROUTES.articles} className={styles['start']}>
            {texts.addMore}
          </ButtonLink>
        </section>
        <Part title={texts.delivery}>
          <ChangeDelivery opened={opened} change={change} />
        </Part>
        <Part title={texts.payment} part="pago">
          <ChangePayment order={Pedido} change={change} />
        </Part>
      </div>
      {preview !== null && !isNothing(preview) && (
        <p className={styles['jump']}>
          {texts.after}:{' '}
          <Amount pesos={preview.Pedido.TotalNeto} isEstimate={isTotalEstimated(preview.Pedido)} size="s" />
          <Button size="s" onClick={() => showPart(form.current, 'total')}>
            {orderBarTexts.see}
          </Button>
        </p>
      )}
      <Part
        title={texts.summary}
        name={preview ? `${texts.summary}: ${formatPesos(preview.Pedido.TotalNeto)}` : texts.summary}
        part="total"
      >
        <ChangeSummary order={Pedido} {...change} showRefused={showRefused}>
          {change.reserveEnd && <p>{change.reserveEnd}</p>}
          {needsAge && (
            <CheckboxField
              label={alcoholTexts.declaration}
              hint={alcoholTexts.identification}
              error={change.refusal?.field === 'age' ? change.refusal.text : null}
              checked={edits?.MayorDeEdad ?? false}
              onChange={({ target }) => change.choose({ MayorDeEdad: target.checked })}
            />
          )}
        </ChangeSummary>
      </Part>
    </div>
  )
}

/** A part that the address or a button leads to: `?cambiar=pago`. */
const partOf = (form: HTMLElement | null, part: string | null) =>
  [...(form?.querySelectorAll<HTMLElement>('[data-part]') ?? [])].find((one) => one.dataset['part'] === part)

function showPart(form: HTMLElement | null, part: string | null): void {
  const found = partOf(form, part)
  found?.focus({ preventScroll: true })
  found?.scrollIntoView({ block: 'start' })
}

function Part({
  title,
  name = title,
  part,
  children,
}: {
  title: string
  name?: string
  part?: 'pago' | 'total'
  children: ReactNode
}) {
  return (
    <section className={styles['part']} aria-label={name} data-part={part} tabIndex={part && -1}>
      <h2 className={styles['heading']} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
