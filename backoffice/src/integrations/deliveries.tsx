import { Box, Button } from '@mui/material'
import {
  AutocompleteInput,
  ListButton,
  ReferenceInput,
  SelectInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import {
  DELIVERY_STATES,
  DELIVERY_TEXTS as TEXTS,
  EVENT_NAMES,
  replayDelivery,
  staffWebhooks,
  type WebhookDelivery,
  type WebhookDeliveryWhole,
} from '@gondola/contract/integrations'
import { callServer } from '../api/call-server.ts'
import { choicesOf } from '../ui/forms/choice-field.tsx'
import { WholeInput } from '../ui/forms/number-inputs.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { useAct } from '../ui/records/use-act.ts'

/** Webhook deliveries, newest first: the body sent, and the response. */
export const deliveries = recordScreens<WebhookDelivery>({
  list: {
    columns: [
      { field: 'Fechahora', as: 'moment' },
      { field: 'NombreWebhook', unsorted: true },
      { field: 'Tipo', names: EVENT_NAMES },
      { field: 'Pedido', as: 'number', cell: { options: { useGrouping: false } } },
      { field: 'Estado', names: DELIVERY_STATES, filter: true },
      { field: 'Intentos', as: 'number' },
      { field: 'UltimoError', unsorted: true },
    ],
    line: [
      ({ Tipo, Pedido }) => `${EVENT_NAMES[Tipo]}: ${Pedido}`,
      ({ NombreWebhook, UltimoError }) => UltimoError ?? NombreWebhook,
      'Estado',
    ],
    opens: 'show',
    sort: '-Id',
    search: false,
    filters: [
      <WholeInput key="Pedido" source="Pedido" min={1} alwaysOn />,
      <SelectInput key="Tipo" source="Tipo" choices={choicesOf(EVENT_NAMES)} />,
      <ReferenceInput key="Webhook" source="Webhook" reference={staffWebhooks.name}>
        <AutocompleteInput label={TEXTS.fields.Webhook} optionText="Nombre" />
      </ReferenceInput>,
    ],
  },
  show: {
    columns: [
      { field: 'NombreWebhook' },
      { field: 'Tipo', names: EVENT_NAMES },
      { field: 'Pedido' },
      { field: 'Fechahora', as: 'moment' },
      { field: 'Estado', names: DELIVERY_STATES },
      { field: 'Intentos', as: 'number' },
      { field: 'Proximo', as: 'moment' },
      { field: 'Entregado', as: 'moment' },
      { field: 'Codigo' },
      { field: 'UltimoError' },
      { field: 'Evento', cell: { sx: { overflowWrap: 'anywhere' } } },
      { field: 'Respuesta', show: (delivery) => <Bytes text={wholeOf(delivery).Respuesta ?? ''} /> },
      { field: 'Cuerpo', show: (delivery) => <Bytes text={indented(wholeOf(delivery).Cuerpo)} /> },
    ],
    actions: <DeliveryActions />,
  },
})

/** A delivery's page has it whole. */
const wholeOf = (delivery: WebhookDelivery) => delivery as WebhookDeliveryWhole

const Bytes = ({ text }: { text: string }) => (
  <Box
    component="pre"
    tabIndex={0}
    sx={{ m: 0, maxHeight: 360, overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
  >
    {text}
  </Box>
)

const indented = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)

function DeliveryActions() {
  const delivery = useRecordContext<WebhookDeliveryWhole & { id: number }>()
  const may = useMay('integraciones.editar')
  const act = useAct()
  const replay = (Id: number) => act(() => callServer(replayDelivery, { params: { Id } }), TEXTS.replayed)

  return (
    <TopToolbar>
      {may && delivery && <Button onClick={() => void replay(delivery.Id)}>{TEXTS.replay}</Button>}
      <ListButton />
    </TopToolbar>
  )
}
