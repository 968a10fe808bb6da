import { useDeferredValue, useState } from 'react'
import EditIcon from '@mui/icons-material/Edit'
import PinIcon from '@mui/icons-material/PushPin'
import { Box, FormControlLabel, IconButton, Switch, TextField, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { listListPrices, type ListPrice, type PriceList } from '@gondola/contract/catalogue-admin'
import { formatPesos, formatVariation } from '@gondola/contract/base'
import { PRICE_LIST_TEXTS as TEXTS } from '../../texts/branches.ts'
import { faultText } from '../../api/call-server.ts'
import { usePage } from '../../api/use-answer.ts'
import { ListPriceDialog } from './list-price-dialog.tsx'
import { Pages, ROWS } from './pages.tsx'
import { RowsTable, type RowsColumn } from '../../ui/records/rows-table.tsx'
import { useMay } from '../../ui/frame/use-own-staff.ts'
import { useIsOwn } from '../../ui/forms/of-chain.tsx'

/** The prices of a list, page by page, each to be changed. */
export function ListPrices() {
  const list = useRecordContext<PriceList>()
  const mayChange = useMayChange(list)
  const [q, setSearch] = useState('')
  const [isOwn, setOwn] = useState(false)
  const [page, setPage] = useState(0)
  const [changed, setChanged] = useState<ListPrice | null>(null)
  const asked = {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(isOwn && { SoloDistintos: true }),
    _start: page * ROWS,
    _end: (page + 1) * ROWS,
  }
  const query = useDeferredValue(asked)
  const input = { params: { Id: list?.Id ?? 0 }, query }
  const { data, error, refetch } = usePage(listListPrices, input, { enabled: list !== undefined })
  if (list === undefined) return null
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 1 }}>
        <TextField
          size="small"
          label={TEXTS.search}
          value={q}
          onChange={({ target }) => {
            setSearch(target.value)
            setPage(0)
          }}
          sx={{ minWidth: 240 }}
        />
        <FormControlLabel
          control={
            <Switch
              checked={isOwn}
              onChange={(_event, isOn) => {
                setOwn(isOn)
                setPage(0)
              }}
            />
          }
          label={TEXTS.onlyOwn}
        />
      </Box>
      {error && <Typography role="alert">{faultText(error)}</Typography>}
      {data?.json.length === 0 && <Typography>{TEXTS.none}</Typography>}
      {data !== undefined && data.json.length > 0 && (
        <PriceRows rows={data.json} {...(mayChange && { onChange: setChanged })} />
      )}
      <Pages page={page} total={data?.total ?? 0} onPage={setPage} />
      {changed !== null && (
        <ListPriceDialog
          Lista={list.Id}
          price={changed}
          onClose={() => setChanged(null)}
          onSaved={() => void refetch()}
        />
      )}
    </Box>
  )
}

const PriceRows = ({ rows, onChange }: { rows: readonly ListPrice[]; onChange?(price: ListPrice): void }) => (
  <RowsTable
    rows={rows}
    keyOf={({ Codigo }) => Codigo}
    sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}
    columns={[...COLUMNS, ...(onChange ? [changeColumn(onChange)] : [])]}
  />
)

const COLUMNS: readonly RowsColumn<ListPrice>[] = [
  { title: TEXTS.article, cell: ({ Descripcion, Codigo }) => `${Descripcion} (${Codigo})` },
  { title: TEXTS.base, cell: ({ Base }) => formatPesos(Base), right: true },
  {
    title: TEXTS.price,
    right: true,
    sxOf: ({ Propio }) => ({ fontWeight: Propio ? 700 : 400 }),
    cell: ({ Fijado, Precio }) => (
      <>
        {Fijado && <PinIcon fontSize="inherit" titleAccess={TEXTS.pinned} sx={{ mr: 0.5 }} />}
        {formatPesos(Precio)}
      </>
    ),
  },
  {
    title: TEXTS.difference,
    right: true,
    sx: { display: { xs: 'none', sm: 'table-cell' } },
    cell: ({ Base, Precio }) => (Precio === Base ? '' : formatVariation(Base, Precio)),
  },
]

const changeColumn = (onChange: (price: ListPrice) => void): RowsColumn<ListPrice> => ({
  right: true,
  cell: (row) => (
    <IconButton size="small" aria-label={TEXTS.change(row.Descripcion)} onClick={() => onChange(row)}>
      <EditIcon fontSize="small" />
    </IconButton>
  ),
})

/** Whether the account may change a list: staff of some branches one that only theirs sell at. */
export function useMayChange(list: PriceList | undefined): boolean {
  const mayPrices = useMay('precios.editar')
  const isOwn = useIsOwn(list?.Sucursales.map(({ Id }) => Id))
  return mayPrices && isOwn
}
