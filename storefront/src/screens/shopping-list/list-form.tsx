import { LIST_LINES_MAX, LIST_MAX_CHARACTERS } from '@gondola/contract/base'
import { shoppingListTexts } from '../../texts/shopping-list.ts'
import { violationMessage } from '@gondola/contract/http'
import { useState, type FormEvent } from 'react'
import { tellFailure } from '../../parts/messages/tell.ts'
import {
  changeListText,
  checkListText,
  proposeArticles,
  useShoppingList,
} from '../../state/cart/shopping-list.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextAreaField } from '../../ui/field/text-area-field.tsx'
import styles from './shopping-list-screen.module.css'

/** The form for typing or pasting the list; its text is stored until it is used. */
export function ListForm() {
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
