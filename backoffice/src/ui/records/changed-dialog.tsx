import { useState } from 'react'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import { useGetOne, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { formatPesos, type ChangedField } from '@gondola/contract/base'
import { CHANGED_TEXTS as TEXTS, CHANGED_TEXTS, readable } from '@gondola/contract/staff'
import { useSaving } from '../forms/use-saving.ts'
import { useRecordNames } from './difference-table.tsx'

/** Fields with the code of a record of another list. */
const REFERENCES: Readonly<Record<string, string>> = {
  Familia: 'familias',
  Marca: 'marcas',
  Departamento: 'departamentos',
  Articulo: 'articulos',
}
const PESOS = new Set(['Precioventa', 'Preciooferta', 'ImpuestoInterno', 'Monto1', 'Monto2', 'PesosPorPunto'])
/** How much of a long text is shown: enough to tell two apart. */
const SHOWN_CHARACTERS = 300

function FieldValue({ field, value }: { field: string; value: unknown }) {
  const reference = REFERENCES[field]
  const code = (value as { Codigo?: string | number } | null)?.Codigo
  if (reference !== undefined && code !== undefined) return <ReferenceName resource={reference} id={code} />
  if (PESOS.has(field) && typeof value === 'number') return <strong>{formatPesos(value)}</strong>
  const text = (readable(value) ?? '').replace(/<[^>]*>/g, ' ').trim()
  return <strong>{text === '' ? CHANGED_TEXTS.nothing : text.slice(0, SHOWN_CHARACTERS)}</strong>
}

function ReferenceName({ resource, id }: { resource: string; id: string | number }) {
  const { data } = useGetOne(resource, { id })
  return <strong>{(data?.['Descripcion'] as string | undefined) ?? String(id)}</strong>
}

type Choice = 'mine' | 'theirs'

/** The fields that somebody else changed while the form was open, with both values, and the choice between them. */
export function ChangedDialog({
  fields,
  onChosen,
}: {
  fields: readonly ChangedField[]
  onChosen: () => void
}) {
  const saving = useSaving()
  const resource = useResourceContext() ?? ''
  const { fieldText } = useRecordNames()
  const { getValues, setValue } = useFormContext()
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const isChosen = fields.every(({ Campo }) => choices[Campo] !== undefined)

  const save = () => {
    saving?.readAgain(fields)
    for (const { Campo, Ahora } of fields)
      if (choices[Campo] === 'theirs') setValue(Campo, Ahora, { shouldDirty: true })
    onChosen()
  }

  return (
    <Dialog open onClose={saving?.forgetQuestion} aria-labelledby="otro-cambio" fullWidth maxWidth="sm">
      <DialogTitle id="otro-cambio">{TEXTS.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{TEXTS.explained}</DialogContentText>
        {fields.map(({ Campo, Ahora }, place) => (
          <FormControl key={Campo} sx={{ display: 'block', mb: 2, overflowWrap: 'anywhere' }}>
            <FormLabel id={`otro-cambio-${Campo}`}>{fieldText(resource, Campo)}</FormLabel>
            <RadioGroup
              aria-labelledby={`otro-cambio-${Campo}`}
              value={choices[Campo] ?? ''}
              onChange={(_event, chosen) => setChoices({ ...choices, [Campo]: chosen as Choice })}
            >
              <FormControlLabel
                value="mine"
                control={<Radio autoFocus={place === 0} />}
                label={<Labelled name={TEXTS.mine} field={Campo} value={getValues(Campo) as unknown} />}
              />
              <FormControlLabel
                value="theirs"
                control={<Radio />}
                label={<Labelled name={TEXTS.theirs} field={Campo} value={Ahora} />}
              />
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={saving?.forgetQuestion}>{TEXTS.goBack}</Button>
        <Button variant="contained" disabled={!isChosen} onClick={save}>
          {TEXTS.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Labelled = ({ name, field, value }: { name: string; field: string; value: unknown }) => (
  <>
    {name}: <FieldValue field={field} value={value} />
  </>
)
