import { branchChangeTexts as texts } from '../../texts/place.ts'
import { interfaceTexts } from '../../texts/interface.ts'
import { useEffect, useState } from 'react'
import { leftBehind, type Move, useLastMove } from '../../state/place/last-move.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { UndoMoveButton } from './undo-move-button.tsx'
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
