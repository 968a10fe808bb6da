import { TextField, Typography } from '@mui/material'
import { DataTable, SearchInput, SelectInput, SimpleList, useRecordContext } from 'react-admin'
import { formatPesos } from '@gondola/contract/base'
import { recordReturn, type StaffReturn } from '@gondola/contract/payments'
import { RETURN_STATES, RETURN_TEXTS as TEXTS } from '../texts/transfers.ts'
import { callServer } from '../api/call-server.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { typedText } from '../ui/forms/typed-text.ts'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { DialogButton } from '../ui/records/dialog-button.tsx'
import { MomentField, NameField, PesosField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useFormAct } from '../ui/records/use-act.ts'
import { FormDialog, todayTyped } from './form-dialog.tsx'

type ReturnRecord = StaffReturn & { id: number }

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="Estado" source="Estado" choices={choicesOf(RETURN_STATES)} alwaysOn />,
]

/** Money to be given back by transfer, newest first. */
export function ReturnList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen
      filters={FILTERS}
      filterDefaultValues={{ Estado: 'pendiente' }}
      sort={{ field: 'Id', order: 'DESC' }}
    >
      <Typography variant="body2" sx={{ p: 2, maxWidth: '70ch' }}>
        {TEXTS.intro}
      </Typography>
      {isNarrow ? (
        <SimpleList<ReturnRecord>
          rowClick={false}
          primaryText={({ Cliente, Importe }) => `${Cliente}: ${formatPesos(Importe)}`}
          secondaryText={(record) => <Narrow record={record} />}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.NumberCol source="Pedido" options={{ useGrouping: false }} />
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
          <DataTable.Col label="">
            <DoneButton />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}

const Narrow = ({ record: { Pedido, Telefono, Origen, Numero } }: { record: ReturnRecord }) => (
  <>
    {[`${TEXTS.fields.Pedido} ${Pedido}`, Telefono, Origen, Numero].filter(Boolean).join(' · ')}{' '}
    <DoneButton />
  </>
)

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
  const { onSubmit, field } = useFormAct(async (form) => {
    const body = { Numero: typedText(form, 'Numero'), Fecha: typedText(form, 'Fecha') }
    await callServer(recordReturn, { params: { Id: record.Id }, body })
    onClose()
  }, TEXTS.recorded)
  return (
    <FormDialog
      title={TEXTS.doneTitle(record.Cliente)}
      hint={TEXTS.doneHint(formatPesos(record.Importe), record.Pedido)}
      send={TEXTS.send}
      back={TEXTS.back}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        {...field('Numero')}
        label={TEXTS.number}
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        {...field('Fecha')}
        type="date"
        label={TEXTS.day}
        defaultValue={todayTyped()}
        required
        fullWidth
      />
    </FormDialog>
  )
}
