import { tellRemoved } from '../../parts/messages/undo-notice.ts'
import { type Proposal, putBackLine, removeLine, useShoppingList } from '../../state/cart/shopping-list.ts'
import { shoppingListTexts as texts } from '../../texts/shopping-list.ts'
import { removeRow } from '../../ui/remove-row.ts'

/** Takes a line off the list by its row's control, and says so, with the button that puts it back. */
export function removeProposal(proposal: Proposal, control: HTMLElement): void {
  const { id, match } = proposal
  const asked = match.Texto.trim()
  const place = useShoppingList.getState().proposals?.findIndex((each) => each.id === id) ?? 0
  removeRow(control, () => removeLine(id))
  tellRemoved(texts.removed(asked), {
    topic: 'lista',
    undo: () => {
      putBackLine(proposal, place)
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-removes="${id}"]`)?.focus())
    },
    undone: texts.putBack(asked),
  })
}
