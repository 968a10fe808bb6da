import { useState, type FormEvent } from 'react'
import { Alert, Button, Stack, TextField } from '@mui/material'
import { type PickedLine, takesReplacement } from '@gondola/contract/cart'
import { allText, buttonName, PICKING_TEXTS, preparationMessage } from '@gondola/contract/orders'
import { typedText } from '../ui/forms/form-values.ts'
import { NoteDialog, ScanQuestion, type OutOfRange } from './note-dialog.tsx'
import { confirmationOf, isAnswered, questionOfLabel, type CountQuestion } from './count-questions.ts'
import { gramsFor } from './parse-grams.ts'
import type { ShownLine } from './visible-lines.ts'
import { SubstituteDialog } from './substitute-dialog.tsx'
import type { Picking } from './use-picking.ts'

interface LineActionsProps {
  line: ShownLine
  picking: Picking
  onEditing: (isEditing: boolean) => void
}

/** `isSure`: the picker confirmed that it overrules the customer's answer. */
interface Said {
  amount: number
  isSure?: true
}

const TALL = { minHeight: 48 }

/** The actions on a line: all of it, a weight or another number, none, a substitute. */
export function LineActions({ line, picking, onEditing }: LineActionsProps) {
  const [isCounting, setIsCounting] = useState(false)
  const [isReplacing, setIsReplacing] = useState(false)
  const [asking, setAsking] = useState<OutOfRange | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [questioned, setQuestioned] = useState<(CountQuestion & Said) | null>(null)
  const { Descrip, Cantidad, Unidad, B1 } = line
  const isWeighed = Unidad === 100

  function say({ amount, isSure }: Said) {
    // it stays where the picker looks, with what it did to the sale
    onEditing(amount === 0)
    const entry: PickedLine = { Cantidad: amount, Sustituto: null, Nota: null }
    const picked = isSure === true ? { ...entry, Confirmado: true as const } : entry
    const broken = picking.say(line, picked)
    setFault(null)
    if (broken === null) return
    if (broken.code === 'sin-confirmar')
      return setQuestioned({ ...confirmationOf(broken), amount, isSure: true })
    const text = preparationMessage(broken)
    if (broken.code.startsWith('peso-')) setAsking({ line, picked, text })
    else setFault(text)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = typedText(event.currentTarget, 'amount')
    if (!isWeighed) {
      if (/^\d{1,3}$/.test(typed)) say({ amount: Number(typed) })
      else setFault(PICKING_TEXTS.noPieces)
      return
    }
    const layouts = picking.parameters.EtiquetasBalanza
    const read = gramsFor(line, typed, layouts)
    if ('fault' in read) return setFault(read.fault)
    const asked = questionOfLabel(typed, picking.lines, layouts)
    if (asked === null) say({ amount: read.grams })
    else setQuestioned({ ...asked, amount: read.grams })
  }

  return (
    <>
      {isWeighed || isCounting ? (
        <Stack component="form" direction="row" spacing={1} sx={{ mt: 1 }} onSubmit={submit}>
          <TextField
            name="amount"
            label={isWeighed ? PICKING_TEXTS.weight : PICKING_TEXTS.pieces}
            autoComplete="off"
            autoFocus={isCounting}
            required
            fullWidth
            slotProps={{
              htmlInput: {
                inputMode: isWeighed ? 'decimal' : 'numeric',
                enterKeyHint: 'done',
                'aria-label': buttonName(isWeighed ? PICKING_TEXTS.weight : PICKING_TEXTS.pieces, Descrip),
              },
            }}
          />
          <Button
            type="submit"
            variant="contained"
            sx={TALL}
            aria-label={buttonName(PICKING_TEXTS.save, Descrip)}
          >
            {PICKING_TEXTS.save}
          </Button>
        </Stack>
      ) : (
        <Button
          // what the customer chose goes first
          variant={isAnswered(line) ? 'outlined' : 'contained'}
          size="large"
          fullWidth
          sx={{ ...TALL, mt: 1 }}
          // the second press of two is on the line that moved up
          onClick={({ detail }) => detail < 2 && say({ amount: Cantidad })}
          aria-label={buttonName(allText(Cantidad, Unidad), Descrip)}
        >
          {allText(Cantidad, Unidad)}
        </Button>
      )}
      {fault && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {fault}
        </Alert>
      )}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        {!isWeighed && Cantidad > 1 && (
          <Action
            name={isCounting ? PICKING_TEXTS.cancel : PICKING_TEXTS.fewer}
            of={Descrip}
            onClick={() => {
              setIsCounting(!isCounting)
              setFault(null)
            }}
          />
        )}
        <Action name={PICKING_TEXTS.missing} of={Descrip} onClick={() => say({ amount: 0 })} />
        {takesReplacement(line, B1) && (
          <Action
            name={PICKING_TEXTS.replace}
            of={Descrip}
            onClick={() => {
              setIsReplacing(true)
              onEditing(true)
            }}
          />
        )}
      </Stack>
      {questioned && (
        <ScanQuestion
          question={questioned}
          onConfirm={() => {
            setQuestioned(null)
            say(questioned)
          }}
          onClose={() => setQuestioned(null)}
        />
      )}
      {asking && <NoteDialog asking={asking} picking={picking} onClose={() => setAsking(null)} />}
      {isReplacing && (
        <SubstituteDialog line={line} picking={picking} onClose={() => setIsReplacing(false)} />
      )}
    </>
  )
}

function Action({ name, of, onClick }: { name: string; of: string; onClick: () => void }) {
  return (
    <Button
      variant="outlined"
      sx={{ ...TALL, flex: 1, minWidth: 'min-content', lineHeight: 1.2 }}
      onClick={onClick}
      aria-label={buttonName(name, of)}
    >
      {name}
    </Button>
  )
}
