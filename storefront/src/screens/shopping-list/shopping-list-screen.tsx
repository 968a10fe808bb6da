import { ROUTES } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { shoppingListTexts } from '../../texts/shopping-list.ts'
import { useEffect, useRef, useState } from 'react'
import { NetworkLost } from '../../api/errors.ts'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { useSession } from '../../state/session/session.ts'
import { useBranch } from '../../state/place/place.ts'
import { renewProposals, useShoppingList } from '../../state/cart/shopping-list.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx'
import { ListForm } from './list-form.tsx'
import { Proposals } from './proposals.tsx'
import styles from './shopping-list-screen.module.css'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'

const STEPS = [{ text: homeTexts.title, to: ROUTES.home }, { text: shoppingListTexts.title }]

/** 'Pegá tu lista': turns a free-text shopping list into proposals, doubtful ones first, and those into a cart. */
export function Component() {
  const proposals = useShoppingList((list) => list.proposals)
  const [added, setAdded] = useState<number | null>(null)
  usePricesFollow()
  useStartOf(added !== null ? 'added' : proposals === null ? 'list' : 'proposals')
  return (
    <Container className={styles['screen']}>
      <Breadcrumb steps={STEPS} />
      <PageTitle title={shoppingListTexts.title} className={styles['title']} />
      {added !== null && <ListAdded added={added} onAnother={() => setAdded(null)} />}
      {added === null && proposals === null && <ListForm />}
      {added === null && proposals !== null && <Proposals proposals={proposals} onAdded={setAdded} />}
    </Container>
  )
}

/** Scrolls to the top and moves the focus there when the step changes. */
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

/** Reports what was added, and what was not found and stays in the list. */
function ListAdded({ added, onAnother }: { added: number; onAnother: () => void }) {
  const left = useShoppingList((list) => list.text)
  return (
    <section className={styles['added']} role="status">
      <CheckIcon size={32} />
      <h2>{shoppingListTexts.added(added)}</h2>
      <p>{shoppingListTexts.addedText}</p>
      {left !== '' && (
        <>
          <p>{shoppingListTexts.left}</p>
          <pre className={styles['left']}>{left}</pre>
        </>
      )}
      <div className={styles['buttons']}>
        <ButtonLink to={ROUTES.home}>{shoppingListTexts.keepShopping}</ButtonLink>
        <Button variant="secondary" onClick={onAnother}>
          {left === '' ? shoppingListTexts.another : shoppingListTexts.edit}
        </Button>
      </div>
    </section>
  )
}
