import { Box } from '@mui/material'
import { required, SelectInput } from 'react-admin'
import { PRICE_ENDINGS, PRICE_STEPS } from '@gondola/contract/catalogue-admin'
import { PRICE_CHANGE_TEXTS } from '../../texts/catalogue-panel.ts'
import { choicesOf } from '../../ui/forms/choices.ts'
import { endingChoice } from './price-change.ts'
import { DecimalInput } from '../../ui/forms/number-inputs.tsx'

const { kinds, steps, endings, directions } = PRICE_CHANGE_TEXTS
const STEPS = [
  ...PRICE_STEPS.map((step) => ({ id: String(step), name: steps[`${step}`] })),
  ...PRICE_ENDINGS.map((ending) => ({ id: endingChoice(ending), name: endings[ending] })),
]

/** The amount by which prices change, and their rounding. */
export const PriceRuleFields = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}>
    <SelectInput
      source="Tipo"
      label={PRICE_CHANGE_TEXTS.kind}
      choices={choicesOf(kinds)}
      defaultValue="porcentaje"
      validate={required()}
    />
    <DecimalInput
      source="Valor"
      label={PRICE_CHANGE_TEXTS.value}
      helperText={PRICE_CHANGE_TEXTS.valueHint}
      validate={required()}
    />
    <SelectInput
      source="Redondeo"
      label={PRICE_CHANGE_TEXTS.rounding}
      choices={STEPS}
      defaultValue="1"
      validate={required()}
    />
    <SelectInput
      source="Sentido"
      label={PRICE_CHANGE_TEXTS.direction}
      choices={choicesOf(directions)}
      defaultValue="cercano"
      validate={required()}
    />
  </Box>
)
