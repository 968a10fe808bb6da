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
import { useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ChangedField } from '@gondola/contract/base'
import { CHANGED_TEXTS as TEXTS } from '@gondola/contract/staff'
import { FieldValue } from './field-value.tsx'
import { useSaving } from '../forms/saving.ts'
import { useRecordNames } from './use-record-names.ts'

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
