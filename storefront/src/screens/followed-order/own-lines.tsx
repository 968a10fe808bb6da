import { formatQuantity, sumOfPesos } from '@gondola/contract/base'
import { type CartLine, lineNoteText, lineQuantityText, wishOf, totalName } from '@gondola/contract/cart'
import {
  type FollowedOrder,
  isMissing,
  isTotalEstimated,
  lineDifference,
  linePriceText,
  preparationTexts,
  replacementTexts,
} from '@gondola/contract/orders'
import { useState } from 'react'
import { tellFailure } from '../../parts/messages/tell.ts'
import { Amount } from '../../parts/shelf-label/amount.tsx'
import { useLowered } from '../../state/cart/order-claims.ts'
import { useRateLines } from '../../state/cart/followed-order.ts'
import { followedOrderTexts as texts, loweredText, totalChangeText } from '../../texts/followed-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { lineIcon } from '../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './own-lines.module.css'

const ThumbUpIcon = lineIcon(
  'M7 10.5v9H4v-9zM7 11l4-7c1.6 0 2.4 1 2.1 2.6L12.6 9.5h5.6c1.3 0 2 1 1.7 2.2l-1.6 6.2c-.2.9-.9 1.6-1.9 1.6H7',
)
const ThumbDownIcon = lineIcon(
  'M17 13.5v-9h3v9zM17 13l-4 7c-1.6 0-2.4-1-2.1-2.6l.5-2.9H5.8c-1.3 0-2-1-1.7-2.2l1.6-6.2c.2-.9.9-1.6 1.9-1.6H17',
)

/**
 * Each line of an order once: name, quantity, price, and how it differs from what was ordered; once it came, 'Bien' and
 * 'Mal' in one tap for a line or for all, which another tap takes back. `onBad` asks what was wrong with a line.
 */
export function OwnLines({ followed, onBad }: { followed: FollowedOrder; onBad?: (Items: number) => void }) {
  const { Pedido, Valoraciones, ValorableHasta } = followed
  const { mutate } = useRateLines(Pedido.Cliente, Pedido.Id)
  const [told, setTold] = useState('')
  const lowered = useLowered(Pedido)
  const isEstimate = isTotalEstimated(Pedido)
  const totalChange = totalChangeText(Pedido)
  const said = new Map(Valoraciones.map(({ Items, Bien }) => [Items, Bien]))
  const came = Pedido.Lineas.filter(({ Preparado }) => !isMissing(Preparado)).map(({ Items }) => Items)
  const rest = came.filter((Items) => said.get(Items) !== false)
  const isAllGood = rest.every((Items) => said.get(Items) === true)
  const rate = (Items: number[], Bien: boolean | null) =>
    mutate(
      { Items, Bien },
      {
        onSuccess: () => setTold(Bien === null ? texts.unrated : texts.rated),
        onError: (error) => tellFailure(error),
      },
    )
  const isRatable = ValorableHasta !== null
  return (
    <>
      {isRatable && (
        <div className={styles['all']}>
          <p>{texts.rateHint}</p>
          {rest.length > 0 && (
            <Button
              variant={isAllGood ? 'primary' : 'secondary'}
              aria-pressed={isAllGood}
              icon={<ThumbUpIcon size={20} />}
              onClick={() => rate(rest, isAllGood ? null : true)}
            >
              {rest.length === came.length ? texts.allGood : texts.restGood}
            </Button>
          )}
        </div>
      )}
      <ul className={styles['lines']}>
        {Pedido.Lineas.map((line) => (
          <li key={line.Items} className={styles['line']}>
            <div className={styles['words']}>
              <LineWords line={line} B1={Pedido.B1} />
            </div>
            <span className={styles['price']}>
              {!isMissing(line.Preparado) && linePriceText(line, isEstimate)}
            </span>
            {isRatable && came.includes(line.Items) && (
              <Thumbs
                // what came in the place of a whole line
                name={(line.Preparado?.Cantidad === 0 && line.Preparado.Sustituto?.Descrip) || line.Descrip}
                isGood={said.get(line.Items)}
                onRate={(Bien) => {
                  rate([line.Items], Bien)
                  if (Bien === false) onBad?.(line.Items)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {isRatable && (
        <p role="status" className={styles['told']}>
          {told}
        </p>
      )}
      <p className={styles['total']}>
        <span>{totalChange === null ? totalName(isEstimate) : preparationTexts.finalTotal}</span>
        <Amount pesos={Pedido.TotalNeto} isEstimate={isEstimate} size="m" />
      </p>
      {totalChange !== null && <p>{totalChange}</p>}
      {lowered > 0 && (
        <p className={styles['total']}>
          <span>{loweredText(lowered)}</span>
          <Amount pesos={sumOfPesos([Pedido.TotalNeto, -lowered])} isEstimate={false} size="m" />
        </p>
      )}
    </>
  )
}

interface ThumbsProps {
  name: string
  isGood: boolean | undefined
  onRate: (isGood: boolean | null) => void
}

function Thumbs({ name, isGood: said, onRate }: ThumbsProps) {
  return (
    <span className={styles['thumbs']}>
      {[true, false].map((isGood) => (
        <button
          key={String(isGood)}
          type="button"
          className={styles['thumb']}
          aria-pressed={said === isGood}
          aria-label={`${isGood ? texts.good : texts.bad}: ${name}`}
          title={isGood ? texts.good : texts.bad}
          onClick={() => onRate(said === isGood ? null : isGood)}
        >
          {isGood ? <ThumbUpIcon size={20} /> : <ThumbDownIcon size={20} />}
        </button>
      ))}
    </span>
  )
}

function LineWords({ line, B1 }: { line: CartLine; B1: boolean }) {
  const { Cantidad, Unidad, Aclaracion, Preparado } = line
  const ordered = lineQuantityText(line, Cantidad)
  const isReplaced = Preparado?.Sustituto != null
  const difference = isReplaced || isMissing(Preparado) ? lineDifference(line) : null
  const isOther = Preparado !== undefined && Preparado.Cantidad !== Cantidad && !isReplaced
  return (
    <>
      <b>{line.Descrip}</b>
      <span>
        {isOther && !isMissing(Preparado) ? (
          <>
            <VisuallyHidden>{preparationTexts.ordered} </VisuallyHidden>
            {ordered} <span aria-hidden>→</span> <VisuallyHidden>{preparationTexts.prepared} </VisuallyHidden>
            <b>{formatQuantity(Preparado.Cantidad, Unidad)}</b>
          </>
        ) : (
          ordered
        )}
      </span>
      {Aclaracion && <small>{lineNoteText(Aclaracion)}</small>}
      <small>{replacementTexts.notes[wishOf(line, B1)]}</small>
      {difference !== null && <small className={styles['difference']}>{difference}</small>}
      {isOther && Unidad === 100 && Preparado.Nota && Preparado.Cantidad > 0 && (
        <small className={styles['difference']}>«{Preparado.Nota}»</small>
      )}
    </>
  )
}
