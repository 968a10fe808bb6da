import { shoppingListTexts as texts } from '../../texts/shopping-list.ts'
import { UNDO_MS } from '../../parts/cart/added-notice.ts'
import { type Proposal, putBackLine, removeLine, useShoppingList } from '../../state/cart/shopping-list.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import { removeRow } from '../../ui/remove-row.ts'

/** Removals and their undoing replace each other's notice. */
const topic = 'lista'

/** Takes a line off the list by its row's control, and says so, with the button that puts it back. */
export function removeProposal(proposal: Proposal, control: HTMLElement): void {
  const { id, match } = proposal
  const asked = match.Texto.trim()
  const place = useShoppingList.getState().proposals?.findIndex((each) => each.id === id) ?? 0
  removeRow(control, () => removeLine(id))
  const undo = () => {
    putBackLine(proposal, place)
    showToast({ kind: 'info', title: '', text: texts.putBack(asked), topic })
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-removes="${id}"]`)?.focus())
  }
  const text = texts.removed(asked)
  const actions = [{ text: texts.undo, onPress: undo }]
  showToast({ kind: 'info', title: '', text, actions, durationMs: UNDO_MS, topic })
}
