import { branchChangeTexts as texts } from '../../texts/place.ts'
import { type Move, undoMove } from '../../state/place/last-move.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/notices/toasts.ts'

/** Goes back to the branch and cart before the last move. */
export function UndoMoveButton({ move, onUndone }: { move: Move; onUndone?: () => void }) {
  return (
    <Button
      variant="secondary"
      size="s"
      onClick={() => {
        undoMove()
        onUndone?.()
        showToast({ kind: 'success', title: texts.undone(move.fromName) })
      }}
    >
      {texts.undo}
    </Button>
  )
}
