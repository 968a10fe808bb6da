import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { useRecordContext, required, TextInput } from 'react-admin'
import { formatPesos, formatTyped } from '@gondola/contract/base'
import {
  confirmTransfer,
  recordReturn,
  type StaffReturn,
  type StaffTransfer,
} from '@gondola/contract/payments'
import { callServer } from '../api/call-server.ts'
import {
  RETURN_STATES,
  RETURN_TEXTS,
  TRANSFER_STATES,
  TRANSFER_TEXTS as TEXTS,
  TRANSFER_ACCOUNT_TEXTS,
} from '../texts/payments.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { shopDay, typedPesos, typedText, keptText } from '../ui/forms/form-values.ts'
import { DialogButton } from '../ui/records/row-buttons.tsx'
import { OrderLink } from '../ui/orders/order-link.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { OneRecordForm } from '../ui/forms/form-screens.tsx'
import { PendingAccountNotice } from '../ui/forms/pending-account.tsx'

/** The transfers that orders wait for. */
export const transfers = recordScreens<StaffTransfer>({
  list: {
    columns: [
      { field: 'Pedido', right: true, show: () => <OrderLink /> },
      { field: 'Referencia', unsorted: true },
      { field: 'Cliente', unsorted: true },
      { field: 'Importe', as: 'pesos' },
      { field: 'Recibido', as: 'pesos', unsorted: true },
      { field: 'Fechahora', as: 'moment' },
      { field: 'Estado', names: TRANSFER_STATES, filter: true, unsorted: true },
    ],
    line: [
      ({ Importe }) => (
        <>
          <OrderLink word={TEXTS.fields.Pedido} />: {formatPesos(Importe)}
        </>
      ),
      ({ Referencia, Cliente, Estado }) => `${Referencia} · ${Cliente} · ${TRANSFER_STATES[Estado]}`,
    ],
    opens: false,
    actions: <ConfirmButton />,
    intro: TEXTS.intro,
    sort: '-Id',
    filterDefaultValues: { Estado: 'esperada' },
  },
})

/** Money to be given back by transfer. */
export const returns = recordScreens<StaffReturn>({
  list: {
    columns: [
      { field: 'Pedido', right: true, show: () => <OrderLink /> },
      { field: 'Cliente', unsorted: true },
      { field: 'Telefono', unsorted: true },
      { field: 'Importe', as: 'pesos' },
      { field: 'Origen', unsorted: true },
      { field: 'Fechahora', as: 'moment' },
      { field: 'Estado', names: RETURN_STATES, filter: true, unsorted: true },
      { field: 'Numero', unsorted: true },
    ],
    line: [
      ({ Cliente, Importe }) => `${Cliente}: ${formatPesos(Importe)}`,
      ({ Telefono, Origen, Numero }) => (
        <>
          <OrderLink word={RETURN_TEXTS.fields.Pedido} />
          {[Telefono, Origen, Numero].filter(Boolean).map((part) => ` · ${part}`)}
        </>
      ),
    ],
    opens: false,
    actions: <DoneButton />,
    intro: RETURN_TEXTS.intro,
    sort: '-Id',
    filterDefaultValues: { Estado: 'pendiente' },
  },
})

function ConfirmButton() {
  const record = useRecordContext<StaffTransfer>()
  if (record === undefined) return null
  return (
    <DialogButton
      label={TEXTS.confirm}
      about={TEXTS.confirmTitle(record.Pedido)}
      dialog={(close) => <ConfirmDialog record={record} onClose={close} />}
    />
  )
}

function ConfirmDialog({ record, onClose }: { record: StaffTransfer; onClose: () => void }) {
  async function confirm(form: HTMLFormElement) {
    const body = {
      Importe: typedPesos(form, 'Importe'),
      Fecha: typedText(form, 'Fecha'),
      Movimiento: typedText(form, 'Movimiento'),
      Otra: typedText(form, 'Otra') !== '',
    }
    await callServer(confirmTransfer, { params: { Id: record.Id }, body })
  }
  return (
    <FormDialog
      title={TEXTS.confirmTitle(record.Pedido)}
      explanation={TEXTS.confirmHint(record.Referencia, formatPesos(record.Importe))}
      confirm={TEXTS.send}
      onConfirm={confirm}
      done={TEXTS.confirmed}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField
            {...field('Importe')}
            label={TEXTS.amount}
            defaultValue={formatTyped(record.Importe, 2)}
            required
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
          />
          <TextField {...field('Fecha')} type="date" label={TEXTS.day} defaultValue={shopDay()} required />
          <TextField
            {...field('Movimiento')}
            label={TEXTS.movement}
            required
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <FormControlLabel control={<Checkbox name="Otra" />} label={TEXTS.another} />
        </>
      )}
    </FormDialog>
  )
}

function DoneButton() {
  const record = useRecordContext<StaffReturn>()
  if (record === undefined || record.Estado === 'hecha') return null
  return (
    <DialogButton
      label={RETURN_TEXTS.done}
      about={RETURN_TEXTS.doneHint(formatPesos(record.Importe), record.Pedido)}
      dialog={(close) => <DoneDialog record={record} onClose={close} />}
    />
  )
}

function DoneDialog({ record, onClose }: { record: StaffReturn; onClose: () => void }) {
  async function send(form: HTMLFormElement) {
    const body = { Numero: typedText(form, 'Numero'), Fecha: typedText(form, 'Fecha') }
    await callServer(recordReturn, { params: { Id: record.Id }, body })
  }
  return (
    <FormDialog
      title={RETURN_TEXTS.doneTitle(record.Cliente)}
      explanation={RETURN_TEXTS.doneHint(formatPesos(record.Importe), record.Pedido)}
      confirm={RETURN_TEXTS.send}
      onConfirm={send}
      done={RETURN_TEXTS.recorded}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField
            {...field('Numero')}
            label={RETURN_TEXTS.number}
            required
            autoFocus
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <TextField
            {...field('Fecha')}
            type="date"
            label={RETURN_TEXTS.day}
            defaultValue={shopDay()}
            required
          />
        </>
      )}
    </FormDialog>
  )
}

export const TransferAccountForm = () => (
  <OneRecordForm title={TRANSFER_ACCOUNT_TEXTS.many} saved={TRANSFER_ACCOUNT_TEXTS.saved}>
    <PendingAccountNotice De="cuenta-transferencias" />
    <Typography sx={{ mb: 1, maxWidth: '70ch' }}>{TRANSFER_ACCOUNT_TEXTS.intro}</Typography>
    <TextInput source="Alias" parse={keptText} helperText={TRANSFER_ACCOUNT_TEXTS.aliasHint} />
    <TextInput source="Cbu" parse={keptText} helperText={TRANSFER_ACCOUNT_TEXTS.cbuHint} />
    <TextInput source="Titular" parse={keptText} validate={required()} />
    <TextInput source="Cuit" parse={keptText} validate={required()} />
    <TextInput source="Banco" parse={keptText} />
  </OneRecordForm>
)
