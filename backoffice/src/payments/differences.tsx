import { Box } from '@mui/material'
import { BooleanInput, useRecordContext } from 'react-admin'
import { formatPesos } from '@gondola/contract/base'
import { solveDifference, type PaymentDifference } from '@gondola/contract/payments'
import { DIFFERENCE_ADVICE, DIFFERENCE_KINDS, DIFFERENCE_TEXTS as TEXTS } from '../texts/payments.ts'
import { callServer } from '../api/call-server.ts'
import { ReasonDialog } from '../ui/forms/form-dialog.tsx'
import { DialogButton } from '../ui/records/row-buttons.tsx'
import { OrderLink } from '../ui/orders/order-link.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { Hint } from '../ui/frame/part.tsx'

/** Differences with the payment providers, each with what to do. */
export const differences = recordScreens<PaymentDifference>({
  list: {
    columns: [
      {
        field: 'Clase',
        names: DIFFERENCE_KINDS,
        filter: true,
        show: (difference) => <Kind record={difference} />,
        csv: ({ Clase }) => Clase,
      },
      { field: 'Pago', unsorted: true },
      { field: 'Pedido', right: true, show: () => <OrderLink /> },
      { field: 'Nuestro', as: 'pesos', unsorted: true },
      { field: 'Suyo', as: 'pesos', unsorted: true },
      { field: 'Fechahora', as: 'moment' },
      { field: 'Nota', unsorted: true },
    ],
    line: [
      ({ Clase, Pago }) => `${DIFFERENCE_KINDS[Clase]}: ${Pago}`,
      (difference) => <Narrow record={difference} />,
    ],
    opens: false,
    actions: <SolveButton />,
    intro: TEXTS.intro,
    sort: '-Id',
    filters: [<BooleanInput key="Abiertas" source="Abiertas" alwaysOn />],
    filterDefaultValues: { Abiertas: true },
  },
})

const Kind = ({ record: { Clase, Detalle } }: { record: PaymentDifference }) => (
  <Box sx={{ maxWidth: '44ch' }}>
    <strong>{DIFFERENCE_KINDS[Clase]}</strong>
    <Hint>
      {DIFFERENCE_ADVICE[Clase]} {Detalle && `(${Detalle})`}
    </Hint>
  </Box>
)

const pesos = (amount: number | null) => (amount === null ? '—' : formatPesos(amount))

const Narrow = ({
  record: { Clase, Pedido, Nuestro, Suyo, Detalle, Nota },
}: {
  record: PaymentDifference
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
  const record = useRecordContext<PaymentDifference>()
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
          color="primary"
          onConfirm={(Nota) => callServer(solveDifference, { params: { Id }, body: { Nota } })}
          done={TEXTS.solved}
          onClose={close}
        />
      )}
    />
  )
}
