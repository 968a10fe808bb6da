import { branchChangeTexts as texts } from '../../texts/place.ts'
import { interfaceTexts } from '../../texts/interface.ts'
import { useEffect, useState } from 'react'
import { leftBehind, type Move, useLastMove, undoMove } from '../../state/place/last-move.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import styles from './undo-move.module.css'

/** How long the bar is shown, in milliseconds; afterwards the dialog of the place has the way back. */
const SHOWN_MS = 20_000

/** After a move with a cart: says where the customer buys now, with the way back. */
export function UndoMove() {
  const move = useLastMove((last) => last.move)
  return move && <UndoBar key={move.toName + move.lines.length} move={move} />
}

function UndoBar({ move }: { move: Move }) {
  const [isShown, setShown] = useState(true)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => setShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  if (!isShown) return null
  const left = leftBehind(move)
  return (
    // the listeners only hold the bar while the pointer or the focus is in it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="status"
      className={styles['bar']}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>
        <strong>{texts.moved(move.toName)}</strong>
        {left.length > 0 && <> {texts.leftBehind(left.map(({ Descrip }) => Descrip))}</>}
      </p>
      <UndoMoveButton move={move} />
      <IconButton label={interfaceTexts.close} icon={<CloseIcon />} onClick={() => setShown(false)} />
    </div>
  )
}

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
