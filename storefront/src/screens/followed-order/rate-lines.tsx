import { type FollowedOrder, isMissing } from '@gondola/contract/orders'
import { useState } from 'react'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useRateLine } from '../../state/cart/followed-order.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { followedOrderTexts as texts } from '../../texts/followed-order.ts'
import { lineIcon } from '../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './rate-lines.module.css'

const ThumbUpIcon = lineIcon(
  'M7 10.5v9H4v-9zM7 11l4-7c1.6 0 2.4 1 2.1 2.6L12.6 9.5h5.6c1.3 0 2 1 1.7 2.2l-1.6 6.2c-.2.9-.9 1.6-1.9 1.6H7',
)
const ThumbDownIcon = lineIcon(
  'M17 13.5v-9h3v9zM17 13l-4 7c-1.6 0-2.4-1-2.1-2.6l.5-2.9H5.8c-1.3 0-2-1-1.7-2.2l1.6-6.2c.2-.9.9-1.6 1.9-1.6H17',
)

/** 'Bien' and 'Mal' for each line that came, in one tap; another tap takes it back. */
export function RateLines({ followed }: { followed: FollowedOrder }) {
  const { Pedido, Valoraciones } = followed
  const { mutate } = useRateLine(useCustomer().Id, Pedido.Id)
  const [told, setTold] = useState('')
  const rate = (Items: number, Bien: boolean | null) =>
    mutate(
      { Items, Bien },
      {
        onSuccess: () => setTold(Bien === null ? texts.unrated : texts.rated),
        onError: (error) => tellFailure(error),
      },
    )
  return (
    <>
      <p>{texts.rateHint}</p>
      <ul className={styles['lines']}>
        {Pedido.Lineas.filter(({ Preparado }) => !isMissing(Preparado)).map(
          ({ Items, Descrip, Preparado }) => {
            const name = Preparado?.Cantidad === 0 ? (Preparado.Sustituto?.Descrip ?? Descrip) : Descrip
            const said = Valoraciones.find((rating) => rating.Items === Items)?.Bien
            return (
              <li key={Items} className={styles['line']}>
                <span className={styles['name']}>{name}</span>
                {[true, false].map((isGood) => (
                  <button
                    key={String(isGood)}
                    type="button"
                    className={styles['word']}
                    aria-pressed={said === isGood}
                    onClick={() => rate(Items, said === isGood ? null : isGood)}
                  >
                    {isGood ? <ThumbUpIcon size={20} /> : <ThumbDownIcon size={20} />}
                    {isGood ? texts.good : texts.bad}
                    <VisuallyHidden>: {name}</VisuallyHidden>
                  </button>
                ))}
              </li>
            )
          },
        )}
      </ul>
      <p role="status" className={styles['told']}>
        {told}
      </p>
    </>
  )
}
