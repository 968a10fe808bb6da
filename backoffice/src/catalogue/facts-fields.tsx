import { BooleanInput, CheckboxGroupInput, SelectInput, TextInput } from 'react-admin'
import {
  DIET_NAMES,
  FACT_LINE_MAX_CHARACTERS,
  FACT_TEXT_MAX_CHARACTERS,
  LEGEND_TEXTS,
  maxPer100,
  NUTRIENT_NAMES,
  NUTRIENTS,
  SEAL_TEXTS,
} from '@gondola/contract/catalogue'
import { FACTS_TEXTS as TEXTS } from '../texts/product-facts.ts'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { DecimalInput } from '../ui/forms/number-inputs.tsx'
import { PartTitle, Hint } from '../ui/frame/part.tsx'

const { fields } = TEXTS
const TEXT = { inputProps: { maxLength: FACT_TEXT_MAX_CHARACTERS } }
const LINE = { inputProps: { maxLength: FACT_LINE_MAX_CHARACTERS } }

/** What an article's package says. */
export const FactsFields = () => (
  <>
    <Hint sx={{ mb: 2 }}>{TEXTS.intro}</Hint>
    <TextInput source="Ficha.Descripcion" label={fields.Descripcion} multiline fullWidth {...TEXT} />
    <TextInput source="Ficha.Ingredientes" label={fields.Ingredientes} multiline fullWidth {...TEXT} />
    <AllergensInput source="Ficha.Contiene" label={fields.Contiene} />
    <AllergensInput source="Ficha.PuedeContener" label={fields.PuedeContener} />
    <CheckboxGroupInput
      source="Ficha.Apto"
      label={fields.Apto}
      choices={choicesOf(DIET_NAMES)}
      helperText={TEXTS.dietHint}
    />
    <CheckboxGroupInput source="Ficha.Sellos" label={fields.Sellos} choices={choicesOf(SEAL_TEXTS)} />
    <CheckboxGroupInput source="Ficha.Leyendas" label={fields.Leyendas} choices={choicesOf(LEGEND_TEXTS)} />
    <TextInput source="Ficha.PaisOrigen" label={fields.PaisOrigen} {...LINE} />
    <TextInput source="Ficha.Productor" label={fields.Productor} {...LINE} />
    <TextInput
      source="Ficha.Conservacion"
      label={fields.Conservacion}
      helperText={TEXTS.storageHint}
      fullWidth
      {...LINE}
    />
    <PartTitle>{TEXTS.nutrition}</PartTitle>
    <SelectInput source="Ficha.Nutricion.Por" label={fields.Por} choices={choicesOf(TEXTS.perWhat)} />
    {NUTRIENTS.map((nutrient) => {
      const [name, unit] = NUTRIENT_NAMES[nutrient]
      return (
        <DecimalInput
          key={nutrient}
          source={`Ficha.Nutricion.${nutrient}`}
          label={`${name} (${unit})`}
          min={0}
          max={maxPer100(nutrient)}
        />
      )
    })}
    <BooleanInput source="Ficha.DeEjemplo" label={fields.DeEjemplo} helperText={TEXTS.exampleHint} />
  </>
)

/** A list typed as one text; the server trims its parts. */
const AllergensInput = (props: { source: string; label: string }) => (
  <TextInput
    {...props}
    fullWidth
    helperText={TEXTS.allergensHint}
    format={(names: string[] | null | undefined) => names?.join(',') ?? ''}
    parse={(text: string) => (text === '' ? null : text.split(','))}
  />
)
