import { type CartLine, LINE_NOTE_MAX, lineNoteText } from '@gondola/contract/cart'
import { useEffect, useRef, useState } from 'react'
import { noteFor } from '../../state/cart/line-wish.ts'
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

/** How the customer wants a line's article ('verdes', 'en fetas finas'): said, or a button to say it. */
export function LineNote({ line, onNote = noteFor }: LineNoteProps) {
  const { Codart, Descrip, Aclaracion: value = '' } = line
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // the field that had the focus is gone
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) {
    const close = (note: string) => {
      if (note !== value) onNote(Codart, note)
      setOpen(false)
    }
    return <NoteForm line={line} onDone={close} />
  }
  return (
    <button
      ref={opener}
      type="button"
      className={styles['opener']}
      aria-label={
        value === ''
          ? lineNoteTexts.buttonName(lineNoteTexts.add, Descrip)
          : lineNoteTexts.changeName(value, Descrip)
      }
      onClick={() => setOpen(true)}
    >
      {value === '' ? lineNoteTexts.add : lineNoteText(value)}
    </button>
  )
}

/**
 * The field with the article's chips: one press says it. What is typed is kept on leaving the field. No form: on a card
 * it is within the one that adds.
 */
function NoteForm({ line, onDone }: { line: Line; onDone: (note: string) => void }) {
  const { Codart, Descrip, Aclaracion: value = '' } = line
  const { data: article } = useArticle(Codart)
  const last = useLastNote(Codart)
  const [note, setNote] = useState(value)
  const chips = [...new Set([...(last ? [last] : []), ...(article?.Aclaraciones ?? [])])]
  const box = useRef<HTMLDivElement>(null)
  // the focus shows the field alone; a keyboard leaves little room beneath
  useEffect(() => {
    // newer browsers answer a promise, which is no clean-up
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [chips.length])
  return (
    <div ref={box} className={styles['form']} data-note>
      <TextField
        label={lineNoteTexts.label}
        aria-label={lineNoteTexts.buttonName(lineNoteTexts.label, Descrip)}
        placeholder={lineNoteTexts.example}
        value={note}
        maxLength={LINE_NOTE_MAX}
        autoComplete="off"
        enterKeyHint="done"
        autoFocus
        onChange={({ target }) => setNote(target.value)}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null && !box.current?.contains(relatedTarget)) onDone(note.trim())
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone(value)
          if (event.key !== 'Enter') return
          event.preventDefault()
          onDone(note.trim())
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
