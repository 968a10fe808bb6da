import { DataTable, Pagination, ReferenceManyField, useRecordContext } from 'react-admin'
import { staffPoints } from '@gondola/contract/clients'
import { POINTS_TEXTS as TEXTS, CUSTOMER_TEXTS } from '../texts/people-screens.ts'
import { MomentField } from '../ui/records/fields.tsx'
import { useMay } from '../ui/frame/use-may.ts'
import { Button, Stack, TextField } from '@mui/material'
import { readTypedNumber } from '../ui/forms/typed-number.ts'
import { NUMBER_TEXTS } from '@gondola/contract/staff'
import { callServer, fieldFault } from '../api/call-server.ts'
import { typedText } from '../ui/forms/typed-text.ts'
import { useFormAct } from '../ui/records/use-act.ts'

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
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="Fechahora">
            <MomentField source="Fechahora" />
          </DataTable.Col>
          <DataTable.Col source="Puntos" align="right" />
          <DataTable.Col source="Motivo" />
          <DataTable.Col source="Pedido" disableSort />
          <DataTable.Col source="Usuario" disableSort label={TEXTS.fields.Usuario} />
        </DataTable>
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
        <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
          {CUSTOMER_TEXTS.adjust}
        </Button>
      </Stack>
    </form>
  )
}
