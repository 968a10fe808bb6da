import { Box, Typography } from '@mui/material'
import { BooleanInput, DataTable, useRecordContext } from 'react-admin'
import { formatPesos } from '@gondola/contract/base'
import { solveDifference, type PaymentDifference } from '@gondola/contract/payments'
import { DIFFERENCE_ADVICE, DIFFERENCE_KINDS, DIFFERENCE_TEXTS as TEXTS } from '../texts/differences.ts'
import { callServer } from '../api/call-server.ts'
import { ReasonDialog } from '../ui/forms/reason-dialog.tsx'
import { DialogButton } from '../ui/records/dialog-button.tsx'
import { MomentField, PesosField } from '../ui/records/fields.tsx'
import { OrderLink } from '../ui/records/order-link.tsx'
import { useTellDone } from '../ui/records/use-act.ts'
import { searchAndChoice, WorkList } from '../ui/records/work-list.tsx'

type DifferenceRecord = PaymentDifference & { id: number }

/** Differences with the payment providers, each with what to do. */
export const DifferenceList = () => (
  <WorkList<DifferenceRecord>
    intro={TEXTS.intro}
    filters={FILTERS}
    filterDefaultValues={{ Abiertas: true }}
    title={({ Clase, Pago }) => `${DIFFERENCE_KINDS[Clase]}: ${Pago}`}
    details={(record) => <Narrow record={record} />}
    actions={<SolveButton />}
  >
    <DataTable.Col source="Clase">
      <Kind />
    </DataTable.Col>
    <DataTable.Col source="Pago" disableSort />
    <DataTable.Col source="Pedido" align="right">
      <OrderLink />
    </DataTable.Col>
    <DataTable.Col source="Nuestro" align="right" disableSort>
      <PesosField source="Nuestro" />
    </DataTable.Col>
    <DataTable.Col source="Suyo" align="right" disableSort>
      <PesosField source="Suyo" />
    </DataTable.Col>
    <DataTable.Col source="Fechahora">
      <MomentField source="Fechahora" />
    </DataTable.Col>
    <DataTable.Col source="Nota" disableSort />
  </WorkList>
)

const FILTERS = [
  ...searchAndChoice('Clase', DIFFERENCE_KINDS),
  <BooleanInput key="Abiertas" source="Abiertas" alwaysOn />,
]

function Kind() {
  const record = useRecordContext<DifferenceRecord>()
  if (record === undefined) return null
  return (
    <Box sx={{ maxWidth: '44ch' }}>
      <strong>{DIFFERENCE_KINDS[record.Clase]}</strong>
      <Typography variant="body2" color="text.secondary">
        {DIFFERENCE_ADVICE[record.Clase]} {record.Detalle && `(${record.Detalle})`}
      </Typography>
    </Box>
  )
}

const pesos = (amount: number | null) => (amount === null ? '—' : formatPesos(amount))

const Narrow = ({
  record: { Clase, Pedido, Nuestro, Suyo, Detalle, Nota },
}: {
  record: DifferenceRecord
}) => (
  <>
    {Pedido !== null && (
      <>
        <OrderLink word={TEXTS.fields.Pedido} />.{' '}
      </>
    )}
    {TEXTS.fields.Nuestro}: {pesos(Nuestro)}. {TEXTS.fields.Suyo}: {pesos(Suyo)}. {DIFFERENCE_ADVICE[Clase]}{' '}
    {Detalle && `(${Detalle})`} {Nota}
  </>
)

function SolveButton() {
  const record = useRecordContext<DifferenceRecord>()
  const tellDone = useTellDone()
  if (record === undefined || record.Resuelta !== null) return null
  const { Id, Clase, Pago } = record
  return (
    <DialogButton
      label={TEXTS.solve}
      about={`${DIFFERENCE_KINDS[Clase]} ${Pago}`}
      dialog={(close) => (
        <ReasonDialog
          title={TEXTS.solveTitle}
          explanation={DIFFERENCE_ADVICE[Clase]}
          label={TEXTS.note}
          confirm={TEXTS.solve}
          cancel={TEXTS.back}
          color="primary"
          onConfirm={async (Nota) => {
            await callServer(solveDifference, { params: { Id }, body: { Nota } })
            close()
            tellDone(TEXTS.solved)
          }}
          onClose={close}
        />
      )}
    />
  )
}
