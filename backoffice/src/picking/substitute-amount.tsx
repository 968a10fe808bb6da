import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { formatPesos, formatQuantity, sumOfPesos, type SaleUnit, pick } from '@gondola/contract/base'
import type { PickedLine } from '@gondola/contract/cart'
import { isEanValid } from '@gondola/contract/catalogue'
import { type SubstituteOption, PICKING_TEXTS, preparationMessage } from '@gondola/contract/orders'
import { Thumbnail } from '../ui/records/thumbnail.tsx'
import { typedText } from '../ui/forms/form-values.ts'
import { NoteDialog, ScanQuestion, type OutOfRange } from './note-dialog.tsx'
import { confirmationOf, questionOfLabel, type CountQuestion } from './count-questions.ts'
import type { ChosenSubstitute } from './scan.ts'
import type { ShownLine } from './visible-lines.ts'
import { typedGrams } from './parse-grams.ts'
import type { Picking } from './use-picking.ts'

interface SubstituteAmountProps {
  line: ShownLine
  option: ChosenSubstitute
  picking: Picking
  /** Another code was scanned while a field had the focus. */
  onCode: (code: string) => void
  onSaid: () => void
}

/** The quantity of the substitute, and the quantity of the article itself, if there was some. */
export function SubstituteAmount({ line, option, picking, onCode, onSaid }: SubstituteAmountProps) {
  const [fault, setFault] = useState<string | null>(null)
  const [asking, setAsking] = useState<OutOfRange | null>(null)
  const [questioned, setQuestioned] = useState<(CountQuestion & { picked: PickedLine }) | null>(null)
  const title = useRef<HTMLParagraphElement>(null)
  useEffect(() => title.current?.focus(), [])
  const substitute = pick(option, ['Codart', 'Descrip', 'Unidad', 'Imagen', 'Ean', 'Precio', 'Alcohol'])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = scannedCode(typedText(form, 'substitute')) ?? scannedCode(typedText(form, 'own'))
    if (code !== null) return onCode(code)
    const Cantidad = typedAmount(typedText(form, 'substitute'), option.Unidad)
    const own = typedAmount(typedText(form, 'own'), line.Unidad)
    if (Cantidad === null || Cantidad === 0)
      return setFault(option.Unidad === 100 ? PICKING_TEXTS.noWeight : PICKING_TEXTS.noPieces)
    if (own === null) return setFault(line.Unidad === 100 ? PICKING_TEXTS.noWeight : PICKING_TEXTS.noPieces)
    const picked = { Cantidad: own, Sustituto: { Codart: option.Codart, Cantidad }, Nota: null }
    const question =
      option.label === undefined
        ? null
        : questionOfLabel(option.label, picking.lines, picking.parameters.EtiquetasBalanza)
    if (question === null) say(picked)
    else setQuestioned({ ...question, picked })
  }
  function say(picked: PickedLine) {
    setQuestioned(null)
    const broken = picking.say(line, picked, substitute)
    if (broken === null) return onSaid()
    if (broken.code === 'sin-confirmar')
      return setQuestioned({ ...confirmationOf(broken), picked: { ...picked, Confirmado: true } })
    const text = preparationMessage(broken)
    if (broken.code.startsWith('peso-')) setAsking({ line, picked, substitute, text })
    else setFault(text)
  }

  const unit = option.Unidad === 100 ? PICKING_TEXTS.weight : PICKING_TEXTS.pieces
  const ownUnit = line.Unidad === 100 ? PICKING_TEXTS.weight : PICKING_TEXTS.pieces
  return (
    <>
      <Stack component="form" spacing={2} onSubmit={submit} sx={{ pt: 1 }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Thumbnail path={option.Imagen} size={72} />
          <div>
            {/* has the focus, so that the next scan is heard and not typed into a quantity */}
            <Typography component="p" variant="subtitle1" tabIndex={-1} ref={title} sx={{ fontWeight: 600 }}>
              {option.Descrip}
            </Typography>
            <Typography variant="body2">{pricesText(option, line)}</Typography>
          </div>
        </Stack>
        {option.OtroDepartamento !== undefined && (
          <Alert severity="warning">
            {PICKING_TEXTS.otherDepartment(option.OtroDepartamento, line.Descrip)}
          </Alert>
        )}
        <TextField
          name="substitute"
          label={`${unit}: ${option.Descrip}`}
          // by weight only what the scale says: a proposal would be charged unweighed
          defaultValue={option.Unidad === 1 || option.label !== undefined ? option.Cantidad : ''}
          required
          slotProps={{ htmlInput: { inputMode: option.Unidad === 100 ? 'decimal' : 'numeric' } }}
        />
        <TextField
          name="own"
          label={`${ownUnit}: ${line.Descrip}`}
          defaultValue={0}
          slotProps={{ htmlInput: { inputMode: line.Unidad === 100 ? 'decimal' : 'numeric' } }}
        />
        {fault && <Alert severity="error">{fault}</Alert>}
        <Button type="submit" variant="contained" size="large" sx={{ minHeight: 48 }}>
          {PICKING_TEXTS.replace}
        </Button>
      </Stack>
      {questioned && (
        <ScanQuestion
          question={questioned}
          onConfirm={() => say(questioned.picked)}
          onClose={() => setQuestioned(null)}
        />
      )}
      {asking && (
        <NoteDialog
          asking={asking}
          picking={picking}
          onClose={(isSaid) => {
            setAsking(null)
            if (isSaid) onSaid()
          }}
        />
      )}
    </>
  )
}

/** What an option costs, how much more or less than the line's article, and what is charged for it. */
export function pricesText(
  { Precio, Precioventa, Cantidad, Unidad }: SubstituteOption,
  line: Pick<ShownLine, 'Precioindividual' | 'Unidad'>,
): string {
  const difference = sumOfPesos([Precio, -line.Precioindividual])
  const gap = difference > 0 ? PICKING_TEXTS.dearer : PICKING_TEXTS.cheaper
  return [
    `${PICKING_TEXTS.costs} ${formatPesos(Precio)}${Unidad === 100 ? ' x kg' : ''}`,
    Unidad === line.Unidad && difference !== 0 ? gap(formatPesos(Math.abs(difference))) : '',
    `${PICKING_TEXTS.charged} ${formatPesos(Precioventa)} (${formatQuantity(Cantidad, Unidad)})`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The code that a scanner typed behind what stood in a field; null: it is no code. */
const scannedCode = (typed: string): string | null =>
  [14, 13, 12, 8]
    .map((length) => typed.slice(-length))
    .find((end) => /^\d+$/.test(typed) && isEanValid(end)) ?? null

/** Pieces or grams as typed, 0 for an empty field; null if it is not a quantity. */
function typedAmount(typed: string, unit: SaleUnit): number | null {
  if (typed === '' || /^0+$/.test(typed)) return 0
  if (unit === 100) return typedGrams(typed)
  return /^\d{1,3}$/.test(typed) ? Number(typed) : null
}
