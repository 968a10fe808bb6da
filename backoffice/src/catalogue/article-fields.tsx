import { BooleanInput, required, SelectInput, TextInput, useGetOne, useRecordContext } from 'react-admin'
import {
  PRICE_WARNINGS,
  uploadArticlePicture,
  type StaffArticle,
  type StaffFamily,
} from '@gondola/contract/catalogue-admin'
import type { StaffSelf } from '@gondola/contract/staff'
import { defined } from '../ui/records/record-list.tsx'
import { knownStaff } from '../api/own-staff.ts'
import { BY_BRANCH_TEXTS } from '../texts/branches.ts'
import { ARTICLE_TEXTS } from '../texts/catalogue-panel.ts'
import { pricesBeside, usePriceLists } from './prices/price-list-choice.tsx'
import { PictureInput } from '../ui/forms/picture-input.tsx'
import { BrandInput, FamilyInput, RATES } from '../ui/forms/catalogue-inputs.tsx'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { DecimalInput, PesosInput, WholeInput } from '../ui/forms/number-inputs.tsx'
import { useWatch } from 'react-hook-form'
import { formatNumber } from '@gondola/contract/base'
import { Alert } from '@mui/material'
import {
  offerInForce,
  OPTIONAL_FIELDS,
  OPTIONAL_NAMES,
  type OptionalField,
} from '@gondola/contract/catalogue'

const SALE_UNITS = Object.entries(ARTICLE_TEXTS.saleUnits).map(([id, name]) => ({ id: Number(id), name }))

export const ArticleFields = () => (
  <>
    <TextInput source="Descripcion" validate={required()} fullWidth />
    <TextInput source="Descripcioncorta" helperText={ARTICLE_TEXTS.shortHint} fullWidth />
    <FamilyInput source="Familia.Codigo" isNeeded />
    <BrandInput source="Marca.Codigo" isNeeded />
    <TextInput source="Ean" />
    <BooleanInput source="EnVenta" defaultValue />
    <PictureInput upload={uploadArticlePicture} />
    <DecimalInput source="ContenidoNeto" helperText={ARTICLE_TEXTS.contentHint} min={0} />
    <SelectInput source="ContenidoUnidad" choices={choicesOf(ARTICLE_TEXTS.contentUnits)} />
    <WholeInput source="Orden" min={0} defaultValue={0} />
    {OPTIONAL_NAMES.map((name) => (
      <OptionalInput key={name} name={name} />
    ))}
  </>
)

const OPTIONAL_INPUTS: Readonly<
  Record<
    OptionalField,
    { values: { type: string; minimum?: number }; hint?: string; needs?: keyof StaffSelf }
  >
> = OPTIONAL_FIELDS

/** A field that few articles have. */
function OptionalInput({ name }: { name: OptionalField }) {
  const { values, hint, needs } = OPTIONAL_INPUTS[name]
  if (needs !== undefined && knownStaff()?.[needs] === undefined) return null
  const Input = values.type === 'integer' ? WholeInput : DecimalInput
  return <Input source={name} {...defined({ min: values.minimum, helperText: hint })} />
}

export const ArticlePriceFields = () => (
  <>
    <PesosInput source="Precioventa" validate={required()} helperText={ARTICLE_TEXTS.priceHint} min={0} />
    <OvertakenOffer />
    <PricesBeside />
    <SelectInput source="unidad" choices={SALE_UNITS} validate={required()} defaultValue={1} />
    <TextInput source="unidaddescrip" helperText={ARTICLE_TEXTS.unitHint} />
    <ArticleIva />
    <PesosInput source="ImpuestoInterno" min={0} />
  </>
)

/**
 * An article's VAT: a new article takes its family's rate by default; a hint shows when the rate differs from the
 * family's.
 */
function ArticleIva() {
  const isNew = useRecordContext() === undefined
  const family = useWatch({ name: 'Familia.Codigo' }) as number | null | undefined
  const Iva = useWatch({ name: 'Iva' }) as number | null | undefined
  const { data } = useGetOne<StaffFamily & { id: number }>(
    'familias',
    { id: family ?? 0 },
    { enabled: Boolean(family) },
  )
  const rate = data && formatNumber(data.Iva)
  const isOther = data !== undefined && typeof Iva === 'number' && Iva !== data.Iva
  const told = isOther && rate !== undefined ? ARTICLE_TEXTS.otherIva(rate) : null
  const hint = isNew && typeof Iva !== 'number' ? ARTICLE_TEXTS.familyIva(rate) : told
  return (
    <SelectInput
      source="Iva"
      choices={RATES}
      helperText={hint ?? false}
      {...(isNew && { emptyText: ARTICLE_TEXTS.familyIva(rate), emptyValue: '' })}
    />
  )
}

/** Names, while an article's base price is edited, the lists whose own price does not follow it. */
function PricesBeside() {
  const article = useRecordContext<StaffArticle>()
  const price: unknown = useWatch({ name: 'Precioventa' })
  const lists = usePriceLists()
  if (article === undefined || price === article.Precioventa) return null
  const beside = pricesBeside(article, lists)
  return beside.length === 0 ? null : <Alert severity="warning">{BY_BRANCH_TEXTS.beside(beside)}</Alert>
}

/** Warns while an article's price is edited that today's offer would not be lower and so have no effect. */
function OvertakenOffer() {
  const article = useRecordContext<StaffArticle>()
  const price: unknown = useWatch({ name: 'Precioventa' })
  const offer = article?.Preciooferta ?? article?.OfertaSuperada ?? null
  if (offer === null || typeof price !== 'number' || offerInForce(offer, price) !== null) return null
  return <Alert severity="warning">{PRICE_WARNINGS.overtaken(offer)}</Alert>
}
