import { orderAddress } from '@gondola/contract/base'
import { alcoholTexts, type OrderInChange } from '@gondola/contract/orders'
import { useCallback, useState } from 'react'
import { Refused } from '../../api/errors.ts'
import { LoadFailure } from '../../parts/load-failure/load-failure.tsx'
import { failureMessage } from '../../parts/messages/failure-message.ts'
import { useCart } from '../../state/cart/cart.ts'
import { reopenOrder, useOrderInChange } from '../../state/cart/order-change.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { orderChangeTexts as texts } from '../../texts/order-change.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { ChangeLines } from './change-lines.tsx'
import styles from './change-order.module.css'
import { ChangeSummary } from './change-summary.tsx'
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
      reopenOrder(clientId, Id)
    },
    [clientId, Id],
  )
  const isClosed = refused !== null && refused.problem.code !== 'pedido-cambiado'
  const closed = isClosed ? refused : error
  if (closed instanceof Refused) return <Closed Id={Id} error={closed} />
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
        <p role="alert" className={styles['notice']}>
          {failureMessage(refused).text}
        </p>
      )}
      <Editor key={data.Pedido.Cambios ?? 0} opened={data} isWithCart={isWithCart} onOld={onOld} />
    </>
  )
}

/** The order can no longer be changed: why, and how to reach the shop. */
function Closed({ Id, error }: { Id: number; error: Refused }) {
  const { title, text } = failureMessage(error)
  return (
    <div className={styles['closed']}>
      <div role="alert" className={styles['part']}>
        {title !== undefined && <h2 className={styles['heading']}>{title}</h2>}
        <p>{text}</p>
      </div>
      <OrderContact Id={Id} />
      <ButtonLink to={orderAddress(Id)} variant="secondary">
        {texts.back}
      </ButtonLink>
    </div>
  )
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
  const { rows, preview, needsAge, MayorDeEdad } = change
  return (
    <div className={styles['columns']}>
      <section className={styles['part']} aria-label={texts.lines}>
        <p>{texts.until(Hasta)}</p>
        <p className={styles['hint']}>{texts.intro}</p>
        <ChangeLines
          rows={rows}
          after={preview?.Pedido.Lineas ?? opened.Lineas}
          refusal={change.refusal}
          onChange={change.setWanted}
        />
        {hasCart && rows.every(({ cart }) => cart === 0) && (
          <Button variant="secondary" onClick={change.addCart}>
            {texts.addCart}
          </Button>
        )}
      </section>
      <section className={styles['part']} aria-label={texts.summary}>
        <h2 className={styles['heading']}>{texts.summary}</h2>
        {needsAge && (
          <CheckboxField
            label={alcoholTexts.declaration}
            hint={alcoholTexts.identification}
            checked={MayorDeEdad}
            onChange={({ target }) => change.setMayorDeEdad(target.checked)}
          />
        )}
        <ChangeSummary order={Pedido} {...change} />
      </section>
    </div>
  )
}
