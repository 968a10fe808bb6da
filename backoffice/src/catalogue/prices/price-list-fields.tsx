import { Box } from '@mui/material'
import { BooleanInput, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { PRICE_CHANGE_TEXTS as TEXTS } from '../../texts/catalogue-panel.ts'
import { choicesOfLists, usePriceLists } from './price-list-choice.tsx'

/** Which prices change: the base prices, or those of a list; nothing in a shop without lists. */
export function PriceListFields({ onChange }: { onChange(): void }) {
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
