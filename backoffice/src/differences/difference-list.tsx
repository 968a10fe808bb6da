import { Box, Typography } from '@mui/material'
import { BooleanInput, DataTable, SearchInput, SelectInput, SimpleList, useRecordContext } from 'react-admin'
import { formatPesos } from '@gondola/contract/base'
import { solveDifference, type PaymentDifference } from '@gondola/contract/payments'
import { DIFFERENCE_ADVICE, DIFFERENCE_KINDS, DIFFERENCE_TEXTS as TEXTS } from '../texts/differences.ts'
import { callServer } from '../api/call-server.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { ReasonDialog } from '../ui/forms/reason-dialog.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { DialogButton } from '../ui/records/dialog-button.tsx'
import { MomentField, PesosField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useTellDone } from '../ui/records/use-act.ts'

type DifferenceRecord = PaymentDifference & { id: number }

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="Clase" source="Clase" choices={choicesOf(DIFFERENCE_KINDS)} alwaysOn />,
  <BooleanInput key="Abiertas" source="Abiertas" alwaysOn />,
]

/** Differences with the payment providers, newest first, each with what to do. */
export function DifferenceList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen
      filters={FILTERS}
      filterDefaultValues={{ Abiertas: true }}
      sort={{ field: 'Id', order: 'DESC' }}
    >
      <Typography variant="body2" sx={{ p: 2, maxWidth: '70ch' }}>
        {TEXTS.intro}
      </Typography>
      {isNarrow ? (
        <SimpleList<DifferenceRecord>
          rowClick={false}
          primaryText={({ Clase, Pago }) => `${DIFFERENCE_KINDS[Clase]}: ${Pago}`}
          secondaryText={(record) => <Narrow record={record} />}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="Clase">
            <Kind />
          </DataTable.Col>
          <DataTable.Col source="Pago" disableSort />
          <DataTable.NumberCol source="Pedido" options={{ useGrouping: false }} />
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
          <DataTable.Col label="">
            <SolveButton />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}

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

const Narrow = ({ record: { Clase, Pedido, Nuestro, Suyo, Nota } }: { record: DifferenceRecord }) => (
  <>
    {Pedido !== null && `${TEXTS.fields.Pedido} ${Pedido}. `}
    {TEXTS.fields.Nuestro}: {pesos(Nuestro)}. {TEXTS.fields.Suyo}: {pesos(Suyo)}. {DIFFERENCE_ADVICE[Clase]}{' '}
    {Nota} <SolveButton />
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
