import { formatQuantity, LIST_DOUBT_BELOW } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { listTexts } from '../../texts/lists.ts'
import { shoppingListTexts } from '../../texts/shopping-list.ts'
import { useState } from 'react'
import { ArticlePrice } from '../../parts/article-price/article-price.tsx'
import {
  changeLineQuantity,
  chooseForLine,
  removeLine,
  type Proposal,
} from '../../state/cart/shopping-list.ts'
import { useCartQuantity } from '../../state/cart/cart.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classes } from '../../ui/classes.ts'
import { SearchIcon } from '../../ui/icons/icons.tsx'
import { TrashIcon } from '../../ui/icons/later-icons.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { QuantityStepper } from '../../ui/quantity/quantity-stepper.tsx'
import { ChooseArticle } from './choose-article.tsx'
import styles from './proposal-row.module.css'

/** One line of the list: its text, the proposed article, its quantity, and the actions to change them. */
export function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { id, match, article, isChosen } = proposal
  const [isChoosing, setChoosing] = useState(false)
  const isDoubtful = match.Confianza < LIST_DOUBT_BELOW && !isChosen
  return (
    <div className={classes(styles['row'], isDoubtful && styles['doubtful'])}>
      <Picture path={article?.Imagen ?? null} alt="" sizes="96px" className={styles['picture']} />
      <div className={styles['words']}>
        <p className={styles['asked']}>
          {shoppingListTexts.asked}: <q>{match.Texto.trim()}</q>
        </p>
        <p className={styles['name']}>{article ? article.Descripcion : shoppingListTexts.notFound}</p>
      </div>
      {article && (
        <div className={styles['price']}>
          <ArticlePrice article={article} size="line" />
        </div>
      )}
      <div className={styles['actions']}>
        {article && <Quantity proposal={proposal} article={article} />}
        <Button
          variant="secondary"
          size="s"
          {...(!article && { icon: <SearchIcon size={20} /> })}
          aria-label={shoppingListTexts.changeName(match.Texto.trim())}
          onClick={() => setChoosing(true)}
        >
          {article ? shoppingListTexts.change : shoppingListTexts.find}
        </Button>
        <IconButton
          label={shoppingListTexts.removeName(match.Texto.trim())}
          icon={<TrashIcon size={20} />}
          onClick={() => removeLine(id)}
        />
      </div>
      {isChoosing && (
        <ChooseArticle
          match={match}
          current={article}
          onChoose={(chosen) => {
            chooseForLine(id, chosen)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

/** The quantity to be added, and what the cart has of the article already. */
function Quantity({ proposal, article }: { proposal: Proposal; article: Article }) {
  const { Codigo, Descripcion, unidad } = article
  const inCart = useCartQuantity(Codigo)
  return (
    <>
      <QuantityStepper
        unidad={unidad}
        value={proposal.quantity}
        onChange={(quantity) => changeLineQuantity(proposal.id, quantity)}
        article={Descripcion}
        hasWeightUnit
        size="s"
      />
      {inCart !== null && (
        <span className={styles['inCart']}>{listTexts.inCart(formatQuantity(inCart, unidad))}</span>
      )}
    </>
  )
}
