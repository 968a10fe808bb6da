import { articlePicture } from '@gondola/contract/catalogue'
import { formatContent, formatGrams, formatQuantity } from '@gondola/contract/base'
import { knownGramsOfPiece, parseListLine, singlesIn, toCartLine } from '@gondola/contract/cart'
import { quantityTexts } from '../../texts/quantity.ts'
import { shoppingListTexts } from '../../texts/shopping-list.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Announced } from '../../parts/cart/running-total.tsx'
import { StockNotes } from '../../parts/article-card/stock-notes.tsx'
import { addedTexts } from '../../texts/checkout.ts'
import { LinePrice } from '../../parts/cart/line-amounts.tsx'
import {
  acceptLine,
  changeLineQuantity,
  chooseForLine,
  isCounted,
  mostProposed,
  noteOf,
  proposedQuantity,
  type Proposal,
  putBackLine,
  removeLine,
  useShoppingList,
} from '../../state/cart/shopping-list.ts'
import { useCartQuantity, useIsForOrder } from '../../state/cart/cart.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classes } from '../../ui/classes.ts'
import { CheckIcon, SearchIcon } from '../../ui/icons/icons.tsx'
import { EditIcon, TrashIcon } from '../../ui/icons/later-icons.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { QuantityStepper } from '../../ui/quantity/quantity-stepper.tsx'
import { ChooseArticle } from './choose-article.tsx'
import { tellRemoved } from '../../parts/messages/undo-notice.ts'
import { removeRow } from '../../ui/remove-row.ts'
import styles from './proposal-row.module.css'

/**
 * One line of the list: the proposed article, the line's text, its price and quantity. A doubtful one has a button that
 * accepts it; until then it is not counted.
 */
export function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { id, match, article } = proposal
  const [isChoosing, setChoosing] = useState(false)
  const asked = match.Texto.trim()
  const note = noteOf(proposal)
  const inCart = useCartQuantity(article?.Codigo ?? '')
  const isForOrder = useIsForOrder()
  const isDoubtful = article !== null && !isCounted(proposal)
  const most = mostProposed(article)
  return (
    <div className={classes(styles['row'], !isCounted(proposal) && styles['doubtful'])}>
      <Picture path={article && articlePicture(article)} alt="" sizes="64px" className={styles['picture']} />
      <p className={styles['words']}>
        <span className={styles['name']}>{article ? article.Descripcion : shoppingListTexts.notFound}</span>{' '}
        <q className={styles['asked']}>{asked}</q> {note && <b>{shoppingListTexts.note(note)} </b>}
        {(isDoubtful || (match.Duda === 'packs' && !proposal.isChosen)) && <b>{doubtText(proposal)} </b>}
        {article && <StockNotes {...article} />}
        {inCart !== null && (
          <span className={styles['inCart']}>
            {quantityTexts.inBasket(formatQuantity(inCart, article?.unidad ?? 1), isForOrder)}
          </span>
        )}
      </p>
      {article && (
        <span className={styles['price']}>
          <LinePrice line={toCartLine(article, proposedQuantity(proposal))} />
        </span>
      )}
      <div className={styles['actions']}>
        {article && (
          <>
            <QuantityStepper
              unidad={article.unidad}
              value={proposal.quantity && Math.min(proposal.quantity, most)}
              onChange={(quantity) => changeLineQuantity(id, quantity)}
              most={most}
              article={article.Descripcion}
              isNeverEmpty
              gramsOfPiece={knownGramsOfPiece(article.Descripcion)}
              size="s"
            />
            <Announced
              text={addedTexts.line(toCartLine(article, proposedQuantity(proposal)))}
              of={proposedQuantity(proposal)}
            />
          </>
        )}
        {isDoubtful && (
          <Button
            size="s"
            icon={<CheckIcon size={20} />}
            aria-label={shoppingListTexts.acceptName(asked, article.Descripcion)}
            data-accepts
            onClick={({ currentTarget }) => accept(id, currentTarget)}
          >
            {shoppingListTexts.accept}
          </Button>
        )}
        {article && !isDoubtful ? (
          <IconButton
            label={shoppingListTexts.changeName(asked)}
            icon={<EditIcon size={20} />}
            onClick={() => setChoosing(true)}
          />
        ) : (
          <Button
            variant="secondary"
            size="s"
            icon={article ? <EditIcon size={20} /> : <SearchIcon size={20} />}
            aria-label={article ? shoppingListTexts.otherName(asked) : shoppingListTexts.findName(asked)}
            onClick={() => setChoosing(true)}
          >
            {article ? shoppingListTexts.other : shoppingListTexts.find}
          </Button>
        )}
        <IconButton
          label={shoppingListTexts.removeName(asked)}
          icon={<TrashIcon size={20} />}
          data-removes={id}
          onClick={({ currentTarget }) => removeProposal(proposal, currentTarget)}
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

/** Why a line in doubt is, in a word. */
export function doubtText({
  match: { Duda, Falta = '', Texto, Articulo, Alternativas, Cantidad },
  article,
}: Proposal): string {
  const { packs, precio, palabra, contiene, trazas, personas, varios, parecido, ...plain } =
    shoppingListTexts.doubts
  if (article?.Codigo !== Articulo?.Codigo) return ''
  if (Duda === undefined) return Alternativas.length > 0 ? varios : parecido
  const singles = Articulo && singlesIn(Articulo)
  const { ContenidoNeto, ContenidoUnidad, unidad } = Articulo ?? {}
  const content = singles
    ? `${singles} un`
    : ContenidoNeto && ContenidoUnidad
      ? formatContent(ContenidoNeto, ContenidoUnidad)
      : ''
  const most = parseListLine(Texto)?.most
  const several =
    Cantidad > 1 ? (content === '' || singles === 1 ? `${Cantidad} un` : `${Cantidad} × ${content}`) : null
  return {
    ...plain,
    packs: packs(Cantidad, content),
    precio: most === undefined ? '' : precio(most),
    palabra: palabra(Falta),
    contiene: contiene(Falta),
    trazas: trazas(Falta),
    personas: personas(unidad === 100 ? formatGrams(Cantidad) : several, Falta),
  }[Duda]
}

/** Accepts a line by its button, which goes with it; the focus goes to the next one's, or to what adds the list. */
function accept(id: number, control: HTMLElement): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-accepts]')]
  const others = buttons.filter((button) => button !== control)
  const next = others[buttons.indexOf(control)] ?? others[0]
  flushSync(() => acceptLine(id))
  ;(next ?? document.querySelector<HTMLElement>('[data-adds-list]'))?.focus()
}

/** Takes a line off the list by its row's control, and says so, with the button that puts it back. */
function removeProposal(proposal: Proposal, control: HTMLElement): void {
  const { id, match } = proposal
  const asked = match.Texto.trim()
  const place = useShoppingList.getState().proposals?.findIndex((each) => each.id === id) ?? 0
  removeRow(control, () => removeLine(id))
  tellRemoved(shoppingListTexts.removed(asked), {
    topic: 'lista',
    undo: () => {
      putBackLine(proposal, place)
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-removes="${id}"]`)?.focus())
    },
    undone: shoppingListTexts.putBack(asked),
  })
}
