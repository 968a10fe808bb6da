import type { CSSProperties, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { LIST_DOUBT_BELOW } from '@gondola/contract/base'
import { shoppingListTexts } from '../../texts/shopping-list.ts'
import { useShowsPrices } from '../../parts/cart/use-shows-prices.ts'
import { askForPrices } from '../../state/session/session-over.ts'
import { Amount } from '../../parts/shelf-label/amount.tsx'
import {
  acceptAll,
  addProposals,
  editList,
  isCounted,
  listSum,
  orderNote,
  type Proposal,
  useShoppingList,
} from '../../state/cart/shopping-list.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { CartIcon, CheckIcon, LockIcon } from '../../ui/icons/icons.tsx'
import { EditIcon } from '../../ui/icons/later-icons.tsx'
import { BarReach } from '../../ui/layout/bar-reach.tsx'
import { useCart } from '../../state/cart/cart.ts'
import { useLineOverBar } from '../../ui/layout/line-over-bar.ts'
import { FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import { ProposalRow } from './proposal-row.tsx'
import styles from './shopping-list-screen.module.css'

interface ProposalsProps {
  proposals: readonly Proposal[]
  /** Called with the number of articles added to the cart, and what undoes it. */
  onAdded: (added: ReturnType<typeof addProposals>) => void
}

/** The proposals for all lines, doubtful ones first, and one button that adds them all to the cart. */
export function Proposals({ proposals, onAdded }: ProposalsProps) {
  const isWide = useMedia(FROM_TABLET)
  const Pedido = useCart(({ order }) => order?.Id ?? null)
  const lineOverBar = useLineOverBar(({ heightPx }) => heightPx)
  const isDoubtful = ({ match }: Proposal) => match.Confianza < LIST_DOUBT_BELOW
  const doubtful = proposals.filter(isDoubtful).toSorted((a, b) => a.match.Confianza - b.match.Confianza)
  const unfound = doubtful.filter(({ article }) => article === null)
  const sure = proposals.filter((proposal) => !isDoubtful(proposal))
  const showsPrices = useShowsPrices()
  const note = useShoppingList(({ text }) => orderNote(text))
  const { items, doubtful: toReview, total, isEstimate } = listSum(proposals)
  const isReviewed = toReview === 0
  return (
    <>
      {!showsPrices && (
        <Button size="s" variant="quiet" icon={<LockIcon size={16} />} onClick={askForPrices}>
          {shoppingListTexts.hiddenPrices}
        </Button>
      )}
      <Group title={shoppingListTexts.unfound} proposals={isReviewed ? unfound : []} />
      <Group
        title={isReviewed ? shoppingListTexts.sure : shoppingListTexts.doubtful}
        text={isReviewed ? '' : shoppingListTexts.doubtfulText}
        proposals={isReviewed ? [...doubtful.filter(isCounted), ...sure] : doubtful}
      >
        {toReview > 1 && (
          <Button size="s" variant="secondary" icon={<CheckIcon size={20} />} onClick={acceptAllOf}>
            {shoppingListTexts.acceptAll}
          </Button>
        )}
      </Group>
      <Group title={shoppingListTexts.sure} proposals={isReviewed ? [] : sure} />
      {note !== '' && <p className={styles['group']}>{shoppingListTexts.orderNote(note)}</p>}
      <div className={styles['bar']} style={{ '--line-over-bar': `${lineOverBar}px` } as CSSProperties}>
        <BarReach />
        {isWide ? (
          <Button variant="secondary" icon={<EditIcon size={20} />} onClick={editList}>
            {shoppingListTexts.edit}
          </Button>
        ) : (
          <IconButton
            variant="outlined"
            label={shoppingListTexts.edit}
            icon={<EditIcon size={20} />}
            onClick={editList}
          />
        )}
        <p className={styles['sum']}>
          {total !== null && items > 0 && (
            <span>
              {shoppingListTexts.total(isEstimate)} <Amount pesos={total} isEstimate={isEstimate} size="s" />
            </span>
          )}
          <span className={styles['review']} role="status">
            {doubtful.length > 0 && shoppingListTexts.toReview(toReview)}
          </span>
        </p>
        <Button
          icon={<CartIcon size={20} />}
          disabled={items === 0}
          data-adds-list
          onClick={() => onAdded(addProposals())}
        >
          {items > 0 ? shoppingListTexts.addAll(items, Pedido) : shoppingListTexts.nothing(toReview)}
        </Button>
      </div>
    </>
  )
}

/** The button goes with the doubts; the focus goes to what adds the list. */
function acceptAllOf(): void {
  flushSync(acceptAll)
  document.querySelector<HTMLElement>('[data-adds-list]')?.focus()
}

interface GroupProps {
  title: string
  text?: string
  proposals: readonly Proposal[]
  children?: ReactNode
}

function Group({ title, text, proposals, children }: GroupProps) {
  if (proposals.length === 0) return null
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
      <ul className={styles['rows']}>
        {proposals.map((proposal) => (
          <li key={proposal.id}>
            <ProposalRow proposal={proposal} />
          </li>
        ))}
      </ul>
    </section>
  )
}
