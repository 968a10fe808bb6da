import { useState, type FormEvent } from 'react'
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner'
import { InputAdornment, TextField } from '@mui/material'
import { PICKING_TEXTS, preparationMessage } from '@gondola/contract/orders'
import { typedText } from '../ui/forms/form-values.ts'
import { NoteDialog, type OutOfRange } from './note-dialog.tsx'
import { answerOf, scanned, type ScanAnswer, type Scanned } from './scan.ts'
import { ScanQuestion } from './scan-question.tsx'
import { signalScan, useScanner } from './use-scanner.ts'
import type { ShownLine } from './visible-lines.ts'
import type { Picking } from './use-picking.ts'

type Counted = Exclude<Scanned, { fault: string }>

interface ScanBoxProps {
  lines: readonly ShownLine[]
  picking: Picking
  /** Called after every scan; null if a question is shown instead. */
  onAnswer: (answer: ScanAnswer | null) => void
}

/** Input for typed and scanned codes; scans are also read while the field has no focus. */
export function ScanBox({ lines, picking, onAnswer }: ScanBoxProps) {
  const [asking, setAsking] = useState<OutOfRange | null>(null)
  const [questioned, setQuestioned] = useState<Counted | null>(null)

  function read(code: string) {
    const found = scanned(code, lines, picking.parameters)
    if ('fault' in found) return tell(answerOf(found, lines))
    if (found.question === undefined) return count(found)
    signalScan(false)
    onAnswer(null)
    setQuestioned(found)
  }
  function count(found: Counted) {
    const { line, Cantidad } = found
    setQuestioned(null)
    const picked = { Cantidad, Sustituto: null, Nota: null }
    const broken = picking.count(line, picked)
    if (broken === null) return tell(answerOf(found, lines))
    signalScan(false)
    onAnswer(null)
    setAsking({ line, picked, text: preparationMessage(broken) })
  }
  function tell(answer: ScanAnswer) {
    signalScan(!answer.isFault)
    onAnswer(answer)
  }
  useScanner(read)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = typedText(form, 'code')
    if (code.trim() !== '') read(code)
    form.reset()
  }

  return (
    <>
      <form onSubmit={submit}>
        <TextField
          name="code"
          label={PICKING_TEXTS.scan}
          helperText={PICKING_TEXTS.scanHint}
          autoComplete="off"
          fullWidth
          sx={{ mt: 2 }}
          slotProps={{
            htmlInput: { inputMode: 'numeric', enterKeyHint: 'done' },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <QrCodeScannerIcon />
                </InputAdornment>
              ),
            },
          }}
        />
      </form>
      {questioned?.question && (
        <ScanQuestion
          question={questioned.question}
          onConfirm={() => count(questioned)}
          onClose={() => setQuestioned(null)}
        />
      )}
      {asking && <NoteDialog asking={asking} picking={picking} onClose={() => setAsking(null)} />}
    </>
  )
}
