import { Box, TextField, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { formatDate, formatPesos } from '@gondola/contract/base'
import { assignMovement, discardMovement, type BankMovement } from '@gondola/contract/payments'
import { MOVEMENT_REASONS, MOVEMENT_STATES, MOVEMENT_TEXTS as TEXTS } from '../texts/payments.ts'
import { callServer, fieldFault } from '../api/call-server.ts'
import { FormDialog, ReasonDialog } from '../ui/forms/form-dialog.tsx'
import { typedText } from '../ui/forms/form-values.ts'
import { DialogButton, RowButton } from '../ui/records/row-buttons.tsx'
import { OrderLink } from '../ui/orders/order-link.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { useAct } from '../ui/records/use-act.ts'
import { ExtractBox } from './extract-box.tsx'

/** Money that came into the account, and the upload of the bank's extract. */
export const movements = recordScreens<BankMovement>({
  list: {
    columns: [
      { field: 'Fecha', as: 'day' },
      { field: 'Importe', as: 'pesos' },
      { field: 'Texto', unsorted: true },
      {
        field: 'Estado',
        names: MOVEMENT_STATES,
        filter: true,
        unsorted: true,
        show: (movement) => <State record={movement} />,
        csv: ({ Estado }) => Estado,
      },
      { field: 'Pedido', right: true, show: () => <OrderLink /> },
      { field: 'Por', unsorted: true },
    ],
    line: [
      ({ Fecha, Importe }) => `${formatDate(Fecha)}: ${formatPesos(Importe)}`,
      (movement) => (
        <>
          {movement.Texto} · <State record={movement} />
          {movement.Pedido !== null && ' · '}
          <OrderLink word={TEXTS.fields.Pedido} />
        </>
      ),
    ],
    opens: false,
    actions: <Actions />,
    intro: TEXTS.intro,
    above: <ExtractBox />,
    sort: '-Id',
  },
})

const State = ({ record: { Estado, Motivo, Nota } }: { record: BankMovement }) => (
  <>
    {MOVEMENT_STATES[Estado]}
    {Estado === 'propuesto' && Motivo !== null && (
      <Typography component="span" variant="body2" color="text.secondary">
        {`. ${MOVEMENT_REASONS[Motivo]}`}
      </Typography>
    )}
    {Nota && ` (${Nota})`}
  </>
)

function Actions() {
  const record = useRecordContext<BankMovement>()
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
          dialog={(close) => (
            <ReasonDialog
              title={TEXTS.discardTitle}
              explanation={TEXTS.discardHint}
              label={TEXTS.note}
              confirm={TEXTS.discard}
              onConfirm={(Nota) => callServer(discardMovement, { params: { Id }, body: { Nota } })}
              done={TEXTS.discarded}
              onClose={close}
            />
          )}
        />
      )}
    </Box>
  )
}

interface DialogProps {
  record: BankMovement
  onClose: () => void
}

function AssignDialog({ record, onClose }: DialogProps) {
  async function assign(form: HTMLFormElement) {
    const Pedido = Number(typedText(form, 'Pedido'))
    if (!Number.isInteger(Pedido) || Pedido < 1) throw fieldFault('Pedido', TEXTS.badOrder)
    await callServer(assignMovement, { params: { Id: record.Id }, body: { Pedido } })
  }
  return (
    <FormDialog
      title={TEXTS.assignTitle}
      explanation={`${formatDate(record.Fecha)}: ${formatPesos(record.Importe)}. ${record.Texto}`}
      confirm={TEXTS.assign}
      faultsAt="Pedido"
      onConfirm={assign}
      done={TEXTS.assigned}
      onClose={onClose}
    >
      {(field) => (
        <TextField
          {...field('Pedido')}
          label={TEXTS.order}
          defaultValue={record.Pedido ?? ''}
          required
          autoFocus
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 10 } }}
        />
      )}
    </FormDialog>
  )
}
