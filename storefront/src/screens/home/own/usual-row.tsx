import { articleAddress, formatQuantity } from '@gondola/contract/base'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { CartQuantity } from '../../../parts/article-card/cart-quantity.tsx'
import { StockNotes } from '../../../parts/article-card/stock-notes.tsx'
import { LinePrice } from '../../../parts/cart/line-amounts.tsx'
import { usualLine, type UsualArticle } from '../../../state/cart/add-usual.ts'
import { addToCart, useCartQuantity, useIsForOrder } from '../../../state/cart/cart.ts'
import { mostOf } from '../../../state/cart/most.ts'
import { listTexts } from '../../../texts/lists.ts'
import { PlusIcon } from '../../../ui/icons/icons.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import styles from './own-home.module.css'

/** A usual article in one line: what the usual quantity costs today, and the button that adds it. */
export function UsualRow({ article, quantity }: UsualArticle) {
  const { Codigo, Descripcion, Imagen, unidad, Existencia } = article
  const now = useCartQuantity(Codigo)
  // as in `AddToCart`
  const inCart = useDeferredValue(now !== null) ? now : null
  const [swapped, setSwapped] = useState<object | null>(null)
  const most = mostOf(article)
  const isForOrder = useIsForOrder()
  return (
    <article className={styles['row']} data-article={Codigo}>
      <Picture path={Imagen} alt="" sizes="64px" className={styles['picture']} />
      <div className={styles['about']}>
        <h3>
          <Link to={articleAddress(article)}>{Descripcion}</Link>
        </h3>
        <p className={styles['facts']}>
          {inCart === null && <span className={styles['soft']}>{formatQuantity(quantity, unidad)}</span>}
          <LinePrice line={usualLine({ article, quantity: inCart ?? quantity })} />
        </p>
        <StockNotes {...article} isAtMost={inCart !== null && inCart >= most} />
      </div>
      {inCart === null ? (
        <button
          type="button"
          className={styles['add']}
          aria-label={listTexts.addWeight(formatQuantity(quantity, unidad), isForOrder)}
          disabled={Existencia === 'no-hay'}
          autoFocus={swapped !== null}
          onClick={() => {
            if (now === null) addToCart(article, quantity)
            setSwapped({})
          }}
        >
          <PlusIcon />
        </button>
      ) : (
        <div className={styles['inCart']}>
          <CartQuantity
            article={article}
            inCart={inCart}
            most={most}
            isDetail={false}
            swapped={swapped}
            onRemoved={() => setSwapped({})}
          />
        </div>
      )}
    </article>
  )
}
