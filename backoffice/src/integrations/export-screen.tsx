import { useState, type ReactNode } from 'react'
import DownloadIcon from '@mui/icons-material/Download'
import { Box, Button, Card, CardContent, TextField, Typography } from '@mui/material'
import { Title, useNotify } from 'react-admin'
import { EXPORT_TEXTS as TEXTS } from '@gondola/contract/integrations'
import { staffSlots, slotText } from '@gondola/contract/delivery'
import { confirmIdentity } from '@gondola/contract/staff'
import { callServer, faultText } from '../api/call-server.ts'
import { ChoiceField } from '../ui/forms/choice-field.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { exportAddress, type ExportFilter } from './export-address.ts'
import { useAnswer } from '../api/use-answer.ts'

const BARE: ExportFilter = { Detalle: 'lineas' }

/** Exports orders as a file, for spreadsheets and other systems. */
export function ExportScreen() {
  const [filter, setFilter] = useState<ExportFilter>(BARE)
  const { branches } = useChosenBranch()
  const notify = useNotify()
  // the browser downloads the file itself, however large it is, and could not say password or code
  const download = () =>
    callServer(confirmIdentity, { body: {} }).then(
      () => location.assign(exportAddress(filter)),
      (error: unknown) => notify(faultText(error), { type: 'error' }),
    )
  const names = Object.fromEntries(branches.map(({ Id, Nombre }) => [Id, Nombre]))
  const slots = useAnswer(staffSlots.list, {})
  const field = (name: keyof ExportFilter, label: string, type = 'text') => (
    <TextField
      type={type}
      size="small"
      label={label}
      value={filter[name] ?? ''}
      onChange={({ target }) => setFilter({ ...filter, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, ...(type === 'number' && { htmlInput: { min: 0 } }) }}
    />
  )
  const choice = (name: keyof ExportFilter, label: string, choices: Readonly<Record<string, string>>) => (
    <ChoiceField
      label={label}
      all={name === 'Detalle' ? undefined : FEMININE.has(name) ? TEXTS.allOfThem : TEXTS.all}
      value={filter[name] ?? ''}
      choices={Object.entries(choices)}
      onChange={(value) => setFilter({ ...filter, [name]: value })}
    />
  )
  const hours = Object.fromEntries((slots.data ?? []).map((slot) => [slotText(slot), slotText(slot)]))
  return (
    <Card sx={{ mt: 2, maxWidth: 760 }}>
      <Title title={TEXTS.title} />
      <CardContent>
        <Typography sx={{ mb: 2 }}>{TEXTS.explained}</Typography>
        <Fields>
          {field('FechaDesde', `${TEXTS.ordered}, ${TEXTS.from}`, 'date')}
          {field('FechaHasta', `${TEXTS.ordered}, ${TEXTS.to}`, 'date')}
          {field('DiaDesde', `${TEXTS.delivered}, ${TEXTS.from}`, 'date')}
          {field('DiaHasta', `${TEXTS.delivered}, ${TEXTS.to}`, 'date')}
          {choice('Estado', TEXTS.state, TEXTS.states)}
          {choice('HorarioEntrega', TEXTS.slot, hours)}
          {choice('FormaEntrega', TEXTS.form, TEXTS.forms)}
          {branches.length > 0
            ? choice('SucursalPedido', TEXTS.orderBranch, names)
            : field('Sucursal', TEXTS.branch, 'number')}
          {choice('Detalle', TEXTS.detail, TEXTS.details)}
        </Fields>
        <Button
          onClick={() => void download()}
          variant="contained"
          startIcon={<DownloadIcon />}
          sx={{ mt: 3 }}
        >
          {TEXTS.download}
        </Button>
      </CardContent>
    </Card>
  )
}

const Fields = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>{children}</Box>
)

const FEMININE: ReadonlySet<keyof ExportFilter> = new Set(['FormaEntrega', 'SucursalPedido'])
