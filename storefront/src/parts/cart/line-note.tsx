import { type CartLine, LINE_NOTE_MAX, lineNoteText } from '@gondola/contract/cart'
import { useEffect, useRef, useState } from 'react'
import { wishFor } from '../../state/cart/line-wish.ts'
import { useArticle } from '../../state/catalogue/catalogue.ts'
import { useLastNote } from '../../state/catalogue/own-purchases.ts'
import { lineNoteTexts } from '../../texts/checkout.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './line-note.module.css'

type Line = Pick<CartLine, 'Codart' | 'Descrip' | 'Aclaracion'>

interface LineNoteProps {
  line: Line
  /** Takes the note; by default the cart does. */
  onNote?: (Codart: string, note: string) => void
}

const noteInCart = (Codart: string, Aclaracion: string) => wishFor(Codart, { Aclaracion })

/** Closed from within, its button takes the focus; null: the focus is elsewhere. */
type NoteField = 'open' | 'closed' | null

/** How the customer wants a line's article ('verdes', 'en fetas finas'): said, or a button to say it. */
export function LineNote({ line, onNote = noteInCart }: LineNoteProps) {
  const { Codart, Descrip, Aclaracion: value = '' } = line
  const [field, setField] = useState<NoteField>(null)
  if (field === 'open') {
    const close = (note: string, next: NoteField = 'closed') => {
      if (note !== value) onNote(Codart, note)
      setField(next)
    }
    return <NoteForm line={line} onDone={close} />
  }
  return (
    <button
      type="button"
      autoFocus={field === 'closed'}
      className={styles['opener']}
      aria-label={
        value === ''
          ? lineNoteTexts.buttonName(lineNoteTexts.add, Descrip)
          : lineNoteTexts.changeName(value, Descrip)
      }
      onClick={() => setField('open')}
    >
      {value === '' ? lineNoteTexts.add : lineNoteText(value)}
    </button>
  )
}

/**
 * The field with the article's chips: one press says it. What is typed is kept on leaving it. No form: on a card
 * it is within the one that adds.
 */
function NoteForm({ line, onDone }: { line: Line; onDone: (note: string, next?: NoteField) => void }) {
  const { Codart, Descrip, Aclaracion: value = '' } = line
  const { data: article } = useArticle(Codart)
  const last = useLastNote(Codart)
  const [note, setNote] = useState(value)
  const chips = [...new Set([...(last ? [last] : []), ...(article?.Aclaraciones ?? [])])].filter(
    // 'para milanesas' says nothing of 'Nalga para milanesas'
    (chip) => !Descrip.toLowerCase().includes(chip.toLowerCase()),
  )
  const box = useRef<HTMLDivElement>(null)
  // the focus shows the field alone; a keyboard, which may come later, leaves little room beneath
  useEffect(() => {
    const show = () => box.current?.scrollIntoView({ block: 'nearest' })
    show()
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [chips.length])
  return (
    <div
      ref={box}
      className={styles['form']}
      data-note
      onBlur={({ relatedTarget }) => {
        if (box.current?.contains(relatedTarget)) return
        const leave = () => onDone(note.trim(), relatedTarget === null ? 'open' : null)
        // what is pressed stays where it is until it is let go
        if (document.querySelector(':active') === null) leave()
        else window.addEventListener('mouseup', () => setTimeout(leave), { once: true })
      }}
    >
      <TextField
        label={lineNoteTexts.label}
        aria-label={lineNoteTexts.buttonName(lineNoteTexts.label, Descrip)}
        placeholder={article?.Aclaraciones?.length ? undefined : lineNoteTexts.example}
        value={note}
        maxLength={LINE_NOTE_MAX}
        autoComplete="off"
        enterKeyHint="done"
        autoFocus
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          // the cart around it stays open
          event.preventDefault()
          event.stopPropagation()
          onDone(event.key === 'Enter' ? note.trim() : value)
        }}
      />
      {chips.map((chip) => (
        <Button key={chip} size="s" variant="secondary" onClick={() => onDone(chip)}>
          {chip}
        </Button>
      ))}
      <Button size="s" onClick={() => onDone(note.trim())}>
        {lineNoteTexts.done}
      </Button>
    </div>
  )
}
