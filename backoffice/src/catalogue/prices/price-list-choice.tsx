import { BY_BRANCH_TEXTS } from '../../texts/branches.ts'
import type { SavedText } from '../../ui/forms/use-after-save.tsx'
import { useGetList } from 'react-admin'
import { formatPesos } from '@gondola/contract/base'
import { staffPriceLists, type PriceList, type StaffArticle } from '@gondola/contract/catalogue-admin'
import { PRICE_TEXTS } from '../../texts/catalogue-panel.ts'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'

/** The shop's price lists by name. */
export function usePriceLists(): readonly PriceList[] {
  const { data = [] } = useGetList<PriceList & { id: number }>(staffPriceLists.name, {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'Nombre', order: 'ASC' },
  })
  return data
}

/** The prices of an article's own in lists, which do not follow its base price: 'Express $ 8.763,30'. */
export const pricesBeside = (
  { PreciosPorLista }: Partial<Pick<StaffArticle, 'PreciosPorLista'>>,
  lists: readonly PriceList[],
): string[] =>
  (PreciosPorLista ?? []).map(({ Lista, Precio }) => {
    const list = lists.find(({ Id }) => Id === Lista)
    return `${list?.Nombre ?? Lista} ${formatPesos(Precio)}`
  })

/** What a notice says of an article whose base price was changed, while lists have prices of its own. */
export function useSavedText(): SavedText {
  const lists = usePriceLists()
  return (article, fields) => {
    const isBaseAlone = fields.includes('Precioventa') && !fields.includes('PreciosPorLista')
    const beside = isBaseAlone ? pricesBeside(article as Partial<StaffArticle>, lists) : []
    return beside.length === 0 ? undefined : BY_BRANCH_TEXTS.savedBeside(beside)
  }
}

export const choicesOfLists = (lists: readonly PriceList[]) =>
  lists.map(({ Id, Nombre }) => ({ id: Id, name: Nombre }))

interface PriceListChoiceProps {
  /** Null: all prices. */
  chosen: number | null
  onChoose(list: number | null): void
}

/** Shows the prices of one list, or all; nothing in a shop without lists. */
export function PriceListChoice({ chosen, onChoose }: PriceListChoiceProps) {
  const lists = usePriceLists()
  if (lists.length === 0) return null
  return (
    <ChoiceField
      fullWidth={false}
      label={PRICE_TEXTS.fields.Lista}
      value={chosen ?? ''}
      all={PRICE_TEXTS.allPrices}
      choices={lists.map(({ Id, Nombre }) => [Id, Nombre])}
      onChange={(id) => onChoose(id === '' ? null : Number(id))}
      sx={{ minWidth: 220, mb: 1 }}
    />
  )
}
