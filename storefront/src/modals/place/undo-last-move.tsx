import { placeTexts } from '../../texts/place.ts'
import { UndoMoveButton } from '../../parts/place/undo-move.tsx'
import { closeDialog } from '../../state/dialogs.ts'
import { useLastMove } from '../../state/place/last-move.ts'
import styles from './place-dialog.module.css'

/** After a move with a cart, the way back. */
export function UndoLastMove() {
  const move = useLastMove((last) => last.move)
  if (!move) return null
  return (
    <div className={styles['notice']}>
      <p>{placeTexts.moved(move.fromName, move.toName)}</p>
      <UndoMoveButton move={move} onUndone={closeDialog} />
    </div>
  )
}
