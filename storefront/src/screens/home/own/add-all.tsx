import { useRef } from 'react'
import { addUsual, undoUsual, type UsualArticle } from '../../../state/cart/add-usual.ts'
import { useCart } from '../../../state/cart/cart.ts'
import { ownHomeTexts } from '../../../texts/own-home.ts'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/notices/toasts.ts'

/** Time to undo, in milliseconds. */
const UNDO_MS = 8000
const TOPIC = 'habituales'

/** Adds the usual articles that are not in the cart yet, tells what it left out, and offers to undo it. */
export function AddAll({ usual }: { usual: readonly UsualArticle[] }) {
  const canAdd = useCart(({ lines }) =>
    usual.some(
      ({ article }) =>
        article.Existencia !== 'no-hay' && !lines.some(({ Codart }) => Codart === article.Codigo),
    ),
  )
  const button = useRef<HTMLButtonElement>(null)
  const add = () => {
    if (!canAdd) return
    const added = addUsual(usual)
    const undo = () => {
      undoUsual(added)
      button.current?.focus()
      showToast({ kind: 'info', title: '', text: ownHomeTexts.undone, topic: TOPIC })
    }
    showToast({
      kind: 'success',
      title: ownHomeTexts.added(added.lines.length),
      text: ownHomeTexts.leftOut(added.there, added.out) || undefined,
      actions: [{ text: ownHomeTexts.undo, onPress: undo }],
      topic: TOPIC,
      durationMs: UNDO_MS,
    })
  }
  return (
    // Not disabled: it would lose the focus once pressed.
    <Button
      ref={button}
      size="s"
      variant={canAdd ? 'primary' : 'secondary'}
      aria-disabled={!canAdd}
      onClick={add}
    >
      {canAdd || usual.length === 0 ? ownHomeTexts.addAll : ownHomeTexts.allThere}
    </Button>
  )
}
