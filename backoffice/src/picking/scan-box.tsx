import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner'
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera'
import { Box, Button, InputAdornment, TextField } from '@mui/material'
import type { PickedLine } from '@gondola/contract/cart'
import { forgetCrateLabel, PICKING_TEXTS, preparationMessage } from '@gondola/contract/orders'
import { callServer } from '../api/call-server.ts'
import { typedText } from '../ui/forms/form-values.ts'
import { useAct } from '../ui/records/use-act.ts'
import { confirmationOf, type CountQuestion } from './count-questions.ts'
import { goneFrom, handOf, NO_CRATES, scanInWave, type CrateState } from './crates.ts'
import { NoteDialog, ScanQuestion, type OutOfRange } from './note-dialog.tsx'
import { answerOf, isSameLine, scanned, type ChosenSubstitute, type ScanAnswer } from './scan.ts'
import { useTapQueue } from './picking-store.ts'
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
  /** A weight that needs a note. */
  asking: OutOfRange | null
  closeAsking: (isSaid: boolean) => void
  /** What is asked before something is counted. */
  questioned: { question: CountQuestion; onConfirm: (sum?: number) => void } | null
  closeQuestion: () => void
  hasInHand: () => boolean
}

const NOTHING = { name: '', amount: '' }

interface Counted {
  line: ShownLine
  Cantidad: number
  crate?: string
  label?: string
  substitute?: ChosenSubstitute
  /** What the picker confirmed: now, or when taking it in hand. */
  question?: CountQuestion
  asked?: string
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
  const { crates, labels } = picking
  const hasCrates = picking.ids.length > 1
  const inWave = useRef<CrateState>(NO_CRATES)
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
  function drop() {
    inWave.current = { ...inWave.current, inHand: null }
  }
  function tell(answer: ScanAnswer) {
    signalScan(!answer.isFault)
    onAnswer(answer)
  }
  function count(counted: Counted) {
    const { line, Cantidad, crate, label, substitute, question, asked } = counted
    const Sustituto = substitute ? { Codart: substitute.Codart, Cantidad: substitute.Cantidad } : null
    // a line that still lacks pieces stays to be picked
    const counting = substitute === undefined && { Contando: true as const }
    let picked: PickedLine = { Cantidad, Sustituto, Nota: null, ...counting }
    const say = () => picking.say(line, picked, substitute ?? null, label)
    let broken = say()
    if (broken?.code === 'sin-confirmar') {
      const against = confirmationOf(broken)
      if (against.text !== question?.text && against.text !== asked)
        return ask(against, () => count({ ...counted, asked: against.text }))
      picked = { ...picked, Confirmado: true }
      broken = say()
    }
    if (broken === null) drop()
    const answer = answerOf({ line, Cantidad, ...(substitute && { substitute }) }, lines)
    if (broken === null)
      return tell(
        crate === undefined ? answer : { ...answer, text: `${answer.text} ${PICKING_TEXTS.isIn(crate)}` },
      )
    signalScan(false)
    onAnswer(null)
    setAsking({ line, picked, ...(substitute && { substitute }), text: preparationMessage(broken) })
  }
  /** Says what is in hand, if something is: nothing else on the screen does. */
  function tellHand(isNew = false) {
    const { inHand } = inWave.current
    if (inHand === null) return
    // it is put away by another scan, however soon
    if (!isNew) inWave.current = { inHand, last: null }
    const { name, amount, ...where } = handOf(inHand, waveNow())
    const then = where.choices ? PICKING_TEXTS.whichCrate : PICKING_TEXTS.putInto(where.crate ?? '')
    const show = lines.find((line) => isSameLine(line, inHand.line)) ?? null
    const answer = { isFault: false, text: `${name}: ${amount}. ${then}`, line: show, Cantidad: null, show }
    if (isNew) signalScan(true)
    onAnswer({ ...answer, ...where })
  }
  function waveNow() {
    const held = inWave.current.inHand?.line.Pedido
    const gone = goneFrom(picking.orders, held === undefined ? held : crates.get(held))
    return { lines, crates, labels, gone, parameters: picking.parameters }
  }
  function read(code: string) {
    if (!hasCrates) {
      const found = scanned(code, lines, picking.parameters)
      if ('fault' in found) return tell(answerOf(found, lines))
      return ask(found.question, (sum) => count({ ...found, Cantidad: sum ?? found.Cantidad }))
    }
    const wave = waveNow()
    const step = scanInWave(inWave.current, { code, at: Date.now() }, wave)
    // what is asked about is not in hand yet, and what is put away is in hand until it counts
    if (step.kind === 'put') inWave.current = { ...step.state, inHand: inWave.current.inHand }
    else if (!('question' in step)) inWave.current = step.state
    if (step.kind === 'double') return
    if (step.kind === 'fault') {
      const { inHand } = step.state
      const { text, line } = step
      const { name: _, amount: __, ...where } = inHand === null ? NOTHING : handOf(inHand, wave)
      return tell({ ...answerOf({ fault: text, ...(line && { line }) }, lines), ...where })
    }
    if (step.kind === 'put')
      return ask(step.question, (sum) => count({ ...step, Cantidad: sum ?? step.Cantidad }))
    ask(step.question, () => {
      inWave.current = step.state
      tellHand(true)
    })
  }
  return {
    read,
    drop,
    hasCrates,
    asking,
    closeAsking: (isSaid) => {
      setAsking(null)
      if (isSaid) drop()
      else tellHand()
    },
    questioned,
    closeQuestion: () => {
      setQuestioned(null)
      tellHand()
    },
    hasInHand: () => inWave.current.inHand !== null,
  }
}

/** Input for typed and scanned codes; scans are also read while the field has no focus. */
export function ScanBox({ scans, picking }: { scans: Scans; picking: Picking }) {
  const { read, hasCrates, asking, closeAsking, questioned, closeQuestion } = scans
  const [hasCamera, setCamera] = useState(false)
  useScanner(read, scans.hasInHand)

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
      {[...picking.crates].map(([Id, letter]) => {
        const code = picking.labels[letter]
        return code !== undefined && <CrateLabel key={Id} Pedido={Id} letter={letter} code={code} />
      })}
      {/* in sight, wherever the lines are */}
      <Box sx={hasCamera ? { position: 'sticky', top: 64, zIndex: 2, bgcolor: 'background.default' } : {}}>
        {hasCamera && (
          <Suspense>
            <CameraScan onCode={read} />
          </Suspense>
        )}
        <Button startIcon={<PhotoCameraIcon />} onClick={() => setCamera(!hasCamera)}>
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

/** A code that is a crate's, to be forgotten; not while the server has not got it. */
function CrateLabel({ Pedido, letter, code }: { Pedido: number; letter: string; code: string }) {
  const act = useAct()
  const isWaiting = useTapQueue()
    .waiting()
    .some((each) => each.Pedido === Pedido)
  const forget = () => callServer(forgetCrateLabel, { params: { Id: Pedido } })
  return (
    <Button onClick={() => void act(forget, PICKING_TEXTS.labelForgotten)} disabled={isWaiting}>
      {PICKING_TEXTS.forgetLabel(letter, code)}
    </Button>
  )
}
