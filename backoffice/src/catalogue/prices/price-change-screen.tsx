import { useState } from 'react'
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { BooleanInput, Form, required, SelectInput, TextInput, Title, useNotify } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  applyPrices,
  previewPrices,
  PRICE_ENDINGS,
  PRICE_STEPS,
  type PriceChange,
  type PricePreview,
  type PriceSelection,
} from '@gondola/contract/catalogue-admin'
import { UNDO_TOAST_MS } from '@gondola/contract/base'
import {
  ARTICLE_TEXTS,
  PRICE_CHANGE_TEXTS,
  PRICE_CHANGE_TEXTS as TEXTS,
} from '../../texts/catalogue-panel.ts'
import { callServer } from '../../api/call-server.ts'
import { useAttempt, useIsHere } from '../../ui/records/use-act.ts'
import { endingChoice, toPriceChange, type TypedChange } from './price-change.ts'
import { PriceChangeResult } from './price-change-result.tsx'
import { LastPriceChanges, useUndoPrices } from './last-price-changes.tsx'
import { BrandInput, DepartmentInput, FamilyInput, YesNoFilter } from '../../ui/forms/catalogue-inputs.tsx'
import { useWatch } from 'react-hook-form'
import { choicesOfLists, usePriceLists } from './price-list-choice.tsx'
import { choicesOf } from '../../ui/forms/choice-field.tsx'
import { DecimalInput } from '../../ui/forms/number-inputs.tsx'
import { PartTitle } from '../../ui/frame/part.tsx'

const { kinds, steps, endings, directions } = PRICE_CHANGE_TEXTS
const STEPS = [
  ...PRICE_STEPS.map((step) => ({ id: String(step), name: steps[`${step}`] })),
  ...PRICE_ENDINGS.map((ending) => ({ id: endingChoice(ending), name: endings[ending] })),
]

const PriceRuleFields = () => (
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

interface Shown {
  change: PriceChange
  preview: PricePreview
}

/** Bulk price change: which prices, how, and a preview; then exactly this preview is applied, or nothing. */
export function PriceChangeScreen() {
  const { state } = useLocation() as { state: (PriceSelection & { Lista?: number }) | null }
  const navigate = useNavigate()
  const isHere = useIsHere()
  const notify = useNotify()
  const [Codigos, setCodes] = useState(state?.Codigos)
  const [shown, setShown] = useState<Shown | null>(null)
  const { attempt, isBusy, fault } = useAttempt()

  const look = (typed: object) =>
    attempt(async () => {
      setShown(null)
      const change = toPriceChange(typed as TypedChange, Codigos)
      setShown({ change, preview: await callServer(previewPrices, { body: change }) })
    })

  const apply = (answers: { Confirmado: boolean; Mantener: boolean }) =>
    attempt(async () => {
      if (shown === null) return
      const { change, preview } = shown
      const body = { ...change, Huella: preview.Huella, ...answers }
      const { Cambiados, Cambio } = await callServer(applyPrices, { body })
      notify(<UndoPricesNotice count={Cambiados} change={Cambio} />, {
        type: 'success',
        autoHideDuration: UNDO_TOAST_MS,
      })
      if (isHere()) await navigate('/precios')
    })

  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2, maxWidth: 900 }}>
      <Title title={PRICE_CHANGE_TEXTS.title} />
      <Card>
        <CardContent>
          <Form
            onSubmit={look}
            defaultValues={{ Filtro: state?.Filtro ?? {}, Lista: state?.Lista ?? null, SobreBase: false }}
          >
            <Box onChange={() => setShown(null)} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
              <PartTitle>{PRICE_CHANGE_TEXTS.which}</PartTitle>
              <PriceSelectionFields
                codes={Codigos}
                onForget={() => {
                  setCodes(undefined)
                  setShown(null)
                }}
              />
              <PartTitle>{PRICE_CHANGE_TEXTS.how}</PartTitle>
              <PriceListFields onChange={() => setShown(null)} />
              <PriceRuleFields />
              <Button type="submit" variant={shown === null ? 'contained' : 'outlined'} disabled={isBusy}>
                {PRICE_CHANGE_TEXTS.preview}
              </Button>
            </Box>
          </Form>
        </CardContent>
      </Card>
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      {shown !== null && (
        <PriceChangeResult
          key={shown.preview.Huella}
          preview={shown.preview}
          isBusy={isBusy}
          onApply={apply}
        />
      )}
      <LastPriceChanges />
    </Box>
  )
}

interface PriceSelectionFieldsProps {
  /** Articles chosen in their list; undefined: by filters. */
  codes: readonly string[] | undefined
  onForget(): void
}

/** The articles whose prices change: those chosen, or those that match the filters. */
function PriceSelectionFields({ codes, onForget }: PriceSelectionFieldsProps) {
  if (codes !== undefined) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography>{PRICE_CHANGE_TEXTS.chosen(codes.length)}</Typography>
        <Button onClick={onForget}>{PRICE_CHANGE_TEXTS.chooseByFilter}</Button>
      </Box>
    )
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}>
      <Typography sx={{ gridColumn: '1 / -1', mb: 1 }}>{PRICE_CHANGE_TEXTS.all}</Typography>
      <DepartmentInput source="Filtro.Departamento" />
      <FamilyInput source="Filtro.Familia" />
      <BrandInput source="Filtro.Marca" />
      <TextInput source="Filtro.q" label={ARTICLE_TEXTS.search} />
      <YesNoFilter source="Filtro.EnVenta" label={ARTICLE_TEXTS.fields.EnVenta} />
      <YesNoFilter source="Filtro.EnOferta" label={ARTICLE_TEXTS.fields.EnOferta} />
      <YesNoFilter source="Filtro.PrecioFijado" label={ARTICLE_TEXTS.fields.PrecioFijado} />
    </Box>
  )
}

/** Notice of changed prices, with an undo button. */
function UndoPricesNotice({ count, change }: { count: number; change: number }) {
  const undo = useUndoPrices()
  return (
    <>
      {TEXTS.done(count)}
      <Button color="inherit" size="small" sx={{ ml: 1 }} onClick={() => void undo(change)}>
        {TEXTS.undo}
      </Button>
    </>
  )
}

/** Which prices change: the base prices, or those of a list; nothing in a shop without lists. */
function PriceListFields({ onChange }: { onChange(): void }) {
  const lists = usePriceLists()
  const Lista: unknown = useWatch({ name: 'Lista' })
  if (lists.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}>
      <SelectInput
        source="Lista"
        label={TEXTS.list}
        choices={choicesOfLists(lists)}
        emptyText={TEXTS.basePrices}
        onChange={onChange}
      />
      {typeof Lista === 'number' && (
        <BooleanInput source="SobreBase" label={TEXTS.overBase} helperText={TEXTS.overBaseHint} />
      )}
    </Box>
  )
}
