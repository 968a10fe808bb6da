import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner'
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera'
import { Box, Button, InputAdornment, TextField } from '@mui/material'
import { formatQuantity } from '@gondola/contract/base'
import { PICKING_TEXTS, preparationMessage } from '@gondola/contract/orders'
import { typedText } from '../ui/forms/form-values.ts'
import { annulledIn, cratesOf, keptLabels, NO_CRATES, scanInWave, type CrateState } from './crates.ts'
import { NoteDialog, ScanQuestion, type OutOfRange } from './note-dialog.tsx'
import { answerOf, scanned, type CountQuestion, type ScanAnswer } from './scan.ts'
import { signalScan, useScanner } from './use-scanner.ts'
import type { ShownLine } from './visible-lines.ts'
import type { Picking } from './use-picking.ts'

const CameraScan = lazy(async () => ({ default: (await import('./camera-scan.tsx')).CameraScan }))

export interface Scans {
  /** What a scanned or typed code does. */
  read: (code: string) => void
  /** Forgets what is in hand: it was not put away. */
  drop: () => void
  hasCrates: boolean
  /** The crates' own labels, by letter. */
  labels: CrateState['own']
  /** A label was learned wrongly. */
  forgetLabel: (letter: string) => void
  /** A weight that needs a note. */
  asking: OutOfRange | null
  closeAsking: () => void
  /** What is asked before something is counted. */
  questioned: { question: CountQuestion; onConfirm: (sum?: number) => void } | null
  closeQuestion: () => void
}

interface ScansOf {
  lines: readonly ShownLine[]
  picking: Picking
  /** Called after every scan; null if a question is shown instead. */
  onAnswer: (answer: ScanAnswer | null) => void
}

/** Reads codes for the lines that are being picked; of orders prepared together, an article's and then its crate's. */
export function useScans({ lines, picking, onAnswer }: ScansOf): Scans {
  const [asking, setAsking] = useState<OutOfRange | null>(null)
  const crates = cratesOf(picking.ids)
  const orders = picking.ids.join()
  const inWave = useRef<CrateState>(NO_CRATES)
  const [labels, setLabels] = useState(() => {
    const kept = keptLabels.read()
    return kept?.orders === orders ? kept.own : NO_CRATES.own
  })
  const [questioned, setQuestioned] = useState<Scans['questioned']>(null)

  /** At once, or after the picker's answer. */
  function ask(question: CountQuestion | undefined, go: (sum?: number) => void) {
    if (question === undefined) return go()
    signalScan(false)
    onAnswer(null)
    const onConfirm = (sum?: number) => {
      setQuestioned(null)
      go(sum)
    }
    setQuestioned({ question, onConfirm })
  }
  function tell(answer: ScanAnswer) {
    signalScan(!answer.isFault)
    onAnswer(answer)
  }
  function count(line: ShownLine, Cantidad: number, crate?: string) {
    // a line that still lacks pieces stays to be picked
    const picked = { Cantidad, Sustituto: null, Nota: null, Contando: true as const }
    const broken = picking.say(line, picked)
    const answer = answerOf({ line, Cantidad }, lines)
    if (broken === null)
      return tell(
        crate === undefined ? answer : { ...answer, text: `${answer.text} ${PICKING_TEXTS.isIn(crate)}` },
      )
    signalScan(false)
    onAnswer(null)
    setAsking({ line, picked, text: preparationMessage(broken) })
  }
  function keepLabels(own: CrateState['own']) {
    setLabels(own)
    keptLabels.write({ orders, own })
  }
  function read(code: string) {
    if (crates.size === 0) {
      const found = scanned(code, lines, picking.parameters)
      if ('fault' in found) return tell(answerOf(found, lines))
      return ask(found.question, (sum) => count(found.line, sum ?? found.Cantidad))
    }
    const step = scanInWave(
      { ...inWave.current, own: labels },
      { code, at: Date.now() },
      { lines, crates, annulled: annulledIn(picking.orders, crates), parameters: picking.parameters },
    )
    // what is asked about is not in hand yet, or not put away
    if (!('question' in step)) inWave.current = step.state
    if (step.kind === 'double') return
    if (step.kind === 'fault') {
      const { inHand } = step.state
      const crate = inHand === null ? undefined : crates.get(inHand.line.Pedido)
      const { text, line } = step
      return tell({ ...answerOf({ fault: text, ...(line && { line }) }, lines), ...(crate && { crate }) })
    }
    if (step.kind === 'put')
      return ask(step.question, () => {
        inWave.current = step.state
        keepLabels(step.state.own)
        count(step.line, step.Cantidad, step.crate)
      })
    ask(step.question, (sum) => {
      const { line, crate, state } = step
      const { inHand } = state
      inWave.current = inHand && sum !== undefined ? { ...state, inHand: { ...inHand, amount: sum } } : state
      const amount = formatQuantity(inWave.current.inHand?.amount ?? 0, line.Unidad)
      const text = `${line.Descrip}: ${amount}. ${PICKING_TEXTS.putInto(crate)}`
      tell({ isFault: false, text, line, Cantidad: null, show: line, crate })
    })
  }
  return {
    read,
    drop: () => {
      inWave.current = { ...inWave.current, inHand: null }
    },
    hasCrates: crates.size > 0,
    labels,
    forgetLabel: (letter) =>
      keepLabels(Object.fromEntries(Object.entries(labels).filter(([each]) => each !== letter))),
    asking,
    closeAsking: () => setAsking(null),
    questioned,
    closeQuestion: () => setQuestioned(null),
  }
}

interface ScanBoxProps {
  scans: Scans
  picking: Picking
}

/** Input for typed and scanned codes; scans are also read while the field has no focus. */
export function ScanBox({ scans, picking }: ScanBoxProps) {
  const { read, hasCrates, labels, asking, closeAsking, questioned, closeQuestion } = scans
  const [hasCamera, setCamera] = useState(false)
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
          helperText={hasCrates ? PICKING_TEXTS.scanHintWave : PICKING_TEXTS.scanHint}
          autoComplete="off"
          fullWidth
          sx={{ mt: 2 }}
          slotProps={{
            htmlInput: { ...(!hasCrates && { inputMode: 'numeric' }), enterKeyHint: 'done' },
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
      {Object.entries(labels).map(([letter, code]) => (
        <Button key={letter} onClick={() => scans.forgetLabel(letter)} sx={{ minHeight: 44 }}>
          {PICKING_TEXTS.forgetLabel(letter, code)}
        </Button>
      ))}
      {/* in sight, wherever the lines are */}
      <Box sx={hasCamera ? { position: 'sticky', top: 64, zIndex: 2, bgcolor: 'background.default' } : {}}>
        {hasCamera && (
          <Suspense>
            <CameraScan onCode={read} />
          </Suspense>
        )}
        <Button startIcon={<PhotoCameraIcon />} onClick={() => setCamera(!hasCamera)} sx={{ minHeight: 44 }}>
          {hasCamera ? PICKING_TEXTS.cameraClose : PICKING_TEXTS.cameraOpen}
        </Button>
      </Box>
      {questioned && (
        <ScanQuestion
          question={questioned.question}
          onConfirm={questioned.onConfirm}
          onClose={closeQuestion}
        />
      )}
      {asking && <NoteDialog asking={asking} picking={picking} onClose={closeAsking} />}
    </>
  )
}
