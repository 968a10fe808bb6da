import { useState, type FormEvent } from 'react'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import type { PickedLine } from '@gondola/contract/cart'
import { type SubstituteArticle, PICKING_TEXTS, preparationMessage } from '@gondola/contract/orders'
import { typedText } from '../ui/forms/typed-text.ts'
import type { ShownLine } from './shown-lines.ts'
import { signalScan } from './scan/scan-signal.ts'
import { useScanner } from './scan/use-scanner.ts'
import type { Picking } from './taps/use-picking.ts'

/** An entry for a line that the rules accept only with a note. */
export interface OutOfRange {
  line: ShownLine
  picked: PickedLine
  substitute?: SubstituteArticle
  text: string
}

interface NoteDialogProps {
  asking: OutOfRange
  picking: Picking
  /** `isSaid`: the entry was made. */
  onClose: (isSaid: boolean) => void
}

/** Asks how the customer agreed to a weight beyond the tolerance, or why it is less (argentina §1.6). */
export function NoteDialog({
  asking: { line, picked, substitute, text },
  picking,
  onClose,
}: NoteDialogProps) {
  const [fault, setFault] = useState(text)
  useScanner(() => {
    signalScan(false)
    setFault(`${PICKING_TEXTS.notNow} ${text}`)
  })
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const Nota = typedText(event.currentTarget, 'note')
    const broken = picking.say(line, { ...picked, Nota }, substitute ?? null)
    if (broken === null) onClose(true)
    else setFault(preparationMessage(broken))
  }
  return (
    <Dialog open onClose={() => onClose(false)} fullWidth maxWidth="xs">
      <form onSubmit={save}>
        <DialogTitle>{PICKING_TEXTS.noteTitle}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {line.Descrip}. {fault}
          </DialogContentText>
          <TextField
            name="note"
            label={PICKING_TEXTS.note}
            helperText={PICKING_TEXTS.noteHint}
            required
            autoFocus
            fullWidth
            multiline
            margin="normal"
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(false)}>{PICKING_TEXTS.cancel}</Button>
          <Button type="submit" variant="contained">
            {PICKING_TEXTS.saveWithNote}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
