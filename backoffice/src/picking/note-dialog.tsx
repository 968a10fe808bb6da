import { useState } from 'react'
import { Button, Chip, Stack, TextField } from '@mui/material'
import type { PickedLine } from '@gondola/contract/cart'
import {
  orderTitle,
  OWN_REASONS,
  PICKING_TEXTS,
  preparationMessage,
  type SubstituteArticle,
  UNLIKELY_TIMES,
} from '@gondola/contract/orders'
import { formatQuantity } from '@gondola/contract/base'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { typedText } from '../ui/forms/form-values.ts'
import type { ShownLine } from './visible-lines.ts'
import { ConfirmStep } from '../ui/forms/step-button.tsx'
import type { CountQuestion } from './count-questions.ts'
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
  const [unsure, setUnsure] = useState<string | null>(null)
  const amount = picked.Cantidad + (picked.Sustituto?.Cantidad ?? 0)
  function note(Nota: string, isSure = false) {
    if (!isSure && amount >= UNLIKELY_TIMES * line.Cantidad) return setUnsure(Nota)
    setUnsure(null)
    const broken = picking.say(line, { ...picked, Nota }, substitute ?? null)
    if (broken === null) onClose(true)
    else setFault(preparationMessage(broken))
  }
  if (unsure !== null) {
    const [ordered, said] = [line.Cantidad, amount].map((each) => formatQuantity(each, line.Unidad))
    const asked = PICKING_TEXTS.unlikely(line.Descrip, ordered ?? '', said ?? '')
    return (
      <ScanQuestion
        question={{ text: asked, confirm: PICKING_TEXTS.isSo }}
        onConfirm={() => note(unsure, true)}
        onClose={() => setUnsure(null)}
      />
    )
  }
  const notes = [...PICKING_TEXTS.agreements, ...(amount > line.Cantidad ? [] : OWN_REASONS)]
  return (
    <FormDialog
      title={PICKING_TEXTS.noteTitle}
      explanation={`${orderTitle(line.Pedido)}, ${line.Descrip}. ${fault}`}
      confirm={PICKING_TEXTS.saveWithNote}
      onConfirm={async (form) => note(typedText(form, 'note'))}
      onClose={() => onClose(false)}
    >
      {(field) => (
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {notes.map((each) => (
              <Chip key={each} label={each} onClick={() => note(each)} sx={{ minHeight: 44 }} />
            ))}
          </Stack>
          <TextField
            {...field('note', PICKING_TEXTS.noteHint)}
            label={PICKING_TEXTS.note}
            required
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
  onConfirm: (sum?: number) => void
  onClose: () => void
}

/** A question before a weight or piece is counted; what is scanned meanwhile does not count. */
export function ScanQuestion({ question: { text, confirm, sum }, onConfirm, onClose }: ScanQuestionProps) {
  const [isScanned, setScanned] = useState(false)
  useScanner(() => {
    signalScan(false)
    setScanned(true)
  })
  const remedy = (onSum: () => void) =>
    sum && (
      <Button variant="contained" fullWidth onClick={onSum}>
        {sum.text}
      </Button>
    )
  const asked = {
    title: PICKING_TEXTS.askTitle,
    text: [...(isScanned ? [PICKING_TEXTS.answerFirst] : []), text],
    keep: PICKING_TEXTS.cancel,
    confirm,
    remedy,
  }
  return (
    <ConfirmStep
      asked={asked}
      onConfirm={() => onConfirm()}
      onRemedied={() => onConfirm(sum?.Cantidad)}
      onClose={onClose}
    />
  )
}
