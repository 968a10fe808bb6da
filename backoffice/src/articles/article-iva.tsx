import { SelectInput, useGetOne, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { StaffFamily } from '@gondola/contract/catalogue-admin'
import { formatNumber } from '@gondola/contract/base'
import { ARTICLE_TEXTS } from '../texts/catalogue-panel.ts'
import { RATES } from '../ui/catalogue-inputs.tsx'

/**
 * An article's VAT: a new article takes its family's rate by default; a hint shows when the rate differs from the
 * family's.
 */
export function ArticleIva() {
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
