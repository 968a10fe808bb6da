import { Box, TextField, Typography } from '@mui/material'
import { DataTable, SearchInput, SelectInput, SimpleList, useRecordContext } from 'react-admin'
import { formatDate, formatPesos } from '@gondola/contract/base'
import { assignMovement, discardMovement, type BankMovement } from '@gondola/contract/payments'
import { MOVEMENT_REASONS, MOVEMENT_STATES, MOVEMENT_TEXTS as TEXTS } from '../texts/bank-movements.ts'
import { callServer, fieldFault } from '../api/call-server.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { ReasonDialog } from '../ui/forms/reason-dialog.tsx'
import { typedText } from '../ui/forms/typed-text.ts'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { DialogButton } from '../ui/records/dialog-button.tsx'
import { DayField, PesosField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { RowButton } from '../ui/records/row-button.tsx'
import { useAct, useFormAct, useTellDone } from '../ui/records/use-act.ts'
import { ExtractBox } from './extract-box.tsx'
import { FormDialog } from './form-dialog.tsx'

type MovementRecord = BankMovement & { id: number }

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="Estado" source="Estado" choices={choicesOf(MOVEMENT_STATES)} alwaysOn />,
]

/** Money that came into the account, newest first, and the upload of the bank's extract. */
export function MovementList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Id', order: 'DESC' }}>
      <ExtractBox />
      {isNarrow ? (
        <SimpleList<MovementRecord>
          rowClick={false}
          primaryText={({ Fecha, Importe }) => `${formatDate(Fecha)}: ${formatPesos(Importe)}`}
          secondaryText={(record) => (
            <>
              {record.Texto} · <State record={record} /> <Actions />
            </>
          )}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="Fecha">
            <DayField source="Fecha" />
          </DataTable.Col>
          <DataTable.Col source="Importe" align="right">
            <PesosField source="Importe" />
          </DataTable.Col>
          <DataTable.Col source="Texto" disableSort />
          <DataTable.Col source="Estado" disableSort>
            <OwnState />
          </DataTable.Col>
          <DataTable.NumberCol source="Pedido" options={{ useGrouping: false }} />
          <DataTable.Col source="Por" disableSort />
          <DataTable.Col label="">
            <Actions />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}

function OwnState() {
  const record = useRecordContext<MovementRecord>()
  return record && <State record={record} />
}

const State = ({ record: { Estado, Motivo, Nota } }: { record: MovementRecord }) => (
  <>
    {MOVEMENT_STATES[Estado]}
    {Estado === 'propuesto' && Motivo !== null && (
      <Typography component="span" variant="body2" color="text.secondary">
        {` ${MOVEMENT_REASONS[Motivo]}`}
      </Typography>
    )}
    {Nota && ` (${Nota})`}
  </>
)

function Actions() {
  const record = useRecordContext<MovementRecord>()
  const act = useAct()
  if (record === undefined || record.Estado === 'asignado') return null
  const { Id, Estado, Pedido } = record
  const about = `${formatPesos(record.Importe)} ${record.Texto}`
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap' }}>
      {Estado === 'propuesto' && Pedido !== null && (
        <RowButton
          onClick={() =>
            void act(() => callServer(assignMovement, { params: { Id }, body: { Pedido } }), TEXTS.assigned)
          }
        >
          {TEXTS.assignTo(Pedido)}
        </RowButton>
      )}
      <DialogButton
        label={TEXTS.assign}
        about={about}
        dialog={(close) => <AssignDialog record={record} onClose={close} />}
      />
      {Estado !== 'descartado' && (
        <DialogButton
          label={TEXTS.discard}
          about={about}
          dialog={(close) => <DiscardDialog record={record} onClose={close} />}
        />
      )}
    </Box>
  )
}

interface DialogProps {
  record: MovementRecord
  onClose: () => void
}

function AssignDialog({ record, onClose }: DialogProps) {
  const { onSubmit, field } = useFormAct(async (form) => {
    const Pedido = Number(typedText(form, 'Pedido'))
    if (!Number.isInteger(Pedido) || Pedido < 1) throw fieldFault('Pedido', TEXTS.badOrder)
    await callServer(assignMovement, { params: { Id: record.Id }, body: { Pedido } })
    onClose()
  }, TEXTS.assigned)
  return (
    <FormDialog
      title={TEXTS.assignTitle}
      hint={`${formatDate(record.Fecha)}: ${formatPesos(record.Importe)}. ${record.Texto}`}
      send={TEXTS.assign}
      back={TEXTS.back}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        {...field('Pedido')}
        label={TEXTS.order}
        defaultValue={record.Pedido ?? ''}
        required
        fullWidth
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
      />
    </FormDialog>
  )
}

function DiscardDialog({ record, onClose }: DialogProps) {
  const tellDone = useTellDone()
  const discard = async (Nota: string) => {
    await callServer(discardMovement, { params: { Id: record.Id }, body: { Nota } })
    onClose()
    tellDone(TEXTS.discarded)
  }
  return (
    <ReasonDialog
      title={TEXTS.discardTitle}
      explanation={TEXTS.discardHint}
      label={TEXTS.note}
      confirm={TEXTS.discard}
      cancel={TEXTS.back}
      onConfirm={discard}
      onClose={onClose}
    />
  )
}
