import { ROUTES, LIST_LINES_MAX, LIST_MAX_CHARACTERS } from '@gondola/contract/base'
import { cartTexts } from '@gondola/contract/cart'
import { homeTexts } from '../../texts/home.ts'
import { addedTexts } from '../../texts/checkout.ts'
import { shoppingListTexts } from '../../texts/shopping-list.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { NetworkLost } from '../../api/errors.ts'
import { useCheckoutEntry } from '../../parts/cart/cart-footer.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useCart } from '../../state/cart/cart.ts'
import { useSession } from '../../state/session/session.ts'
import { useBranch } from '../../state/place/place.ts'
import {
  type addProposals,
  renewProposals,
  useShoppingList,
  changeListText,
  checkListText,
  proposeArticles,
} from '../../state/cart/shopping-list.ts'
import { Container } from '../../ui/layout/container.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx'
import { Proposals } from './proposals.tsx'
import { violationMessage } from '@gondola/contract/http'
import { tellFailure } from '../../parts/messages/tell.ts'
import { TextAreaField } from '../../ui/field/text-field.tsx'
import styles from './shopping-list-screen.module.css'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'

const STEPS = [{ text: homeTexts.title, to: ROUTES.home }, { text: shoppingListTexts.title }]

/** 'Pegá tu lista': turns a free-text shopping list into proposals, doubtful ones first, and those into a cart. */
export function Component() {
  const { proposals, isReloaded } = useShoppingList()
  const [added, setAdded] = useState<ReturnType<typeof addProposals> | null>(null)
  const Pedido = useCart(({ order }) => order?.Id ?? null)
  usePricesFollow()
  useEffect(() => {
    if (isReloaded) proposeArticles().catch(tellFailure)
  }, [isReloaded])
  useStartOf(added !== null ? 'added' : proposals === null && !isReloaded ? 'list' : 'proposals')
  return (
    <Container className={styles['screen']}>
      <Breadcrumb steps={STEPS} />
      <PageTitle title={shoppingListTexts.title} className={styles['title']}>
        {added !== null
          ? shoppingListTexts.added(added.items, Pedido)
          : proposals !== null
            ? shoppingListTexts.found(proposals.filter(({ article }) => article).length, proposals.length)
            : shoppingListTexts.title}
      </PageTitle>
      {added !== null && (
        <ListAdded isForOrder={Pedido !== null} undo={added.undo} onAnother={() => setAdded(null)} />
      )}
      {added === null && proposals === null && (isReloaded ? <SkeletonLines count={6} /> : <ListForm />)}
      {added === null && proposals !== null && <Proposals proposals={proposals} onAdded={setAdded} />}
    </Container>
  )
}

/** Scrolls to the top when the step changes, and moves the focus to the heading, which tells what came of the step before. */
function useStartOf(step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}

function usePricesFollow(): void {
  const client = useSession((session) => session.client?.Id ?? null)
  const branch = useBranch()
  useEffect(() => {
    renewProposals().catch((error: unknown) => {
      // Without a network the proposals stay as they are; the cart loads its prices itself.
      if (!(error instanceof NetworkLost)) throw error
    })
  }, [client, branch])
}

interface ListAddedProps {
  isForOrder: boolean
  undo: () => void
  onAnother: () => void
}

/** Presses the header's cart button in sight, which has the focus when the basket closes. */
function openBasket(): void {
  const buttons = document.querySelectorAll<HTMLElement>(
    'header [data-cart-target][aria-expanded], header [data-cart-target] [aria-expanded]',
  )
  const button = [...buttons].find((each) => each.checkVisibility())
  button?.focus()
  button?.click()
}

/** What leads on or back, and what was not found and stays in the list. */
function ListAdded({ isForOrder, undo, onAnother }: ListAddedProps) {
  const left = useShoppingList((list) => list.text)
  const enterCheckout = useCheckoutEntry()
  return (
    <section className={styles['added']}>
      <CheckIcon size={32} />
      <p>{shoppingListTexts.addedText}</p>
      <div className={styles['buttons']}>
        {!isForOrder && <Button onClick={enterCheckout}>{cartTexts.checkout}</Button>}
        {!isForOrder && (
          <Button variant="secondary" onClick={openBasket}>
            {shoppingListTexts.seeBasket}
          </Button>
        )}
        <ButtonLink variant={isForOrder ? 'primary' : 'quiet'} to={ROUTES.home}>
          {shoppingListTexts.keepShopping}
        </ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          {left === '' ? shoppingListTexts.another : shoppingListTexts.edit}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            undo()
            onAnother()
          }}
        >
          {addedTexts.undo}
        </Button>
      </div>
      {left !== '' && (
        <>
          <p>{shoppingListTexts.left}</p>
          <pre className={styles['left']}>{left}</pre>
        </>
      )}
    </section>
  )
}

/** The form for typing or pasting the list; its text is stored until it is used. */
function ListForm() {
  const text = useShoppingList((list) => list.text)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const violation = checkListText(text)
    setError(violation && violationMessage(violation).text)
    if (violation) return
    setBusy(true)
    try {
      await proposeArticles()
    } catch (failure) {
      tellFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <p>{shoppingListTexts.intro}</p>
      <TextAreaField
        label={shoppingListTexts.label}
        hint={shoppingListTexts.hint(LIST_LINES_MAX)}
        error={error}
        placeholder={shoppingListTexts.example}
        rows={10}
        maxLength={LIST_MAX_CHARACTERS}
        value={text}
        onChange={(event) => changeListText(event.target.value)}
      />
      <div>
        <Button type="submit" size="l" busy={isBusy}>
          {shoppingListTexts.search}
        </Button>
      </div>
    </form>
  )
}
