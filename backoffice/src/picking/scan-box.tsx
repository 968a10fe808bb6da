import { useState, type FormEvent } from 'react'
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner'
import { Alert, InputAdornment, TextField } from '@mui/material'
import { formatQuantity } from '@gondola/contract/texts/format.ts'
import { PICKING_TEXTS } from '@gondola/contract/texts/staff/picking.ts'
import { preparationMessage } from '@gondola/contract/texts/staff/preparation-violations.ts'
import { typedText } from '../ui/typed-text.ts'
import { NoteDialog, type OutOfRange } from './note-dialog.tsx'
import { scanned } from './scan.ts'
import type { ShownLine } from './shown-lines.ts'
import { useScanner } from './use-scanner.ts'
import type { Picking } from './use-picking.ts'

/** Where a code is typed or scanned; a scanner is heard without a tap into the field, too. */
export function ScanBox({ lines, picking }: { lines: readonly ShownLine[]; picking: Picking }) {
  const [said, setSaid] = useState<{ isFault: boolean; text: string } | null>(null)
  const [asking, setAsking] = useState<OutOfRange | null>(null)

  function read(code: string) {
    const found = scanned(code, lines, picking.parameters.EtiquetasBalanza)
    if ('fault' in found) {
      setSaid({ isFault: true, text: found.fault })
      return
    }
    const { line, Cantidad } = found
    const picked = { Cantidad, Sustituto: null, Nota: null }
    const broken = picking.say(line, picked)
    if (broken !== null) setAsking({ line, picked, text: preparationMessage(broken) })
    setSaid(
      broken === null
        ? { isFault: false, text: `${line.Descrip}: ${formatQuantity(Cantidad, line.Unidad)}` }
        : null,
    )
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
        {said && (
          <Alert severity={said.isFault ? 'error' : 'success'} role={said.isFault ? 'alert' : 'status'}>
            {said.text}
          </Alert>
        )}
      </form>
      {asking && <NoteDialog asking={asking} picking={picking} onClose={() => setAsking(null)} />}
    </>
  )
}
