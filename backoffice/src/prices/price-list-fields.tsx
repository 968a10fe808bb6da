import { Box } from '@mui/material'
import { BooleanInput, SelectInput, useGetList } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { staffPriceLists, type PriceList } from '@gondola/contract/catalogue-admin'
import { PRICE_CHANGE_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'

/** Which prices change: the base prices, or those of a list; nothing in a shop without lists. */
export function PriceListFields({ onChange }: { onChange(): void }) {
  const { data = [] } = useGetList<PriceList & { id: number }>(staffPriceLists.name, {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'Nombre', order: 'ASC' },
  })
  const Lista: unknown = useWatch({ name: 'Lista' })
  if (data.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}>
      <SelectInput
        source="Lista"
        label={TEXTS.list}
        choices={data.map(({ Id, Nombre }) => ({ id: Id, name: Nombre }))}
        emptyText={TEXTS.basePrices}
        onChange={onChange}
      />
      {typeof Lista === 'number' && (
        <BooleanInput source="SobreBase" label={TEXTS.overBase} helperText={TEXTS.overBaseHint} />
      )}
    </Box>
  )
}
