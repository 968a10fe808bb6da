import { Button, Stack, TextField } from '@mui/material'
import { Pagination, ReferenceManyField, useRecordContext } from 'react-admin'
import { staffPoints, type PointsEntry } from '@gondola/contract/clients'
import { NUMBER_TEXTS } from '@gondola/contract/staff'
import { callServer, fieldFault } from '../api/call-server.ts'
import { CUSTOMER_TEXTS, POINTS_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { readTypedNumber } from '../ui/forms/parse-number.ts'
import { typedText } from '../ui/forms/form-values.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import type { Column } from '../ui/records/columns.tsx'
import { RecordTable } from '../ui/records/record-list.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { useFormAct } from '../ui/records/use-act.ts'

const MOMENT: Column<PointsEntry> = { field: 'Fechahora', as: 'moment' }
const POINTS: Column<PointsEntry> = { field: 'Puntos', right: true }

/** All movements of points, newest first. They are adjusted on the customer's screen. */
export const points = recordScreens<PointsEntry>({
  list: {
    columns: [
      MOMENT,
      { field: 'Nombre' },
      POINTS,
      { field: 'Motivo' },
      { field: 'Pedido', unsorted: true },
      { field: 'Usuario', unsorted: true, show: ({ Usuario }) => Usuario ?? TEXTS.shop },
    ],
    line: ['Nombre', 'Motivo', 'Puntos'],
    opens: ({ Cliente }) => `/clientes/${Cliente}/show`,
    sort: '-Id',
  },
})

const OF_CUSTOMER: readonly Column<PointsEntry>[] = [
  MOMENT,
  POINTS,
  { field: 'Motivo' },
  { field: 'Pedido', unsorted: true },
  { field: 'Usuario', unsorted: true },
]

/** The movements of a customer's points; their sum is the balance. */
export function CustomerPoints() {
  const record = useRecordContext()
  const may = useMay('puntos.ajustar')
  return (
    <>
      {may && record !== undefined && <AdjustPoints Cliente={Number(record.id)} />}
      <ReferenceManyField
        reference={staffPoints.name}
        target="Cliente"
        sort={{ field: 'Id', order: 'DESC' }}
        pagination={<Pagination />}
        label={false}
      >
        <RecordTable<PointsEntry> columns={OF_CUSTOMER} opens={false} />
      </ReferenceManyField>
    </>
  )
}

/** Adds or subtracts points, with a reason. */
function AdjustPoints({ Cliente }: { Cliente: number }) {
  const { formProps, field } = useFormAct((form) => {
    const Puntos = readTypedNumber(typedText(form, 'Puntos'), 0)
    if (Puntos.kind !== 'number') throw fieldFault('Puntos', NUMBER_TEXTS.whole)
    const body = { Cliente, Puntos: Puntos.value, Motivo: typedText(form, 'Motivo') }
    return callServer(staffPoints.create, { body })
  }, TEXTS.adjusted)

  return (
    <form {...formProps}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ mb: 2, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          {...field('Puntos', TEXTS.pointsHint)}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          label={TEXTS.fields.Puntos}
          required
        />
        <TextField {...field('Motivo')} label={TEXTS.fields.Motivo} required />
        <Button type="submit" variant="contained">
          {CUSTOMER_TEXTS.adjust}
        </Button>
      </Stack>
    </form>
  )
}
