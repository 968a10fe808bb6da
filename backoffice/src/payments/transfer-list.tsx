import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { DataTable, useRecordContext } from 'react-admin'
import { formatPesos, formatTyped } from '@gondola/contract/base'
import { confirmTransfer, type StaffTransfer } from '@gondola/contract/payments'
import { TRANSFER_STATES, TRANSFER_TEXTS as TEXTS } from '../texts/transfers.ts'
import { callServer } from '../api/call-server.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { shopToday } from '../ui/forms/shop-today.ts'
import { typedPesos } from '../ui/forms/typed-pesos.ts'
import { typedText } from '../ui/forms/typed-text.ts'
import { DialogButton } from '../ui/records/dialog-button.tsx'
import { MomentField, NameField, PesosField } from '../ui/records/fields.tsx'
import { OrderLink } from '../ui/records/order-link.tsx'
import { useTellDone } from '../ui/records/use-act.ts'
import { searchAndChoice, WorkList } from '../ui/records/work-list.tsx'

type TransferRecord = StaffTransfer & { id: number }

/** The transfers that orders wait for. */
export const TransferList = () => (
  <WorkList<TransferRecord>
    intro={TEXTS.intro}
    filters={FILTERS}
    filterDefaultValues={{ Estado: 'esperada' }}
    title={({ Importe }) => (
      <>
        <OrderLink word={TEXTS.fields.Pedido} />: {formatPesos(Importe)}
      </>
    )}
    details={({ Referencia, Cliente, Estado }) => `${Referencia} · ${Cliente} · ${TRANSFER_STATES[Estado]}`}
    actions={<ConfirmButton />}
  >
    <DataTable.Col source="Pedido" align="right">
      <OrderLink />
    </DataTable.Col>
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
  </WorkList>
)

const FILTERS = searchAndChoice('Estado', TRANSFER_STATES)

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
  const tellDone = useTellDone()
  async function confirm(form: HTMLFormElement) {
    const body = {
      Importe: typedPesos(form, 'Importe'),
      Fecha: typedText(form, 'Fecha'),
      Movimiento: typedText(form, 'Movimiento'),
      Otra: typedText(form, 'Otra') !== '',
    }
    await callServer(confirmTransfer, { params: { Id: record.Id }, body })
    onClose()
    tellDone(TEXTS.confirmed)
  }
  return (
    <FormDialog
      title={TEXTS.confirmTitle(record.Pedido)}
      explanation={TEXTS.confirmHint(record.Referencia, formatPesos(record.Importe))}
      confirm={TEXTS.send}
      cancel={TEXTS.back}
      onConfirm={confirm}
      onClose={onClose}
    >
      {(field) => (
        <>
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
            defaultValue={shopToday()}
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
        </>
      )}
    </FormDialog>
  )
}
