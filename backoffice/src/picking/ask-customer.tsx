import { useEffect, useState } from 'react'
import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { formatPesos, formatQuantity } from '@gondola/contract/base'
import {
  askCustomer,
  buttonName,
  chosenOption,
  type LineQuestion,
  PICKING_TEXTS,
  proposeQuestion,
  type QuestionOption,
} from '@gondola/contract/orders'
import { callServer, faultText } from '../api/call-server.ts'
import { Thumbnail } from '../ui/records/thumbnail.tsx'
import { queue, sender } from './picking-store.ts'
import { isAnswered } from './count-questions.ts'
import { articleOf } from './scan.ts'
import { SubstituteDialog } from './substitute-dialog.tsx'
import type { Picking } from './use-picking.ts'
import type { ShownLine } from './visible-lines.ts'
import { useAnswer } from '../api/use-answer.ts'

/**
 * Below a line that is missing: up to three substitutes, ticked, and the button that asks the customer. Nothing is shown
 * where nobody can be asked; the picker may go on without pressing it.
 */
export function AskCustomer({ line }: { line: ShownLine }) {
  const { Pedido, Items, Descrip, isWaiting } = line
  const params = { Id: Pedido, Items }
  const { data: options = [] } = useAnswer(
    proposeQuestion,
    { params },
    {
      // the entry that it is missing goes first
      enabled: !isWaiting,
      gcTime: 0,
      retry: false,
      networkMode: 'always',
    },
  )
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  if (options.length === 0) return null
  const chosen = options.filter(({ Codart }) => !left.has(Codart))

  async function ask() {
    if (chosen.length === 0) return setFault(PICKING_TEXTS.askNothing)
    setBusy(true)
    try {
      await sender.flush()
      const Codarts = chosen.map(({ Codart }) => Codart)
      queue.keepOrders([await callServer(askCustomer, { params, body: { Codarts } })])
    } catch (error) {
      setFault(faultText(error))
      setBusy(false)
    }
  }
  return (
    <Stack
      component="section"
      spacing={0.5}
      aria-label={buttonName(PICKING_TEXTS.askWhich, Descrip)}
      sx={{ mt: 1 }}
    >
      <Typography sx={{ fontWeight: 600 }}>{PICKING_TEXTS.askWhich}</Typography>
      {options.map(({ Codart, Descrip: name, Imagen, Precioventa }) => (
        <FormControlLabel
          key={Codart}
          sx={{ minHeight: 44, mr: 0 }}
          control={
            <Checkbox
              checked={!left.has(Codart)}
              onChange={(_, isTicked) => {
                const next = new Set(left)
                if (isTicked) next.delete(Codart)
                else next.add(Codart)
                setLeft(next)
                setFault(null)
              }}
            />
          }
          label={
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Thumbnail path={Imagen} size={40} />
              <span>
                {name} · {formatPesos(Precioventa)}
              </span>
            </Stack>
          }
        />
      ))}
      {fault && <Alert severity="error">{fault}</Alert>}
      <Button
        variant="contained"
        size="large"
        loading={isBusy}
        sx={{ minHeight: 48 }}
        onClick={() => void ask()}
        aria-label={buttonName(PICKING_TEXTS.ask, Descrip)}
      >
        {PICKING_TEXTS.ask}
      </Button>
    </Stack>
  )
}

/** What became of the question about a line, and the time that the customer has left. */
export function QuestionState({ Pregunta }: { Pregunta: LineQuestion }) {
  const { Estado, Hasta } = Pregunta
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (Estado !== 'abierta') return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [Estado])
  const chosen = chosenOption(Pregunta)
  const words = PICKING_TEXTS.asked[Estado]
  return (
    <Alert
      severity={SEVERITIES[Estado]}
      role={Estado === 'abierta' ? 'timer' : 'status'}
      sx={{ mt: 1, py: 0 }}
    >
      {Estado === 'abierta'
        ? `${words} · ${clockText(Math.max(0, Math.ceil((Date.parse(Hasta) - now) / 1000)))}`
        : chosen === null
          ? words
          : `${words}: ${chosen.Descrip}, ${formatQuantity(chosen.Cantidad, chosen.Unidad)}`}
    </Alert>
  )
}

const SEVERITIES = {
  abierta: 'info',
  elegida: 'success',
  'sin-eso': 'warning',
  vencida: 'warning',
  retirada: 'info',
  encontrada: 'info',
  otra: 'info',
} as const

/** `4:12` */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * The substitutes that may go now into an open line, each in one press: what the customer chose, or, after no answer,
 * what was proposed. What goes by weight is weighed first.
 */
export function AnsweredLine({ line, picking }: { line: ShownLine; picking: Picking }) {
  const [weighed, setWeighed] = useState<QuestionOption | null>(null)
  const { Pregunta, Descrip } = line
  if (Pregunta === undefined || !isAnswered(line)) return null
  const chosen = chosenOption(Pregunta)
  const put = (option: QuestionOption) => {
    if (option.Unidad === 100) return setWeighed(option)
    const Sustituto = { Codart: option.Codart, Cantidad: option.Cantidad }
    picking.say(line, { Cantidad: 0, Sustituto, Nota: null }, articleOf(line, option))
    return undefined
  }
  return (
    <Stack spacing={1} sx={{ mt: 1 }}>
      {(chosen === null ? Pregunta.Opciones : [chosen]).map((option) => {
        const name = `${PICKING_TEXTS.putChosen}: ${option.Descrip}`
        return (
          <Button
            key={option.Codart}
            variant={chosen === null ? 'outlined' : 'contained'}
            color="success"
            startIcon={<Thumbnail path={option.Imagen} size={40} />}
            sx={{ minHeight: 48, justifyContent: 'flex-start', textAlign: 'start' }}
            onClick={() => put(option)}
            aria-label={buttonName(name, Descrip)}
          >
            {name}
          </Button>
        )
      })}
      {weighed && (
        <SubstituteDialog
          line={line}
          picking={picking}
          first={articleOf(line, weighed)}
          onClose={() => setWeighed(null)}
        />
      )}
    </Stack>
  )
}
