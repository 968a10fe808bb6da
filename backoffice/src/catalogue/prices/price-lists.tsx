import CompareIcon from '@mui/icons-material/CompareArrows'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import { Alert, Button, Typography } from '@mui/material'
import {
  AutocompleteInput,
  EditButton,
  ReferenceInput,
  required,
  SimpleShowLayout,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { formatNumber } from '@gondola/contract/base'
import { applyPrices, staffPriceLists, type PriceList } from '@gondola/contract/catalogue-admin'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { PRICE_LIST_TEXTS as TEXTS } from '../../texts/branches.ts'
import { ChainOnly } from '../../ui/forms/of-chain.tsx'
import { useChosenBranch } from '../../ui/frame/chosen-branch.ts'
import { useMay, useMayCall } from '../../ui/frame/use-own-staff.ts'
import { ListButtons } from '../../ui/records/list-buttons.tsx'
import { recordScreens } from '../../ui/records/record-screens.tsx'
import { ShowScreen } from '../../ui/forms/form-screens.tsx'
import { ListPrices, useMayChange } from './list-prices.tsx'
import { PartTitle } from '../../ui/frame/part.tsx'

const branchesOf = ({ Sucursales }: PriceList) => Sucursales.map(({ Nombre }) => Nombre).join(', ')

const screens = recordScreens<PriceList>({
  useList() {
    const { isLimited } = useChosenBranch()
    return {
      columns: [
        { field: 'Nombre' },
        { field: 'Articulos', as: 'number', unsorted: true },
        { field: 'Sucursales', unsorted: true, show: branchesOf },
      ],
      line: [
        'Nombre',
        branchesOf,
        ({ Articulos }) => `${TEXTS.fields.Articulos}: ${formatNumber(Articulos)}`,
      ],
      opens: 'show',
      sort: 'Nombre',
      buttons: <ListButtons filters creates={!isLimited} />,
    }
  },
  form: {
    width: 720,
    redirect: 'show',
    branchesOf: ({ Sucursales }) => (Sucursales as PriceList['Sucursales']).map(({ Id }) => Id),
    fields: ({ isNew }) => (
      <>
        <TextInput source="Nombre" validate={required()} />
        {isNew && (
          <ReferenceInput
            source="CopiaDe"
            reference={staffPriceLists.name}
            perPage={500}
            sort={{ field: 'Nombre', order: 'ASC' }}
          >
            <AutocompleteInput optionText="Nombre" helperText={TEXTS.copyHint} fullWidth />
          </ReferenceInput>
        )}
      </>
    ),
  },
  show: PriceListShow,
})

export const priceLists = {
  ...screens,
  create: () => (
    <ChainOnly>
      <screens.create />
    </ChainOnly>
  ),
}

function PriceListShow() {
  return (
    <ShowScreen actions={<Actions />}>
      <SimpleShowLayout>
        <Use />
        <ListPrices />
      </SimpleShowLayout>
    </ShowScreen>
  )
}

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
  const branches = branchesOf(list)
  return (
    <>
      {isOthers && <Alert severity="info">{PANEL_TEXTS.ofChain}</Alert>}
      <PartTitle>{list.Nombre}</PartTitle>
      {branches !== '' && <Typography>{`${TEXTS.fields.Sucursales}: ${branches}`}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>{TEXTS.explained}</Typography>
    </>
  )
}
