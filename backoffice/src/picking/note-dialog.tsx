import { useState } from 'react'
import { Chip, Stack, TextField } from '@mui/material'
import type { PickedLine } from '@gondola/contract/cart'
import {
  orderTitle,
  PICKING_TEXTS,
  preparationMessage,
  type SubstituteArticle,
} from '@gondola/contract/orders'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { typedText } from '../ui/forms/form-values.ts'
import type { ShownLine } from './visible-lines.ts'
import { ConfirmStep } from '../ui/forms/step-button.tsx'
import type { CountQuestion } from './scan.ts'
import { signalScan, useScanner } from './use-scanner.ts'
import type { Picking } from './use-picking.ts'

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
  function note(Nota: string) {
    const broken = picking.say(line, { ...picked, Nota }, substitute ?? null)
    if (broken === null) onClose(true)
    else setFault(preparationMessage(broken))
  }
  return (
    <FormDialog
      title={PICKING_TEXTS.noteTitle}
      explanation={`${orderTitle(line.Pedido)}, ${line.Descrip}. ${fault}`}
      confirm={PICKING_TEXTS.saveWithNote}
      cancel={PICKING_TEXTS.cancel}
      onConfirm={async (form) => note(typedText(form, 'note'))}
      onClose={() => onClose(false)}
    >
      {(field) => (
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {PICKING_TEXTS.notes.map((each) => (
              <Chip key={each} label={each} onClick={() => note(each)} sx={{ minHeight: 44 }} />
            ))}
          </Stack>
          <TextField
            {...field('note', PICKING_TEXTS.noteHint)}
            label={PICKING_TEXTS.note}
            required
            fullWidth
            multiline
            margin="normal"
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </>
      )}
    </FormDialog>
  )
}

interface ScanQuestionProps {
  question: CountQuestion
  onConfirm: () => void
  onClose: () => void
}

/** A question before a weight or piece is counted; what is scanned meanwhile does not count. */
export function ScanQuestion({ question: { text, confirm }, onConfirm, onClose }: ScanQuestionProps) {
  useScanner(() => signalScan(false))
  const asked = { title: PICKING_TEXTS.askTitle, text: [text], keep: PICKING_TEXTS.cancel, confirm }
  return <ConfirmStep asked={asked} onConfirm={onConfirm} onClose={onClose} />
}
