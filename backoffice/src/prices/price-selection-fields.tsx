import { Box, Button, Typography } from '@mui/material'
import { TextInput } from 'react-admin'
import { ARTICLE_TEXTS, PRICE_CHANGE_TEXTS } from '../texts/catalogue-panel.ts'
import { BrandInput, DepartmentInput, FamilyInput, YesNoFilter } from '../ui/catalogue-inputs.tsx'

interface PriceSelectionFieldsProps {
  /** Articles chosen in their list; undefined: by filters. */
  codes: readonly string[] | undefined
  onForget(): void
}

/** The articles whose prices change: those chosen, or those that match the filters. */
export function PriceSelectionFields({ codes, onForget }: PriceSelectionFieldsProps) {
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
