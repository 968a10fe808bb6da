import { useState } from 'react'
import DownloadIcon from '@mui/icons-material/Download'
import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { callUrl } from '@gondola/contract/calls'
import {
  compareLists,
  exportListDifferences,
  staffPriceLists,
  type ListDifference,
} from '@gondola/contract/catalogue-admin'
import { formatNumber, formatPesos, formatVariation } from '@gondola/contract/base'
import { COMPARE_LISTS_TEXTS as TEXTS, PRICE_LIST_TEXTS } from '../../texts/branches.ts'
import { faultText } from '../../api/call-server.ts'
import { RowsTable } from '../../ui/records/rows-table.tsx'
import { Pages, ROWS } from './pages.tsx'
import { ChoiceField } from '../../ui/forms/choice-field.tsx'
import { useAnswer, usePage } from '../../api/use-answer.ts'

/** The base prices among lists. */
const BASE = ''

/** What differs between two price lists, the largest differences first. */
export function CompareListsScreen() {
  const { search } = useLocation()
  const [one, setOne] = useState(BASE)
  const [other, setOther] = useState(new URLSearchParams(search).get('otra') ?? BASE)
  const [page, setPage] = useState(0)
  const lists = useAnswer(staffPriceLists.list, { query: { _end: 500 } })
  const choose = (set: (list: string) => void) => (list: string) => {
    set(list)
    setPage(0)
  }
  const names = (lists.data ?? []).map(({ Id, Nombre }) => [String(Id), Nombre] as const)
  const chosen = { ...(one !== BASE && { Una: Number(one) }), ...(other !== BASE && { Otra: Number(other) }) }
  const query = { ...chosen, _start: page * ROWS, _end: (page + 1) * ROWS }
  const { data, error } = usePage(compareLists, { query }, { enabled: one !== other })
  return (
    <Card sx={{ my: 2, maxWidth: 900 }}>
      <Title title={TEXTS.title} />
      <CardContent>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mb: 2 }}>
          <ListChoice label={TEXTS.one} value={one} names={names} onChange={choose(setOne)} />
          <ListChoice label={TEXTS.other} value={other} names={names} onChange={choose(setOther)} />
        </Box>
        {error && <Typography role="alert">{faultText(error)}</Typography>}
        {one === other && <Typography>{TEXTS.same}</Typography>}
        {one !== other && data !== undefined && (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Typography>{data.total === 0 ? TEXTS.none : TEXTS.total(formatNumber(data.total))}</Typography>
              {data.total > 0 && (
                <Button
                  size="small"
                  href={`/api${callUrl(exportListDifferences, {}, chosen)}`}
                  startIcon={<DownloadIcon />}
                >
                  {TEXTS.export}
                </Button>
              )}
            </Box>
            {data.total > 0 && (
              <Differences rows={data.json} one={nameOf(names, one)} other={nameOf(names, other)} />
            )}
            <Pages page={page} total={data.total} onPage={setPage} />
          </>
        )}
      </CardContent>
    </Card>
  )
}

type Names = readonly (readonly [id: string, name: string])[]

const nameOf = (names: Names, list: string) =>
  list === BASE ? TEXTS.basePrices : (names.find(([id]) => id === list)?.[1] ?? '')

interface ListChoiceProps {
  label: string
  value: string
  names: Names
  onChange(list: string): void
}

const ListChoice = ({ label, value, names, onChange }: ListChoiceProps) => (
  <ChoiceField
    fullWidth={false}
    label={label}
    value={value === BASE || names.some(([id]) => id === value) ? value : BASE}
    choices={[[BASE, TEXTS.basePrices], ...names]}
    onChange={onChange}
  />
)

interface DifferencesProps {
  rows: readonly ListDifference[]
  one: string
  other: string
}

const Differences = ({ rows, one, other }: DifferencesProps) => (
  <RowsTable
    rows={rows}
    keyOf={({ Codigo }) => Codigo}
    sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}
    columns={[
      { title: PRICE_LIST_TEXTS.article, cell: ({ Descripcion, Codigo }) => `${Descripcion} (${Codigo})` },
      { title: one, cell: ({ Una }) => formatPesos(Una), right: true },
      { title: other, cell: ({ Otra }) => formatPesos(Otra), right: true },
      {
        title: PRICE_LIST_TEXTS.difference,
        cell: ({ Una, Otra }) => formatVariation(Una, Otra),
        right: true,
      },
    ]}
  />
)
