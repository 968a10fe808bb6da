import { TextField } from '@mui/material'
import { DataTable, useRecordContext } from 'react-admin'
import { formatPesos } from '@gondola/contract/base'
import { recordReturn, type StaffReturn } from '@gondola/contract/payments'
import { RETURN_STATES, RETURN_TEXTS as TEXTS } from '../texts/transfers.ts'
import { callServer } from '../api/call-server.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { shopToday } from '../ui/forms/shop-today.ts'
import { typedText } from '../ui/forms/typed-text.ts'
import { DialogButton } from '../ui/records/dialog-button.tsx'
import { MomentField, NameField, PesosField } from '../ui/records/fields.tsx'
import { OrderLink } from '../ui/records/order-link.tsx'
import { useTellDone } from '../ui/records/use-act.ts'
import { searchAndChoice, WorkList } from '../ui/records/work-list.tsx'

type ReturnRecord = StaffReturn & { id: number }

/** Money to be given back by transfer. */
export const ReturnList = () => (
  <WorkList<ReturnRecord>
    intro={TEXTS.intro}
    filters={FILTERS}
    filterDefaultValues={{ Estado: 'pendiente' }}
    title={({ Cliente, Importe }) => `${Cliente}: ${formatPesos(Importe)}`}
    details={({ Telefono, Origen, Numero }) => (
      <>
        <OrderLink word={TEXTS.fields.Pedido} />
        {[Telefono, Origen, Numero].filter(Boolean).map((part) => ` · ${part}`)}
      </>
    )}
    actions={<DoneButton />}
  >
    <DataTable.Col source="Pedido" align="right">
      <OrderLink />
    </DataTable.Col>
    <DataTable.Col source="Cliente" disableSort />
    <DataTable.Col source="Telefono" disableSort />
    <DataTable.Col source="Importe" align="right">
      <PesosField source="Importe" />
    </DataTable.Col>
    <DataTable.Col source="Origen" disableSort />
    <DataTable.Col source="Fechahora">
      <MomentField source="Fechahora" />
    </DataTable.Col>
    <DataTable.Col source="Estado" disableSort>
      <NameField source="Estado" names={RETURN_STATES} />
    </DataTable.Col>
    <DataTable.Col source="Numero" disableSort />
  </WorkList>
)

const FILTERS = searchAndChoice('Estado', RETURN_STATES)

function DoneButton() {
  const record = useRecordContext<ReturnRecord>()
  if (record === undefined || record.Estado === 'hecha') return null
  return (
    <DialogButton
      label={TEXTS.done}
      about={TEXTS.doneHint(formatPesos(record.Importe), record.Pedido)}
      dialog={(close) => <DoneDialog record={record} onClose={close} />}
    />
  )
}

function DoneDialog({ record, onClose }: { record: ReturnRecord; onClose: () => void }) {
  const tellDone = useTellDone()
  async function done(form: HTMLFormElement) {
    const body = { Numero: typedText(form, 'Numero'), Fecha: typedText(form, 'Fecha') }
    await callServer(recordReturn, { params: { Id: record.Id }, body })
    onClose()
    tellDone(TEXTS.recorded)
  }
  return (
    <FormDialog
      title={TEXTS.doneTitle(record.Cliente)}
      explanation={TEXTS.doneHint(formatPesos(record.Importe), record.Pedido)}
      confirm={TEXTS.send}
      cancel={TEXTS.back}
      onConfirm={done}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField
            {...field('Numero')}
            label={TEXTS.number}
            required
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <TextField
            {...field('Fecha')}
            type="date"
            label={TEXTS.day}
            defaultValue={shopToday()}
            required
            fullWidth
          />
        </>
      )}
    </FormDialog>
  )
}
