import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { DataTable, SearchInput, SelectInput, SimpleList, useRecordContext } from 'react-admin'
import { formatPesos, formatTyped } from '@gondola/contract/base'
import { confirmTransfer, type StaffTransfer } from '@gondola/contract/payments'
import { TRANSFER_STATES, TRANSFER_TEXTS as TEXTS } from '../texts/transfers.ts'
import { callServer, fieldFault } from '../api/call-server.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { readTypedNumber } from '../ui/forms/typed-number.ts'
import { typedText } from '../ui/forms/typed-text.ts'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { DialogButton } from '../ui/records/dialog-button.tsx'
import { MomentField, NameField, PesosField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useFormAct } from '../ui/records/use-act.ts'
import { FormDialog, todayTyped } from './form-dialog.tsx'

type TransferRecord = StaffTransfer & { id: number }

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="Estado" source="Estado" choices={choicesOf(TRANSFER_STATES)} alwaysOn />,
]

/** The transfers that orders wait for, newest first. */
export function TransferList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen
      filters={FILTERS}
      filterDefaultValues={{ Estado: 'esperada' }}
      sort={{ field: 'Id', order: 'DESC' }}
    >
      <Typography variant="body2" sx={{ p: 2, maxWidth: '70ch' }}>
        {TEXTS.intro}
      </Typography>
      {isNarrow ? (
        <SimpleList<TransferRecord>
          rowClick={false}
          primaryText={({ Pedido, Importe }) => `${TEXTS.fields.Pedido} ${Pedido}: ${formatPesos(Importe)}`}
          secondaryText={(record) => <Narrow record={record} />}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.NumberCol source="Pedido" options={{ useGrouping: false }} />
          <DataTable.Col source="Referencia" disableSort />
          <DataTable.Col source="Cliente" disableSort />
          <DataTable.Col source="Importe" align="right">
            <PesosField source="Importe" />
          </DataTable.Col>
          <DataTable.Col source="Recibido" align="right" disableSort>
            <PesosField source="Recibido" />
          </DataTable.Col>
          <DataTable.Col source="Fechahora">
            <MomentField source="Fechahora" />
          </DataTable.Col>
          <DataTable.Col source="Estado" disableSort>
            <NameField source="Estado" names={TRANSFER_STATES} />
          </DataTable.Col>
          <DataTable.Col label="">
            <ConfirmButton />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}

const Narrow = ({ record: { Referencia, Cliente, Estado } }: { record: TransferRecord }) => (
  <>
    {Referencia} · {Cliente} · {TRANSFER_STATES[Estado]} <ConfirmButton />
  </>
)

function ConfirmButton() {
  const record = useRecordContext<TransferRecord>()
  if (record === undefined) return null
  return (
    <DialogButton
      label={TEXTS.confirm}
      about={TEXTS.confirmTitle(record.Pedido)}
      dialog={(close) => <ConfirmDialog record={record} onClose={close} />}
    />
  )
}

function ConfirmDialog({ record, onClose }: { record: TransferRecord; onClose: () => void }) {
  const { onSubmit, field } = useFormAct(async (form) => {
    const typed = readTypedNumber(typedText(form, 'Importe'), 2)
    if (typed.kind !== 'number') throw fieldFault('Importe', TEXTS.badAmount)
    const body = {
      Importe: typed.value,
      Fecha: typedText(form, 'Fecha'),
      Movimiento: typedText(form, 'Movimiento'),
      Otra: typedText(form, 'Otra') !== '',
    }
    await callServer(confirmTransfer, { params: { Id: record.Id }, body })
    onClose()
  }, TEXTS.confirmed)
  return (
    <FormDialog
      title={TEXTS.confirmTitle(record.Pedido)}
      hint={TEXTS.confirmHint(record.Referencia, formatPesos(record.Importe))}
      send={TEXTS.send}
      back={TEXTS.back}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        {...field('Importe')}
        label={TEXTS.amount}
        defaultValue={formatTyped(record.Importe, 2)}
        required
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      />
      <TextField
        {...field('Fecha')}
        type="date"
        label={TEXTS.day}
        defaultValue={todayTyped()}
        required
        fullWidth
      />
      <TextField
        {...field('Movimiento')}
        label={TEXTS.movement}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <FormControlLabel control={<Checkbox name="Otra" />} label={TEXTS.another} />
    </FormDialog>
  )
}
