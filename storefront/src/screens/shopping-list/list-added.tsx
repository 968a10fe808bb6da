import { ROUTES } from '@gondola/contract/base'
import { shoppingListTexts } from '../../texts/shopping-list.ts'
import { useShoppingList } from '../../state/shopping-list.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import styles from './shopping-list-screen.module.css'

/** Reports what was added, and what was not found and stays in the list. */
export function ListAdded({ added, onAnother }: { added: number; onAnother: () => void }) {
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
