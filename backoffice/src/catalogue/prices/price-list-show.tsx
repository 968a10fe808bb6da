import CompareIcon from '@mui/icons-material/CompareArrows'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import { Alert, Button, Typography } from '@mui/material'
import { EditButton, SimpleShowLayout, TopToolbar, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { applyPrices, type PriceList } from '@gondola/contract/catalogue-admin'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { PRICE_LIST_TEXTS as TEXTS } from '../../texts/branches.ts'
import { ShowScreen } from '../../ui/records/show-screen.tsx'
import { useMay } from '../../ui/frame/use-may.ts'
import { useMayCall } from '../../ui/frame/use-own-staff.ts'
import { ListPrices } from './list-prices.tsx'
import { useMayChange } from './use-may-change.ts'

/** A price list: who sells with it, and its prices. */
export const PriceListShow = () => (
  <ShowScreen actions={<Actions />}>
    <SimpleShowLayout>
      <Use />
      <ListPrices />
    </SimpleShowLayout>
  </ShowScreen>
)

function Actions() {
  const list = useRecordContext<PriceList>()
  const mayChangeMany = useMayCall(applyPrices)
  const mayChange = useMayChange(list)
  if (list === undefined) return null
  return (
    <TopToolbar>
      {mayChangeMany && (
        <Button
          component={Link}
          to="/cambiar-precios"
          state={{ Lista: list.Id }}
          size="small"
          startIcon={<PriceChangeIcon />}
        >
          {TEXTS.changeMany}
        </Button>
      )}
      <Button
        component={Link}
        to={`/comparar-listas?otra=${list.Id}`}
        size="small"
        startIcon={<CompareIcon />}
      >
        {TEXTS.compare}
      </Button>
      {mayChange && <EditButton label={TEXTS.rename} />}
    </TopToolbar>
  )
}

function Use() {
  const list = useRecordContext<PriceList>()
  const mayChange = useMayChange(list)
  const isOthers = useMay('precios.editar') && !mayChange
  if (list === undefined) return null
  const branches = list.Sucursales.map(({ Nombre }) => Nombre).join(', ')
  return (
    <>
      {isOthers && <Alert severity="info">{PANEL_TEXTS.ofChain}</Alert>}
      <Typography variant="h6" component="h2">
        {list.Nombre}
      </Typography>
      {branches !== '' && <Typography>{`${TEXTS.fields.Sucursales}: ${branches}`}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>{TEXTS.explained}</Typography>
    </>
  )
}
